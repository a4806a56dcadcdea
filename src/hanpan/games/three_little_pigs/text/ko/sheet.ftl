## 점수표: 상에 있을 수 없는 것
why-sheet_doors = { $seat } 님의 { NTH($house) }번 집: 한 집에 문은 하나까지예요.
why-sheet_roofs = { $seat } 님의 { NTH($house) }번 집: 한 집에 지붕은 하나까지예요.
why-sheet_lone_roof = { $seat } 님의 { NTH($house) }번 집: 지붕 아래에는 문이나 창문이 있어야 해요.
why-sheet_tiles = { $seat } 님의 { NTH($house) }번 집: { $pile } 타일은 상자에 { $n }장뿐이에요.
why-sheet_no_pots = { $seat } 님의 { NTH($house) }번 집: 화분 없이 하는 테이블이에요.
why-sheet_no_awards = { $seat } 님: 기본 게임에는 상장 카드가 없어요.
why-sheet_award_twice = { $award }: { $target } 님이 이미 가진 카드라서 { $seat } 님은 가질 수 없어요.
why-sheet_pots =
    { $known ->
        [0] 상자 목록에는 { JOSA($tile, "이/가") } 없어요. 그 목록은 추정이라서 적은 그대로 세었어요.
       *[other] 상자 목록에는 { JOSA($tile, "이/가") } { $known }장인데 여기에는 { $n }장 있어요. 그 목록은 추정이라서 적은 그대로 세었어요.
    }

## 점수표: 화면
sheet-houses = 집
sheet-house =
    { $tiles ->
        [none] { NTH($house) }번 집, 빈터
       *[other] { NTH($house) }번 집: { $tiles }
    }
sheet-house-tag = { NTH($house) }번
sheet-house-new = 새 집
sheet-palette = { NTH($house) }번 집에 올릴 타일
sheet-palette-about = 타일을 누르면 올라가요. 지붕을 올리면 다음 집으로 넘어가요.
sheet-placed = { NTH($house) }번 집의 타일
sheet-pots = 화분
sheet-pots-more = { $tile }: 화분 하나 더
sheet-pots-fewer = { $tile }: 화분 하나 빼기
sheet-tile-remove = { $tile } 빼기
sheet-house-remove = { NTH($house) }번 집 지우기
sheet-awards = 가진 상장 카드
sheet-empty = 아직 아무것도 담지 않았어요.
