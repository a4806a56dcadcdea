## 글로 보는 테이블
table-round = { $round }라운드, { $name } 님의 차례
table-supply =
    { $n ->
        [0] 덱이 다 떨어졌어요.
       *[other] 덱({ $pass }/2): { $n }장
    }
table-discard-top =
    { $n ->
        [0] 버린 카드: 없음
       *[other] 버린 카드: { $n }장, 맨 위 { $card }
    }
table-discard = 버린 카드 { $n }장, 위에서부터: { $cards }
table-poster = { $outlaw }: { $bounty }달러
table-poster-open = { $outlaw }: { $bounty }달러, 등록, 모두 { $points }점
table-seat = { $name }: { $money }달러, 손에 { $cards }장
table-known = 손에 있다고 알려진 카드: { $cards }
table-absent = 물었을 때 손에 없던 무법자: { $outlaws }
table-group =
    { $pays ->
        [0] { $outlaw } { $points }점: { $cards }
       *[other] { $outlaw } { $points }점(지금 { $pays }달러): { $cards }
    }
table-hideout = { NTH($n) }번 은신처에 가려진 { $outlaw } { $points }점: { $cards }
table-hand = 내 손: { $cards }
table-count = { $card } { $n }장

## 점수표: 터미널
sheet-help =
    라운드마다 먼저 수배전단을, 다음에 사람마다 앞에 놓인 점수를 적어요.
    수배전단은 놓인 현상금을 모두 적거나 그 라운드에 늘어난 만큼을 +로 적어요. 예: 벨 스타 6000 제시 제임스 +3000
    사람은 무법자마다 점수를 적고, 은신처에 덮인 점수는 그 뒤에 따로 적어요. 예: 벨 스타 6 제시 제임스 10 은신처 4
sheet-table = 수배전단의 현상금:
