## 공정함
fair = 공정함
fair-title = 이 판은 공정했나요?
fair-about = 이 판의 모든 우연은 시작 전에 정한 시드 하나에서 나와요. 지금은 그 시드의 해시만 보여 드리고, 끝나면 시드를 공개해요. 해시를 적어 두면 시드가 바뀌지 않았는지 확인할 수 있어요.
fair-see = 공정했는지 보기
fair-checking = 처음부터 다시 해 보는 중…
fair-running = 이 판은 아직 끝나지 않았어요.
fair-proved = 모두 시드에서 나온 그대로예요.
fair-proved-detail = 우연으로 정한 수 { $draws }개와 고른 것 { $actions }개를 처음부터 다시 해 봤어요. 다른 것이 하나도 없고 모두 규칙에 맞아요.
fair-unproved = 증명하지 못했어요.
fair-hash = 처음에 알린 해시 (SHA-256)
fair-seed = 끝난 뒤 공개한 시드
fair-copy = 복사하기: { $what }
seed-hash-shown = 이 판의 시드 해시: { $hash }
seed-shown = 이 판의 시드: { $seed }
fair-version = 규칙 버전
fair-record = 기록 내려받기
fair-yourself = 직접 확인하기
fair-yourself-detail = 이 서버를 믿지 않아도 돼요. 기록을 내려받아 내 컴퓨터에서 아래 명령으로 확인하거나, 문서에 적힌 방법으로 확인 프로그램을 직접 만들 수 있어요.

## 운이 없었을까
luck = 운이 없었을까요?
luck-about = 나온 수를 기대한 수와 견줘요. 띠는 열 판 가운데 아홉 판이 들어가는 흔한 범위, 세로줄은 기대한 수예요. 띠를 벗어나면 점이 마름모가 돼요.
luck-table = 판 전체
luck-of = { $name } 님
luck-what = 무엇
luck-count = 나온 수
luck-mean = 기대
luck-chance = 얼마나 흔한가
luck-usual = 흔한 범위 { $low }–{ $high }
luck-expected = 기대 { $mean }
luck-few = 이만큼 적을 확률 { $chance }
luck-many = 이만큼 많을 확률 { $chance }
luck-rare = 드문 일
luck-outside =
    { $n ->
        [0] 견준 수 { $rows }개가 모두 흔한 범위에 들어요.
       *[other] 견준 수 { $rows }개 가운데 { $n }개가 흔한 범위를 벗어났어요.
    } 우연만으로도 열 개에 하나까지는 벗어나요.
