## 자리와 차례
board-turn = { $turn }번째 차례
board-now-wolf = 늑대
board-if-roofed = 지붕 올리면 +{ $points }
board-counters = 완성 { $completed } · 짓는 중 { $unfinished }
board-area-sum = 지금 { $points }점 · 완성 { $completed } · 짓는 중 { $unfinished }
board-area-empty = 아직 집이 없어요.

## 끝까지 남은 길
board-meter = 끝까지 남은 더미
board-meter-empty = 빈 더미
board-meter-left =
    { $left ->
        [0] 이번이 끝
        [1] 이제 하나만 비면 끝
       *[other] { $left }개 더 비면 끝
    }
board-empty = 빈 더미 { $empty }/{ $end }
board-pile-gone = 없음
board-pile-count = { $pile } { $count }장

## 장터
board-market = 장터
board-price = { $material } = { $price }
board-pile =
    { $count ->
        [0] { $tile }, 빈 더미
       *[other] { $tile }, 남은 { $count }장{ $mark ->
            [payable] , 지금 멈추면 살 수 있음
            [legal] , 살 수 있음
            [selected] , 고름
            [off] , 지금은 살 수 없음
           *[idle] { "" }
        }{ $ends ->
            [true] , 사면 끝나는 마지막 장
           *[false] { "" }
        }{ $below ->
            [none] { "" }
           *[other] , 그 아래 화분 { $below }
        }
    }
board-pile-chosen = 고름
board-pile-payable = 지금 살 수 있음
board-pile-legal = 살 수 있음
board-pile-ends = 사면 끝

## 주사위
board-tray = 주사위
board-rolls = 굴림
board-rolls-done = 마침
board-wolves = 늑대
board-dice-kinds = 흰 2 · 검은 3
board-step = 짓기 { $step }/{ $most }
board-roll-short = 굴림 { $roll }/{ $most }
board-wolf-short = 늑대 { $wolves }/{ $most }
board-risk-short = 위험 { $percent }%
board-die =
    { $die }, { $face ->
        [none] 아직 굴리지 않음
       *[other] { $face }
    }{ $state ->
        [kept] , 남김
        [reroll] , 다시 굴림
        [locked] , 잠김
        [paid] , 값으로 냄
        [free] , 남음
       *[none] { "" }
    }
board-die-kept = 남김
board-die-reroll = 다시 굴림
board-die-locked = 잠김
board-die-free = 남음
board-die-paid = { $part } 값

## 주사위 아래
board-counting = 세는 중…
board-stop = 지금 멈추면
board-stop-nothing = 살 수 있는 타일이 없어요.
board-stop-later = 지붕 뒤 { $points }
board-stop-ends = 판이 끝나요
board-stop-place =
    { $place ->
        [new] → 새 집
       *[house] → { NTH($house) }번 집{ $complete ->
            [true] { " " }완성
           *[false] { "" }
        }
    }
board-risk = { $k }개를 다시 굴리면
board-risk-none = 다시 굴리면
board-risk-pick = 주사위를 고르면 확률을 보여 드려요.
board-risk-wolf = 늑대 { $percent }%
board-risk-gain = 이득 { $percent }%
board-risk-part = { $part } { $percent }%
board-risk-same = 그대로 { $percent }%
board-chosen = 고른 타일
board-chosen-none = 살 타일을 골라 보세요.
board-bought = 산 타일
board-tile-facts =
    { $part } { $price }개 · { $price }점{ $pots ->
        [0] { "" }
       *[other] { " " }· 화분{"\u00A0"}{ $pots }
    }
board-symbols = 남은 그림
board-symbol = { $part } { $n }
board-next = 이어서 살 수 있는 타일
board-next-none = 남은 주사위로는 더 살 수 없어요.
board-next-last = 마지막
board-next-detail = 이어서 한 장 더 살 수 있어요: { $tiles }
board-mind = 잠깐
board-ends-game = 이 타일을 사면 판이 끝나요. 지붕 없는 집은 0점이에요.
board-news = 방금
board-forced = { $tile } — 꼭 사야 하는 하나뿐인 타일이라 자동으로 샀어요.

## 마당
board-yard-own = 내 마당
board-yard = { $name } 님의 마당
board-others = 다른 사람들의 집
board-targets = 노릴 집
board-house-title = { NTH($house) }번 집
board-house = { NTH($house) }번 집: { $tiles }. { $state }.
board-house-of = { $name } 님의 { $what }
board-house-open = 지붕 필요
board-house-complete = 완성
board-house-points = 완성, { $points }점
board-complete-tag-unknown = 완성
board-complete-tag-full = 완성 · { $points }점
board-complete-tag-short = 완성 { $points }
board-complete-tag-tiny = { $points }점
board-open-tag-full = { NTH($house) }번 집 · 지붕 필요
board-open-tag-short = 지붕 필요
board-open-tag-tiny = { NTH($house) }번
board-plot = 새 집
board-plot-closed = 지붕부터는 안 돼요
board-worth-later = 지붕 뒤 { $points }점
board-worth-later-brief = → { $points }점
board-slot-tag =
    { $fresh ->
        [true] 새 집 { $worth }
       *[false] { NTH($house) }번 집 { $worth }
    }
