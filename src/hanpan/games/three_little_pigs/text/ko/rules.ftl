title = 아기돼지 3형제
tagline = 주사위로 집을 짓고, 늑대가 나타나면 남의 집을 불어요.

## 프리셋과 옵션
preset-rulebook = 규칙서대로
preset-official = 정식판
option-variant = 게임 방식
option-variant-about = 상장 카드를 쓰는지 정해요.
option-variant-basic = 기본 게임
option-variant-veteran = 베테랑 변형
option-end_piles = 끝이 되는 빈 더미 수
option-end_piles-about = 더미가 이만큼 비면 판이 끝나요. 2명, 3명, 4명, 5명일 때의 수예요.
option-end_piles-seed = 2·3·4·5개
option-end_piles-min3 = 3·3·4·5개
option-end_piles-flat3 = 언제나 3개
option-end_piles-short = 언제나 1개
option-end_timing = 끝나는 때
option-end_timing-about = 빈 더미를 언제 세는지 정해요.
option-end_timing-end_of_turn = 차례가 끝날 때마다
option-end_timing-end_of_round = 모두의 차례 수가 같을 때만
option-second_tile = 둘째 타일
option-second_tile-about = 한 차례에 두 번째 타일을 어디에서 살 수 있는지 정해요.
option-second_tile-different_pile = 다른 더미에서만
option-second_tile-any_pile = 같은 더미에서도
option-second_tile-none = 한 장만 사기
option-unsupported_tiles = 빈자리 위의 타일
option-unsupported_tiles-about = 아래 타일이 날아갔을 때 위의 타일이 어떻게 되는지 정해요.
option-unsupported_tiles-drop_down = 내려앉기
option-unsupported_tiles-collapse = 함께 무너지기
option-wolf_strength = 늑대의 힘
option-wolf_strength-about = 회전판에 나온 재료의 타일이 얼마나 날아가는지 정해요.
option-wolf_strength-all_matching = 모두 날아가기
option-wolf_strength-one_tile = 한 장만 날아가기
option-wolf_optional = 봐주기
option-wolf_optional-about = 늑대가 나와도 불지 않고 차례를 마칠 수 있는지 정해요.
option-wolf_optional-false = 꼭 불기
option-wolf_optional-true = 불지 않아도 되기
option-pots_layout = 화분
option-pots_layout-about = 타일에 화분이 얼마나 있는지 정해요.
option-pots_layout-by_part = 부분마다 다르게, 모두 21개
option-pots_layout-flat = 더미마다 같게, 모두 18개
option-pots_layout-none = 화분 없이
option-pile_visibility = 더미 보기
option-pile_visibility-about = 더미에서 어디까지 보이는지 정해요.
option-pile_visibility-top_only = 맨 위 타일만
option-pile_visibility-open = 바닥까지 모두
option-first_player = 선
option-first_player-about = 누가 첫 차례를 갖는지 정해요.
option-first_player-random = 무작위
option-first_player-seat = 정한 자리
option-first_seat = 선의 자리
option-first_seat-about = 선을 정한 자리로 할 때 그 자리예요.
option-first_seat-1 = 1번 자리
option-first_seat-2 = 2번 자리
option-first_seat-3 = 3번 자리
option-first_seat-4 = 4번 자리
option-first_seat-5 = 5번 자리

