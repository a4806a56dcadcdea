## 글로 보는 테이블
table-turn = { $n }번째 차례: { $name }
table-empty = 빈 더미 { $empty } / { $end }
table-dice = 주사위: { $dice }
table-die = { $die } { $face }
table-market = 시장
table-material = { $material } (같은 그림 { $price }개): { $piles }
table-pile =
    { $left ->
        [0] { $part } 빈 더미
       *[other]
            { $pots ->
                [0] { $part } { $left }장
               *[other] { $part } { $left }장 (맨 위 화분 { $pots })
            }
    }
table-seat =
    { $roofed ->
        [0] { $name }: { $points }점
       *[other] { $name }: { $points }점, 지붕을 올리면 +{ $roofed }점
    }
table-complete = { NTH($n) }번 집 완성: { $tiles }
table-unfinished = { NTH($n) }번 집 미완성: { $tiles }
table-award = 상장 카드 { $award }: { $name }
table-nobody = 없음

## 점수표: 터미널
sheet-help =
    집마다 타일을 차례로 적고 집 사이에 /를 넣어요. 예: 나무 문 창문+1 지붕 / 벽돌 문
    재료를 한 번 쓰면 다음 부분에도 이어져요. +1과 +2는 화분이에요. 베테랑 변형이면 가진 상장 카드도 적어요. 예: 첫 밀짚 집
