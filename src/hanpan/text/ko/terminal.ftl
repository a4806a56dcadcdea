## 도움말
help-hanpan = 한판: 규칙을 다 아는 보드게임 테이블. 웹에서, 터미널에서, 연구용으로.
help-lang = 말하는 언어. 적지 않으면 LC_ALL, LC_MESSAGES, LANG 차례로 살펴요.
help-usage = 쓰는 법
help-commands = 명령
help-arguments = 인수
help-parameters = 옵션
help-help = 이 도움말을 보여 줘요.
help-version = 버전을 보여 줘요.
version = { $version }, { $build ->
    [compiled] 컴파일한 규칙
   *[plain] 순수 파이썬 규칙
  }
help-variable = 환경 변수
help-default = 기본값

help-serve = 웹 테이블을 열어요.
help-play = 터미널에서 봇과 한 판 해요.
help-simulate = 봇끼리 여러 판을 하게 하고 점수, 길이, 승률을 보여 줘요.
help-new = 시작 국면을 JSON 형식으로 내보내요.
help-legal = 국면 파일에서 지금 할 수 있는 것을 보여 줘요.
help-view = 국면 파일의 테이블을 보여 줘요.
help-apply = 국면 파일에서 차례로 골라 그 뒤의 국면을 JSON 형식으로 내보내요. 하나라도 안 되면 아무것도 내보내지 않아요.
help-score = 실물로 한 판의 점수를 세요. 국면 파일이면 지금 끝났을 때의 점수를 보여 줘요.
help-why-not = 국면 파일에서 무엇이 왜 안 되는지 알려 줘요.
help-export = 데이터 폴더에 있는 판의 기록을 JSON 형식으로 내보내요.
help-replay = 기록 파일의 판을 처음부터 들려주고 기록이 맞는지 확인해요.
help-verify = 기록 파일의 판이 시드와 규칙대로 진행됐는지 증명해요.

help-game = 게임의 이름. 예: `three_little_pigs`
help-seats = 자리 수. 적지 않으면 가장 적은 인원이에요.
help-option = 테이블 옵션을 이름=값 모양으로. 여러 번 쓸 수 있어요.
help-preset = 옵션을 한꺼번에 정하는 프리셋의 이름
help-seed = 우연을 정하는 정수. 같은 값이면 같은 결과가 나와요. 적지 않으면 그때그때 달라요.
help-file = 국면이나 기록 파일. - 를 적으면 표준 입력에서 읽어요.
help-to = 결과를 이 파일에 써요. 적지 않으면 화면에 내보내요.
help-json = 결과를 JSON 형식으로 내보내요.
help-seat = 누구의 눈으로 볼지, 1부터 센 자리. 적지 않으면 지금 골라야 하는 자리예요.
help-action = 고를 것의 번호(id)나 JSON. 예: `33` 또는 `{"{"}"do": "Roll"{"}"}`
help-games = 몇 판을 할지
help-simulate-bots = 봇의 세기. 하나를 적거나 자리마다 쉼표로 이어 적어요. 판마다 자리를 옮겨 앉아요.
help-simulate-seed = 우연을 정하는 정수. 같은 값이면 같은 결과가 나와요.
help-jobs = 동시에 쓸 프로세스 수. 결과는 달라지지 않아요. 적지 않으면 프로세서 수만큼이에요.
help-host = 서버가 들을 주소. 적지 않으면 HOST, 그것도 없으면 127.0.0.1
help-port = 서버가 들을 포트. 적지 않으면 PORT, 그것도 없으면 8000
help-data = 판을 저장하는 폴더. 적지 않으면 HANPAN_DATA, 그것도 없으면 내 데이터 폴더
help-public-url = 초대 링크에 쓸 주소. 적지 않으면 HANPAN_PUBLIC_URL
help-browser = 시작할 때 브라우저를 열지. 적지 않으면 열고, NO_BROWSER 변수가 있으면 열지 않아요.
help-play-seat = 내가 앉을 자리, 1부터
help-play-bots = 봇의 세기. 하나를 적거나 봇마다 쉼표로 이어 적어요. 적지 않으면 보통, 보통이 없으면 그 게임에서 가장 센 봇이에요.
help-play-name = 판에서 불릴 이름
help-play-explain = 봇이 왜 그렇게 골랐는지 한 문장씩 알려 줘요.
help-play-from = 이 국면 파일에서 이어서 시작해요.
help-play-record = 판이 끝나면 기록을 이 파일에 써요.
help-match = 테이블 코드
help-quiet = 판을 들려주지 않고 확인만 해요.

