## 기록이 맞지 않는 까닭
error-record-format = 이 기록의 형식 버전({ $version })은 여기서 읽을 수 없어요. 읽을 수 있는 버전: { $known }
error-record-unfinished = 끝나지 않은 판의 기록이라 아직 확인할 수 없어요.
error-record-older = 규칙 버전 { $version }에서 기록한 판이에요. 일어난 일과 점수는 서로 맞지만, 여기의 규칙 버전({ $known })으로는 시드를 확인할 수 없어요.
error-record-order = 기록의 { $n }번째 단계가 빠졌거나 순서가 달라요.
error-record-setup = 기록의 첫 단계는 준비라서 아무도 고르지 않아야 해요.
error-record-nobody = 기록의 { $n }번째 단계에 누가 무엇을 골랐는지 적혀 있지 않아요.
error-record-event = 기록의 { $n }번째 단계는 일어날 수 없는 일이에요: { $detail }
error-record-action = 기록의 { $n }번째 단계에서 { $seat }번 자리가 고른 것은 규칙에 어긋나요: { $action } ({ $clause })
error-record-list = 기록의 { $n }번째 단계는 우연으로 무언가 정해진 뒤에도 이어져요. 그런 단계는 있을 수 없어요.
error-record-differs =
    기록의 { $n }번째 단계, { $event }번째 일이 달라요. 기록: { $recorded ->
        [none] 없음
       *[other] { $recorded }
    } · 시드와 규칙대로라면: { $expected ->
        [none] 없음
       *[other] { $expected }
    }
error-record-short = 기록이 { $n }번째 단계에서 끊겼어요. 규칙대로라면 판이 아직 끝나지 않았어요.
error-record-long = 기록의 { $n }번째 단계보다 먼저 판이 끝났어야 해요.
error-record-end = 기록의 마지막 국면은 있을 수 없어요: { $detail }
error-record-score = 기록에 적힌 점수와 다시 센 점수가 달라요. 기록: { $recorded } · 다시 센 점수: { $expected }
error-record-seed = 기록에 적힌 시드가 처음에 알린 해시와 맞지 않아요. 알린 해시: { $recorded } · 시드의 해시: { $expected }
error-record-seed-form = 기록의 시드는 16진수 { $n }자리여야 해요.
error-record-seedless = 기록에 시드가 없어서 증명할 수 없어요.
