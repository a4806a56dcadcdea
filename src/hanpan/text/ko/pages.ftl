## 길
nav = 주요 페이지
nav-home = 홈
nav-rules = 규칙집
nav-rules-short = 규칙
nav-mine = 내 판
settings = 설정
about = 한판에 대하여
percent = { $n }%

## 이름
settings-name = 내 이름
settings-name-about = 테이블에서 다른 사람에게 보이는 이름이에요.
name-kept = 이름을 바꿨어요.
name-long = 이름은 { $most }글자까지예요. 지금은 { $n }글자예요.

## 설정: 화면
settings-look = 화면
language = 언어
theme = 밝기
theme-system = 기기에 맞춤
theme-light = 밝게
theme-dark = 어둡게
text-size = 글자 크기
text-size-0 = 보통
text-size-1 = 크게
text-size-2 = 아주 크게
patterns = 무늬로 구별하기
patterns-about = 빗금과 모양 표시를 더 진하게 그려서 색을 몰라도 구별할 수 있어요.

## 설정: 움직임
settings-motion = 움직임
speed = 움직임의 빠르기
speed-about = 주사위와 타일이 움직이는 빠르기예요. 끄면 모두 제자리에서 바뀌어요.
speed-system = 기기의 설정이 움직임을 줄이라고 해서 지금은 아무것도 움직이지 않아요.
speed-0 = 끄기
speed-0-5 = 느리게
speed-1 = 보통
speed-2 = 빠르게

## 설정: 소리와 알림
settings-sound = 소리와 알림
sound = 소리
sound-turn = 내 차례
sound-table = 판 위
sound-chat = 대화
sound-test = 들어 보기: { $what }
vibrate = 진동
vibrate-about = 내 차례가 되면 기기가 짧게 떨려요. 진동이 없는 기기에서는 아무 일도 없어요.
notify = 내 차례 알림
notify-about = 다른 화면을 보는 동안 내 차례가 되면 기기의 알림으로 알려 줘요.
notify-refused = 브라우저가 알림을 막았어요. 브라우저의 사이트 설정에서 알림을 허용해 주세요.
notify-turn = 내 차례예요
settings-reset = 처음 설정으로
settings-reset-done = 처음 설정으로 되돌렸어요.

## 내 판
mine-none = 아직 함께한 판이 없어요.
mine-none-detail = 게임을 시작하면 이어 할 판과 끝난 판이 여기에 모여요.
finished = 지난 판
mine-result = 결과 보기: { $game } { $code }
mine-replay = 다시 보기: { $game } { $code }

## 홈
offline = 인터넷에 이어져 있지 않아요.
offline-detail = 다시 이어지면 저절로 불러올게요. 설정은 지금도 바꿀 수 있어요.
other-tables = 다른 판 { $n }개 진행 중
helper-rules = 게임의 모든 조항을 찾아봐요
helper-mine = 이어 할 판과 끝난 판이에요
helper-about = 만든 사람과 쓰인 것들이에요

## 테이블 준비
minutes-about = 약 { $n }분
minutes-about-range = 약 { $least }–{ $most }분
setup-summary = 규칙 3분 요약
setup-stand-in = 친구가 나가도 자리는 그대로 남아요. 같은 링크로 돌아오면 이어서 할 수 있어요.
kick = 자리 비우기
kick-title = { $name } 님을 내보낼까요?
kick-about = { $name } 님의 자리가 빈자리가 돼요. 링크가 있으면 다시 들어올 수 있어요.
kick-keep = 그대로 두기
card-preview = 링크를 보내면 보이는 카드
card-title = { $name } 님의 { $game }
card-free = 가입 없이 참가
watch-link = 관전 링크 복사
watch-copied = 관전 링크를 복사했어요. 이 링크로는 자리에 앉지 않아요.
share-kakao = 카카오톡으로 보내기
share-copied = 초대하는 말과 링크를 복사했어요. 대화방에 붙여 넣어 보세요.
watch-before = 관전 중이에요. 곧 시작해요.
watch-before-detail = 시작하면 판이 여기에 나타나요.
watch-sit = 나도 앉기
rules-tab = 규칙 · { $preset }
all-ready = 모두 준비
watch = 관전하기

## 규칙집
rules-summary = 3분 요약
rules-key = 조항 표시
rules-games = 게임
rules-found = { $n }개의 조항을 찾았어요.
rules-to-table = 판으로 돌아가기
rules-clear = 찾는 말 지우기
rules-clauses = 조항 { $n }개
rules-alias = 같은 뜻으로 찾은 말: { $words }
source-rulebook-about = 게임에 든 규칙서에 있는 내용
source-web-about = 다른 공개 자료에서 확인한 내용
source-ruling-about = 규칙서에 없어 정한 내용
source-reconstruction-about = 알려진 사실로 되살린 내용
source-theme-about = 따질 규칙이 없는 이야기

## 한판에 대하여
about-short = 무엇을 하는 곳인지, 무엇으로 만들었는지 적어 두었어요.
about-version = 버전 { $version }
about-what = 한판은 무엇인가요
about-what-table = 한판은 보드게임을 함께 하는 웹 테이블이에요. 가입도 설치도 없이, 링크 하나가 한 자리예요.
about-what-bots = 규칙은 서버가 지켜요. 봇은 사람이 보는 것만 보고 골라요. 막힌 선택을 누르면 이유와 조항을 알려 줘요.
about-what-privacy = 이름 말고는 아무것도 묻지 않아요. 광고도 추적도 없어요. 쿠키는 내 자리를 알아보는 데만 써요.
about-independent = 독립된 프로젝트예요
about-independent-makers = 한판은 게임의 출판사, 작가, 그린이와 관계가 없고 그들의 후원이나 허락을 받은 것이 아니에요. 게임의 이름은 어떤 규칙을 옮겼는지 알려 주려고 썼고, 그 이름은 주인의 것이에요.
about-independent-drawings = 원작의 그림과 문장은 하나도 쓰지 않았어요. 그림은 직접 그렸고 규칙은 우리 말로 새로 썼어요. 마음에 드는 게임은 꼭 실물로도 만나 보세요.
about-credits = 고마운 것들
about-server = 서버: { $parts }
about-licences = 라이선스 전문
about-source = 소스
about-source-licence = 한판은 아파치 라이선스 2.0으로 공개된 자유 소프트웨어예요. 누구나 받아서 고치고 자기 서버에서 열 수 있어요.
use-font-ui = 읽고 누르는 모든 글자
use-font-brand = 이름과 순위의 글자
use-font-read = 규칙의 글자
use-font-game = 아기돼지 3형제의 제목 글자
use-svelte = 화면을 그리는 틀
use-bits-ui = 목록과 창의 움직임
use-fluent = 두 언어의 문장
use-marked = 규칙집 읽기
