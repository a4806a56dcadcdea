## 다시 보기
replay = 다시 보기
replay-of = 다시 보기: { $game }
replay-loading = 지난 장면을 불러오는 중… { $percent }%
replay-failed = 지난 장면을 불러오지 못했어요.
replay-quiet = 이 장면에서는 말할 만한 일이 없었어요.
replay-running = 이 판은 아직 끝나지 않았어요.
replay-running-detail = 끝난 뒤에 처음부터 다시 볼 수 있어요. 지난 장면은 판의 기록에서도 볼 수 있어요.
replay-waiting = 이 판은 아직 시작하지 않았어요.
replay-to-table = 테이블로 가기
replay-bar = 장면 넘기기
replay-first = 첫 장면
replay-back = 앞 장면
replay-play = 이어서 보기
replay-pause = 멈추기
replay-forward = 다음 장면
replay-last = 마지막 장면
replay-position = 장면
replay-at = 장면 { $n } / { $most }
replay-at-said = { $most }장면 가운데 { $n }번째. { $what }
replay-speed = 빠르기
replay-speed-times = { $times }배
replay-eyes = 누구의 눈으로
replay-eyes-own = 내 눈으로
replay-eyes-public = 구경하는 눈으로
replay-eyes-seat = { $name } 님의 눈으로
replay-link = 이 장면의 링크 복사
replay-link-short = 링크

## 지난 장면
scene-past = 지난 장면이에요.
scene-now = 지금으로
scene-asked = 지금은 내 차례예요.
scene-loading = 지난 장면을 불러오는 중…

## 끝: 점수 흐름
flow = 점수 흐름
flow-loading = 점수 흐름을 불러오는 중…
flow-failed = 점수 흐름을 불러오지 못했어요.
flow-cursor = 점수 흐름에서 볼 때
flow-at = { $turn } / { $most }
flow-said = { $most }번 가운데 { $turn }번째가 끝났을 때. { $points }
flow-start = 처음
flow-seat = { $name } { $points }
flow-table = 점수 흐름을 표로 보면
flow-turn = 순서
flow-round = { $round }라운드
flow-swings = 점수가 크게 움직인 때

## 끝: 다음 판
rematch-swap = 자리 바꿔서
rematch-swap-title = 자리를 어떻게 바꿀까요?
rematch-next = 한 자리씩 옮기기
rematch-next-about = 모두 다음 자리로 옮겨 앉아요.
rematch-mixed = 제비뽑기
rematch-mixed-about = 자리를 새로 뽑아요.
over-tag = 끝
rematch-one = { $name } 님이 한 판 더를 눌렀어요.
rematch-some = { $names } 님이 한 판 더를 눌렀어요.
rematch-count = { $n }/{ $most }
result-share = 결과 보내기
result-title = { $game } 결과
result-line = { $rank }위 { $name } { $total }
