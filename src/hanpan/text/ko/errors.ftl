## 테이블과 옵션
error-game-unknown = 그런 게임은 없어요: { $name }
error-seats = { $least }명부터 { $most }명까지 할 수 있는 게임이에요. { $n }명으로는 할 수 없어요.
error-options-unknown = 그런 옵션은 없어요: { $option }
error-options-value = { $option } 옵션에 없는 값이에요: { $value } (쓸 수 있는 값: { $values })
error-options-first-seat = { $n }명이 앉는 테이블이라 { $seat }번 자리를 선으로 할 수 없어요.

## 국면 파일
error-position-newer = 이 파일은 규칙 버전 { $version }의 것인데 여기서는 { $known }까지만 읽을 수 있어요.
error-position-shape = 국면 파일의 { $path } 자리가 잘못 적혀 있어요: { $detail }
error-position-range = 국면 파일의 { $path } 자리에 있을 수 없는 값이 있어요.
error-position-name = 국면 파일의 { $path } 자리에 모르는 이름이 있어요: { $name }
error-position-house = 국면 파일의 { $path } 자리에 지을 수 없는 집이 있어요.
error-position-frames = 국면 파일의 단계 순서가 맞지 않아요: { $frames }
error-position-conservation = 국면 파일의 타일 수가 상자에 든 것과 달라요: { $tile }
error-position-draw = 국면 파일에 적힌 추첨 결과가 나올 수 없어요 (흐름 { $stream }, 값 { $value }).

## 점수표
error-sheet-name = { $n }번째 사람의 내용에 모르는 이름이 있어요: { $name }
error-sheet-table-name = 테이블의 내용에 모르는 이름이나 숫자가 있어요: { $name }
error-sheet-table-shape = { $round }라운드 테이블의 내용이 잘못 적혀 있어요: { $detail }
error-sheet-rounds =
    { $most ->
        [1] 이 게임은 끝날 때 한 번만 세요.
       *[other] 1라운드부터 { $most }라운드까지만 셀 수 있어요.
    }
error-sheet-seats = { $round }라운드에는 { $n }명, 첫 라운드에는 { $seats }명이 적혀 있어요.
error-sheet-none = 점수표가 없는 게임이에요: { $game }
error-sheet-shape = { $n }번째 사람의 내용이 잘못 적혀 있어요: { $detail }

## 데이터 폴더
error-data-in-use = 다른 서버가 이 데이터 폴더를 쓰고 있어요: { $path }
error-data-unusable = 이 폴더에 데이터를 둘 수 없어요: { $path } ({ $detail })
error-data-secret = 데이터 폴더의 비밀 파일이 망가졌어요: { $path }
error-data-newer = 더 새로운 버전의 한판에서 쓰던 데이터라서 읽을 수 없어요: { $path }
error-data-older = 이전 버전의 한판이 쓴 데이터예요. 이 폴더로 서버를 한 번 켜면 새 형식으로 바뀌어요: { $path }
error-data-broken = 데이터 파일이 망가졌어요: { $path } ({ $detail })
error-not-stored = 저장하지 못해서 아무것도 바뀌지 않았어요.
error-record-broken = 테이블 { $code }의 기록이 { $n }번째 단계부터 망가졌어요.
error-record-newer = 이 기록은 규칙 버전 { $version }의 것이라 여기서는 읽을 수 없어요. (테이블 { $code })
error-take-back-never = 이 게임에서는 무를 수 없어요.
error-take-back-nothing = 지금은 무를 것이 없어요.
error-table-unknown = 이 코드의 테이블을 찾지 못했어요. 코드를 다시 확인해 주세요.
error-not-started = 이 테이블에서는 아직 게임을 시작하지 않았어요.
error-unreachable = 서버에 닿지 않아요: { $address }
