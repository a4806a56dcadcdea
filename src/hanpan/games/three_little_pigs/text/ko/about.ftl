## 이게 뭐예요?: 장터
about-pile = { $pile } 더미
about-pile-text =
    { $part ->
        [door] 문은 집의 맨 아래 타일이고, 집 한 채에 한 장까지예요.
        [window] 창문은 집의 첫 타일이 될 수 있고, 몇 장이든 쌓을 수 있어요.
       *[roof] 지붕을 올리면 집이 완성되고, 그때부터 점수가 돼요.
    } 값은 같은 그림 { $price }개, 완성한 집에서 { $price }점이에요. { $count ->
        [0] 지금은 빈 더미예요.
       *[other] { $count }장 남았어요.
    }{ $pots ->
        [0] { "" }
       *[other] { " " }맨 위 타일에는 화분이 { $pots }개 있어요.{ $veteran ->
            [true] { " " }베테랑 변형에서는 화분 수를 견주기만 해요.
           *[false] { " " }완성한 집의 화분은 하나에 1점이에요.
        }
    }
about-price = { $material } = { $price }
about-price-text = 돼지 머리 { $price }개는 두 가지를 말해요. 같은 그림 { $price }개로 { $material } 타일을 사고, 완성한 집에서 한 장이 { $price }점이에요.
about-stall = 장터
about-stall-text = 재료마다 한 줄, 부분마다 한 칸이에요. 한 줄을 위에서 아래로 보면 지붕, 창문, 문으로 된 집 한 채예요.

## 주사위
about-die = { $die }
about-die-text =
    { $colour ->
        [white] 문 2면, 창문 2면, 지붕 2면이고 늑대는 없어요.
       *[black] 문 2면, 창문 2면, 지붕 1면, 늑대 1면이에요.
    } { $face ->
        [none] 이번 차례에는 아직 굴리지 않았어요.
        [wolf] 늑대가 나와서 잠겼어요. 이번 차례에는 다시 굴릴 수 없고 값으로도 못 써요.
       *[other] 지금 나온 그림: { $name }
    }
about-rolls = 굴림
about-rolls-text = 한 차례에 { $most }번까지 굴려요. 첫 번째는 다섯 개를 모두 굴리고, 그다음부터는 고른 것만 굴리거나 멈춰요.
about-wolves = 늑대 칸
about-wolves-text = 늑대가 { $most }마리 보이면 그 차례에는 짓지 못하고, 대신 상대의 집 한 채를 불어야 해요. 지금은 { $wolves }마리예요.
about-stop = 지금 멈추면
about-stop-text = 굴리기를 멈췄을 때 살 수 있는 가장 좋은 타일과 놓을 곳이에요. 규칙대로 세어 본 값이고, 꼭 그대로 하지 않아도 돼요.
about-risk = 다시 굴리면
about-risk-text = 고른 주사위를 다시 굴렸을 때의 확률이에요. 빨간 빗금은 늑대 때문에 짓지 못할 확률, 초록은 더 나아질 확률, 회색은 그대로일 확률이에요. 면의 수를 세어 정확히 셈해요.

## 집
about-house = { $name } 님의 { NTH($house) }번 집
about-house-text =
    { $complete ->
        [true] 지붕을 올려 완성된 집이에요. 더는 아무것도 놓을 수 없고, 늑대만 부술 수 있어요.
       *[false] 아직 지붕이 없는 집이에요. 판이 끝날 때까지 지붕을 올리지 못하면 0점이에요.
    } 아래부터 { $tiles }.
about-plot = 새 집 자리
about-plot-text = 문이나 창문으로 새 집을 시작할 수 있는 빈터예요. 집은 몇 채든 지을 수 있어요.
about-seat = { $name } 님의 자리
about-seat-text = 지금 끝나면 { $points }점이에요. 완성한 집 { $completed }채, 짓는 중인 집 { $unfinished }채예요.{ $roofed ->
        [0] { "" }
       *[other] { " " }짓는 중인 집에 가장 싼 지붕을 올린다면 { $roofed }점을 더 얻어요.
    }

## 끝과 늑대
about-meter = 끝까지 남은 더미
about-meter-text = 빈 더미가 { $end }개가 되면 판이 끝나요. 지금은 { $empty }개예요. 마지막 한 장을 사면 더미가 비어요.
about-spinner = 회전판
about-spinner-text = 여섯 칸 가운데 밀짚이 3칸, 나무가 2칸, 벽돌이 1칸이에요. 노린 집에서 나온 재료의 타일이 날아가요. 집은 돌리기 전에 정해요.
about-wolf = 늑대
about-wolf-text = 검은 주사위에서 두 마리가 나오면 나타나요. 부는 사람이 상대의 집 한 채를 골라요. 날아간 타일은 더미로 돌아오지 않아요.
about-outcomes = 불면 생기는 일
about-outcomes-text = 회전판이 멈출 재료마다 확률, 날아갈 타일, 주인의 점수가 얼마나 바뀌는지 보여 드려요.

## 상장 카드
about-award = { $award }
about-award-text =
    { $kind ->
        [award_first_straw] 밀짚만으로 된 집을 처음 완성한 사람이 받아요. 2점이에요.
        [award_first_wood] 나무만으로 된 집을 처음 완성한 사람이 받아요. 2점이에요.
        [award_first_brick] 벽돌만으로 된 집을 처음 완성한 사람이 받아요. 2점이에요.
        [award_most_pots] 판이 끝났을 때 완성한 집에 화분이 가장 많은 사람이 받아요. 3점이에요. 동점이면 아무도 못 받아요.
        [award_most_houses] 판이 끝났을 때 완성한 집이 가장 많은 사람이 받아요. 3점이에요. 동점이면 아무도 못 받아요.
       *[award_tallest] 판이 끝났을 때 가장 높은 집을 완성해 둔 사람이 받아요. 3점이에요. 동점이면 아무도 못 받아요.
    } { $name ->
        [none] 지금은 아무도 가져가지 않아요.
       *[other] 지금은 { $name } 님이에요.
    }
about-awards = 상장 카드
about-awards-text = 베테랑 변형에서 쓰는 여섯 장이에요. 세 장은 먼저 해낸 사람이 바로 받고, 세 장은 판이 끝날 때 으뜸이 받아요.

## 기록
event-PileTurned-all = 더미 { $n }개의 맨 위 타일이 드러났어요.
event-PileOrdered-all = 더미 { $n }개를 바닥까지 펼쳤어요.