## 이름
name-straw = 밀짚
name-wood = 나무
name-brick = 벽돌
name-door = 문
name-window = 창문
name-roof = 지붕
name-wolf = 늑대
name-straw_door = 밀짚 문
name-straw_door_1 = 밀짚 문(화분 1)
name-straw_door_2 = 밀짚 문(화분 2)
name-straw_window = 밀짚 창문
name-straw_window_1 = 밀짚 창문(화분 1)
name-straw_window_2 = 밀짚 창문(화분 2)
name-straw_roof = 밀짚 지붕
name-straw_roof_1 = 밀짚 지붕(화분 1)
name-straw_roof_2 = 밀짚 지붕(화분 2)
name-wood_door = 나무 문
name-wood_door_1 = 나무 문(화분 1)
name-wood_door_2 = 나무 문(화분 2)
name-wood_window = 나무 창문
name-wood_window_1 = 나무 창문(화분 1)
name-wood_window_2 = 나무 창문(화분 2)
name-wood_roof = 나무 지붕
name-wood_roof_1 = 나무 지붕(화분 1)
name-wood_roof_2 = 나무 지붕(화분 2)
name-brick_door = 벽돌 문
name-brick_door_1 = 벽돌 문(화분 1)
name-brick_door_2 = 벽돌 문(화분 2)
name-brick_window = 벽돌 창문
name-brick_window_1 = 벽돌 창문(화분 1)
name-brick_window_2 = 벽돌 창문(화분 2)
name-brick_roof = 벽돌 지붕
name-brick_roof_1 = 벽돌 지붕(화분 1)
name-brick_roof_2 = 벽돌 지붕(화분 2)
name-W1 = 흰 주사위 1
name-W2 = 흰 주사위 2
name-B1 = 검은 주사위 1
name-B2 = 검은 주사위 2
name-B3 = 검은 주사위 3
name-award_first_straw = 첫 밀짚 집
name-award_first_wood = 첫 나무 집
name-award_first_brick = 첫 벽돌 집
name-award_most_pots = 화분 최다
name-award_most_houses = 완성한 집 최다
name-award_tallest = 가장 높은 집

## 물음
prompt-Rolling =
    { $n_rolls ->
        [0] 주사위 5개를 굴리세요.
       *[other] 다시 굴릴 주사위를 고르거나 멈추세요.
    }
prompt-Rolling-detail =
    { $n_rolls ->
        [0] 한 차례에 세 번까지 굴릴 수 있어요.
        [1] 두 번 더 굴릴 수 있어요. 늑대가 두 마리가 되면 짓지 못해요.
       *[other] 한 번 더 굴릴 수 있어요. 늑대가 두 마리가 되면 짓지 못해요.
    }
prompt-Building =
    { $first_pile ->
        [none] 살 타일을 고르세요.
       *[other] 한 장 더 살 수 있어요.
    }
prompt-Building-detail =
    { $first_pile ->
        [none] 한 장은 꼭 사야 해요.
       *[other] 사지 않고 차례를 마쳐도 돼요.
    } 남은 그림: 문 { $doors }, 창문 { $windows }, 지붕 { $roofs }
prompt-Placing = { $tile } — 놓을 집을 고르세요.
prompt-Placing-detail = 한번 놓은 타일은 옮길 수 없어요.
prompt-Blowing = 늑대가 나타났어요! 노릴 집을 고르세요.
prompt-Blowing-detail = 돌린 뒤에는 되돌릴 수 없어요.
prompt-BlowingTile = 회전판은 { $material }! 날릴 타일을 고르세요.
prompt-BlowingTile-detail = { $target } 님의 { NTH($house) }번 집에서 한 장만 날아가요.
waiting-Rolling = { $name } 님이 주사위를 고르는 중이에요.
waiting-Building = { $name } 님이 살 타일을 고르는 중이에요.
waiting-Placing = { $name } 님이 타일을 놓을 집을 고르는 중이에요.
waiting-Blowing = { $name } 님이 노릴 집을 고르는 중이에요.
waiting-BlowingTile = { $name } 님이 날릴 타일을 고르는 중이에요.

## 고를 것
action-Roll = 굴리기
action-Stop = 멈추고 짓기
action-Reroll = 다시 굴리기: { $dice }
action-Buy = { $pile } 사기
action-Pass = 그만 사기
action-Place = { NTH($house) }번 집에 놓기
action-StartHouse = 새 집 시작하기
action-Blow = { $target } 님의 { NTH($house) }번 집 불기
action-Decline = 불지 않고 차례 마치기
action-BlowTile = 아래에서 { NTH($level) }번째 타일 날리기

## 기록
event-PileOrdered = { $pile } 더미를 펼쳤어요. 바닥부터 세면 화분은 { $pots }개예요.
event-PileTurned =
    { $pots ->
        [0] { $pile } 더미에 화분 없는 타일이 드러났어요.
       *[other] { $pile } 더미에 화분 { $pots }개짜리 타일이 드러났어요.
    }