## 잘못 쓴 명령
error-usage = 명령을 이해하지 못했어요: { $detail }
error-usage-command = 그런 명령은 없어요: { $command } (hanpan --help 로 볼 수 있어요)
error-usage-option = 그런 옵션은 없어요: { $option } (--help 로 볼 수 있어요)
error-usage-missing = 빠진 것이 있어요: { $name }
error-usage-repeated = 한 번만 쓸 수 있어요: { $name }
error-usage-choice = { $name } 자리에 쓸 수 없는 값이에요: { $value } (쓸 수 있는 값: { $choices })
error-usage-value = { $name } 자리에 쓸 수 없는 값이에요: { $value }
error-usage-unused = 쓰이지 않은 말이 있어요: { $words }
error-usage-lang = 그 언어로는 말할 수 없어요: { $value } (쓸 수 있는 값: ko, en)
error-usage-preset = 그런 프리셋은 없어요: { $preset } (있는 프리셋: { $presets })
error-usage-pair = 옵션은 이름=값 모양으로 적어 주세요: { $pair }
error-usage-levels = 봇의 세기는 하나만 적거나 { $n }개를 적어 주세요. 지금은 { $given }개예요.
error-usage-range = { $name } 값은 { $least }부터 { $most }까지예요: { $value }
error-usage-from = --from 은 --seats, --option, --preset, --record 옵션과 함께 쓸 수 없어요.
error-usage-other-game = { $file } 파일은 다른 게임의 국면이에요: { $game }
error-no-server = 서버에 필요한 것이 설치되어 있지 않아요: { $module } (`pip install "hanpan[server]"`)

## 파일
error-file-missing = 파일이 없어요: { $file }
error-file-directory = 파일이 아니라 폴더예요: { $file }
error-file-unreadable = 파일을 읽을 수 없어요: { $file } ({ $detail })
error-file-unwritable = 파일에 쓸 수 없어요: { $file } ({ $detail })
error-file-too-big = 파일이 너무 커요. { $most } MB까지 읽을 수 있어요: { $file }
error-file-not-utf8 = UTF-8 글자가 아닌 것이 { $at }번째 바이트에 있어요: { $file }
error-file-not-json = JSON 파일이 아니에요: { $file } ({ $detail })
error-file-too-deep = JSON이 너무 깊이 겹쳐 있어요: { $file }
error-file-shape = 파일이 잘못 적혀 있어요: { $file } — { $detail }
error-nobody-asked = 이미 끝난 판이라 아무도 고를 것이 없어요.
error-action-missing = 이 게임에 없는 행동이에요: { $action }
error-match-unknown = 이 폴더에 그런 코드의 판이 없어요: { $code } ({ $folder })

## 기록
replay-score = 기록에 적힌 점수와 같아요.
replay-no-score = 기록에 점수가 적혀 있지 않아 견주지 않았어요.
replay-chance = 시드로 다시 해도 똑같이 일어나요.
replay-no-chance = 시드가 없거나 규칙 버전이 달라 우연은 확인하지 않았어요.
verify-what = 증명했어요: { $title }, 규칙 버전 { $version }
verify-seed = 시드가 처음에 알린 해시와 맞아요: { $hash }
verify-chance = 우연으로 정한 수 { $draws }개가 모두 시드에서 나온 그대로예요.
verify-rules = { $steps }단계에서 고른 것 { $actions }개가 모두 규칙에 맞고, 일어난 일과 점수도 그대로예요.

