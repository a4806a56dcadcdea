## 점수의 단위
amount = { $n }달러

## 점수표: 상에 있을 수 없는 것
why-sheet_over = { $last }라운드에서 게임이 끝났어요. { $round }라운드를 지우거나 앞의 라운드를 고쳐 주세요.
why-sheet_points = { $round }라운드 { $outlaw }: 점수를 모두 더하면 { $n }점이에요. 카드를 다 모아도 { $most }점까지예요.
why-sheet_odd = { $round }라운드: 홀수 점수가 { $n }곳이에요. 홀수는 역마차강도 두 장과 가장 빠른 총잡이 한 장으로만 나오니 { $most }곳까지예요.
why-sheet_hideouts = { $round }라운드: 덮인 곳이 { $n }곳이에요. 은신처는 { $most }장뿐이에요.
why-sheet_bounty = { $round }라운드 { $outlaw }: 라운드를 시작할 때 이미 { $least }달러가 있었어요.
why-sheet_first_set = { $round }라운드 { $outlaw }: 첫 세트를 놓으면 현상금이 { $least }달러 넘게 늘거나 그만큼 늘어요. 수배전단을 확인해 주세요. 적은 그대로 세었어요.

## 점수표: 화면과 터미널
sheet-place =
    { $paid ->
        [0] { $outlaw }: { $left }달러가 남아요
       *[other] { $left ->
            [0] { $outlaw }: { $bounty }달러를 모두 나눴어요
           *[other] { $outlaw }: { $bounty }달러에서 { $left }달러가 남아요
        }
    }
sheet-posters = 수배전단
sheet-posters-about = 정산하기 전에 수배전단에 놓인 현상금이에요.
sheet-bounty-step = { $outlaw } 현상금 { $step }
sheet-bounty-of = { $outlaw }의 현상금
sheet-points-about = 열린 카드의 점수만 적어요. 무법자 카드는 2점이에요.
sheet-points-of = { $outlaw } 점수
sheet-points-step = { $outlaw } 점수 { $step }
sheet-covered = 은신처에 덮인 점수
sheet-covered-of = { $outlaw }, 덮인 점수
sheet-covered-step = { $outlaw }, 덮인 점수 { $step }
sheet-points = { $outlaw } { $points }점
sheet-empty = 아직 아무것도 적지 않았어요.