board-slot =
    { $what } { $mark ->
        [selected] 고른 곳
        [legal] 놓을 수 있음
       *[closed] 여기에는 놓을 수 없음
    }{ $under ->
        [true] , 밑에 끼우기
       *[false] { "" }
    }{ $worth ->
        [now] , 지금 { $change }점
        [later] , 지붕을 올리면 { $points }점
       *[none] { "" }
    }.

## 물음에 답하기
board-wolf-danger =
    { $wolves ->
        [0] 늑대가 두 마리 나오면 짓지 못해요.
       *[other] 늑대가 한 마리 더 나오면 짓지 못해요.
    }
board-reroll = { $k }개 다시 굴리기
board-pick-dice = 주사위를 고르세요
board-pick-dice-why = 다시 굴릴 주사위를 한 개 이상 골라야 굴릴 수 있어요.
board-buy-first = 살 타일을 고르세요.
board-must-buy = 한 장은 꼭 사야 해요.
board-buy-second = 한 장 더 살 수 있어요.
board-may-pass = 사지 않고 차례를 마쳐도 돼요.
board-pick-tile = 타일을 고르세요
board-pick-tile-why = 초록 테두리가 있는 더미에서 살 타일을 골라야 해요.
board-other-tile = 다른 타일
board-place = { $tile } — 놓을 집을 고르세요.
board-price-of = 값은 같은 그림 { $price }개: { $part }
board-last-of-pile = 마지막 한 장이에요. 빈 더미 { $empty } / { $end }.
board-pick-place = 놓을 집을 고르세요
board-pick-place-why = 초록으로 빛나는 집 가운데 하나를 골라야 해요.
board-put =
    { $how ->
        [new] 새 집 시작
        [under] { NTH($house) }번 집 밑에 끼우기
       *[on] { NTH($house) }번 집에 올리기
    }{ $worth }
board-forced-detail = 살 수 있는 타일이 하나뿐이라 자동으로 샀어요.

## 늑대
board-wolf-stage = 늑대의 차례
board-wolf-here = 늑대가 나타났어요!
board-wolf-pick = 위에서 노릴 집을 고르면 무슨 일이 일어날지 보여 드려요.
board-wheel = 회전판
board-wheel-result = 회전판: { $material }
board-spinning = 회전판이 돌고 있어요…
board-pick-target = 노릴 집을 고르세요
board-pick-target-why = 상대의 집 한 채를 먼저 골라야 불 수 있어요.
board-aim = { $name } 님의 { NTH($house) }번 집을 노려요.
board-blow-detail = 나온 재료가 모두 날아가요. 돌린 뒤에는 되돌릴 수 없어요.
board-blow = 후— 불기
board-decline = 불지 않기
board-target = 목표
board-unfinished = 미완성
board-expected = 예상 { $points }
board-expected-points = 예상 { $points }점
board-target-label =
    { $name } 님의 { $what } { $points ->
        [none] 노릴 수 있음.
       *[other] 노리면 예상 { $points }점.
    }
board-target-title = { $name } 님의 { NTH($house) }번 집
board-percent = { $percent }%
board-sectors = { $of }칸 중 { $n }칸
board-fate =
    { $fate ->
        [same] { $material } 타일이 없어 그대로
        [gone] { $lone ->
            [true] 홀로 남은 지붕까지 집 전체가 사라짐
           *[false] 집 전체가 사라짐
        }
        [open] { $n }장이 날아가 미완성이 됨
       *[smaller] { $n }장이 날아감
    }
board-blow-note = 목표는 돌리기 전에 정해요. 날아간 타일은 더미로 돌아오지 않아요.
board-level = 아래에서 { NTH($level) }번째, { $tile }
board-level-short = { NTH($level) }층 { $tile }
board-pick-level = 타일을 고르세요
board-pick-level-why = 날릴 타일 한 장을 골라야 해요.
board-blow-tile = { $tile } 날리기

## 상장 카드
board-awards = 상장 카드
board-awards-brief = 상장
board-award-free = 아직 아무도
board-award-tied = 동점 – 아무도
board-award-held = { $name } 님이 받음
board-award-leads = { $name } 님 +{ $lead } 앞섬

## 끝
board-ending = 더미 { $empty }개가 비어 { $turn }번째 차례에 끝났어요.
board-column-tiles = 타일
board-column-pots = 화분
board-column-houses = 완성
board-column-awards = 상장
board-column-holdings = 지은 집
board-note-unfinished = 줄을 그은 집은 지붕이 없어서 화분까지 0점이에요.
board-note-tie = 합계가 같으면 완성한 집이 많은 쪽이 앞서고, 그것도 같으면 공동 순위예요.
board-lost = 지붕 없음 { $n }
board-end-house = { NTH($house) }번 집: { $tiles }. { $points }점

## 글로 보기
board-summary-no-dice = 주사위는 아직 굴리지 않았어요.
board-summary-dice = 주사위: { $faces }.
board-summary-end = 빈 더미 { $empty }개, { $end }개가 비면 끝나요.
board-summary-seat =
    { $name } 님, { $points }점, { $n ->
        [0] 집 없음.
       *[other] 집 { $n }채. { $houses }
    }