## 국면
seat = { NTH($n) }번
nothing-legal = 이 자리에서 지금 고를 것은 없어요.
legal-action = 지금 할 수 있어요.
refused-action = { $n }번째 행동은 할 수 없어요.
score-total = { $rank }위 { $name }: { $total }
score-line = { $label }: { $points }
score-amount = { $n }점
list-and = { $first } 님과 { $last }

## 시뮬레이션
simulate-head = { $title }, { $n }명, { $games }판
simulate-turns = 차례 수: { $numbers }
simulate-decisions = 고른 횟수: { $numbers }
simulate-spread = 평균 { $mean }, 표준편차 { $sd }, 최소 { $least }, 최대 { $most }
simulate-fair = 실력이 같을 때의 승률: { $rate }
simulate-who = 누구
simulate-wins = 승률
simulate-interval = 95% 구간
simulate-score = 점수

## 한 판 하기
player-name = 나그네
play-you = 나
play-seat = { NTH($n) }번 자리: { $name } ({ $who })
play-help-hint = 번호를 적어 고르세요. ? 를 적으면 도움말이 나와요.
play-help =
    번호: 고르기. 여러 개를 고르는 것은 번호 뒤에 이어 적어요. 예: 2 1 3
    ?번호: 그것이 무엇인지, 왜 안 되는지 보기
    b: 테이블 보기
    h: 봇에게 물어보기
    u: 방금 한 일 무르기(규칙이 허락할 때)
    s 파일: 국면 저장하기
    q: 그만두기
play-prompt = >
play-not-understood = 알아듣지 못했어요. ? 를 적으면 도움말이 나와요.
play-no-such-number = { $n }번은 목록에 없어요.
play-range = 번호 뒤에 { $least }부터 { $most }까지의 수를 적어 주세요.
play-members = 번호 뒤에 1부터 { $most }까지의 번호를 하나 이상 적어 주세요.
play-possible = 지금 할 수 있어요: { $label }
play-rule = { $clause }: { $text }
play-reason = { $name }: { $text }
play-save-as = 국면을 저장할 파일 이름 (저장하지 않으려면 그냥 Enter):
play-saved = 저장했어요: { $file }
play-no-input = 더 읽을 것이 없어 그만두어요.
choice-legal = { $n }. { $label }
choice-illegal = { $n }. (안 됨) { $label }
choice-some = { $label } — 이 가운데 골라서
choice-member = { "   " }{ $n } { $i }: { $about }

## 서버
serving = 한판을 열었어요: { $address }

## 점수표
sheet-name = { $n }번째 사람의 이름:
sheet-name-or-done = { $n }번째 사람의 이름 (모두 적었으면 Enter):
sheet-before = { $name } 님 앞에 있는 것:
sheet-correct = 고칠 사람의 번호 (다 됐으면 Enter):
sheet-no-player = 1부터 { $n }까지의 번호, 없으면 Enter:
sheet-round = { $n }라운드
sheet-total = { $name } 님 합계: { $total }
sheet-going-on = 아직 끝나지 않았어요. 다음 라운드가 남았어요.
sheet-next = 고칠 라운드의 번호, 다음 라운드는 + (다 됐으면 Enter):
sheet-no-round = 1부터 { $n }까지의 번호나 +, 없으면 Enter:
help-score-what = 점수를 셀 게임의 이름. 아니면 국면 파일(-는 표준 입력)
help-score-player = 그 판의 사람과 그 앞에 놓인 것. 라운드 사이에는 |를 넣어요. 사람마다 한 번씩 적고, 없으면 차례로 물어봐요
help-score-table = 누구의 것도 아닌 것, 예를 들면 수배전단의 현상금. 라운드 사이에는 |를 넣어요
error-usage-score-file = 국면 파일은 적힌 그대로 세어요. --player, --table, --option, --preset은 쓸 수 없어요.