event-FirstPlayerChosen = { $seat } 님이 선이에요.
event-TurnStarted = { $seat } 님의 차례예요.
event-DiceRolled =
    { $roll ->
        [1] { $seat } 님이 처음 굴렸어요: { $faces }.
        [2] { $seat } 님이 두 번째로 굴렸어요: { $faces }.
       *[other] { $seat } 님이 세 번째로 굴렸어요: { $faces }.
    }
event-RollingStopped = { $seat } 님이 굴리기를 마쳤어요.
event-WolfAppeared = 늑대가 { $wolves }마리 나타났어요!
event-TileBought = { $seat } 님이 { JOSA($tile, "을/를") } 샀어요.
event-NothingBought = { $seat } 님이 살 수 있는 타일이 없어 차례가 끝났어요.
event-BuyingEnded = { $seat } 님이 한 장만 사고 차례를 마쳤어요.
event-TilePlaced =
    { $level ->
        [0] { $seat } 님이 { NTH($house) }번 집 맨 아래에 { JOSA($tile, "을/를") } 놓았어요.
       *[other] { $seat } 님이 { NTH($house) }번 집에 { JOSA($tile, "을/를") } 올렸어요.
    }
event-HouseCompleted = { $seat } 님의 { NTH($house) }번 집이 완성됐어요. { $points }점짜리 집이에요.
event-AwardTaken = { $seat } 님이 상장 카드를 받았어요: { $award }.
event-HouseTargeted = { $seat } 님이 { $target } 님의 { NTH($house) }번 집을 노려요.
event-NoHouseToBlowAt = 노릴 집이 없어 { $seat } 님의 차례가 끝났어요.
event-BlowingDeclined = { $seat } 님이 불지 않고 차례를 마쳤어요.
event-SpinnerSpun = 회전판은 { $material }!
event-TilesBlown = { $target } 님의 { NTH($house) }번 집에서 { JOSA($tiles, "이/가") } 날아갔어요.
event-LoneRoofFell = { $target } 님의 { NTH($house) }번 집에 홀로 남은 지붕도 날아갔어요.
event-NothingBlown = { $target } 님의 { NTH($house) }번 집에는 { $material } 타일이 없어 그대로예요.
event-GameEnded = 빈 더미가 { $empty }개가 되어 판이 끝났어요.

## 왜 안 되는지
why-locked = 늑대는 잠겨서 다시 굴릴 수 없어요.
why-too_few_symbols =
    { $have ->
        [0] { $part } 그림 { $need }개가 필요한데 하나도 없어요.
       *[other] { $part } 그림 { $need }개가 필요한데 { $have }개뿐이에요.
    }
why-same_pile = 첫 번째와 다른 더미에서만 살 수 있어요.
why-no_place = 놓을 집이 없는 타일은 살 수 없어요.
why-empty_pile = { $pile } 더미는 빈 더미예요.
why-must_buy = 한 장은 꼭 사야 해요.
why-roof_first = 지붕으로는 집을 시작할 수 없어요.
why-second_door = 이 집에는 문이 이미 있어요.
why-complete_house = 지붕을 올린 집에는 더 놓을 수 없어요.
why-no_such_house = 그런 집은 없어요.
why-own_house = 내 집은 노릴 수 없어요.
why-must_blow = 늑대가 나타나면 집 한 채를 꼭 불어야 해요.
why-other_material = 회전판에 나온 재료의 타일만 날릴 수 있어요.
why-first_roll = 첫 번째는 주사위 5개를 모두 굴려야 해요.
why-wolf_here = 늑대가 나타나서 이번 차례에는 굴리지도 사지도 못해요.
why-rolling_first = 굴리기를 마친 뒤에 살 수 있어요.
why-rolling_over = 굴리기는 끝났어요. 이제 지을 차례예요.

## 점수
score-tiles = { NTH($house) }번 집의 돼지 머리
score-pots = { NTH($house) }번 집의 화분
score-house = { NTH($house) }번 집 완성
score-unfinished = { NTH($house) }번 집은 미완성
score-award = 상장 카드: { $award }
score-decided-houses = 합계가 같아서 완성한 집의 수로 가렸어요.
