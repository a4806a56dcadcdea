## 대화
chat = 대화
chat-unread = { $n ->
    [0] 대화
   *[other] 대화, 새 말 { $n }개
}
chat-empty = 아직 아무 말도 없었어요. 아래에서 인사를 건네 보세요.
chat-phrases = 바로 하는 말
chat-field = 메시지 쓰기…
chat-send = 보내기
chat-nameless = 이름을 정하면 말할 수 있어요.
spectator = 관전
phrase-hello = 안녕하세요!
phrase-luck = 행운을 빌어요!
phrase-nice = 멋져요!
phrase-ouch = 아이고…
phrase-thanks = 고마워요.
phrase-moment = 잠깐만요.
phrase-thinking = 생각 중이에요.
phrase-again = 한 판 더 할까요?

## 기록과 지난 일
scene-show = 이때의 모습 보기
news = 내 차례 뒤로 생긴 일
news-watching = 자리를 비운 사이에 생긴 일
news-none = 내 차례 뒤로 아직 아무 일도 없었어요.
news-none-watching = 자리를 비운 사이에 아무 일도 없었어요.
news-earlier = 그 앞에 { $n }건이 더 있었어요.
news-returned = 돌아오셨네요. 그동안 생긴 일 { $n }건
news-told = 그 밖에 { $n }건이 있었어요.

## 이게 뭐예요?
ask = 이게 뭐예요?
ask-short = 뭐예요?
ask-sentence = 궁금한 것을 누르면 알려 드려요.
ask-detail = 무엇인지, 왜 안 되는지 말해 줘요. 그동안은 아무것도 고르지 않아요.
ask-end = 그만 묻기
ask-nothing = 여기에는 따로 설명할 것이 없어요. 판 위의 것이나 자리를 눌러 보세요.
what-seat = { $name } 님의 자리
what-seat-text =
    { $kind ->
        [bot] 봇이 앉아 있어요. 세기는 네 단계 가운데 { $strength }단계예요. 누르면 이 자리를 크게 보여 드려요.
       *[person] 사람이 앉아 있어요. 누르면 이 자리를 크게 보여 드려요.
    }
what-dock = 할 일
what-dock-text = 지금 무엇을 할 차례인지 한 문장으로 알려 드려요. 붉은 버튼이 지금 할 일이에요.
what-connection = 연결
what-connection-text = 서버와 이어져 있는지 보여 드려요. 끊겨도 고른 것은 저장해 두었다가 한 번만 보내요.
what-log = 기록
what-log-text = 판에서 생긴 일이 차례대로 쌓여요. 줄을 누르면 그때의 모습을 볼 수 있어요.
what-menu = 메뉴
what-menu-text = 초대 링크, 화면과 소리, 도움말, 글로 보기, 나가기가 여기에 있어요.

## 할 일
automatic = 고를 수 있는 것이 하나뿐이라 자동으로 했어요.
turn-bell = 내 차례에 알림
turn-bell-on = 알림 켜짐
turn-bell-told = 이 창을 보고 있지 않을 때 차례가 오면 알려 드려요.
chosen-tag = 골랐음
slow = 느림 { $seconds }초
spectators = 관전하는 사람 { $n }명
to-board = 판으로 건너뛰기
to-dock = 할 일로 건너뛰기
board-area = 판

## 글로 보기
position-text = 글로 보기
position-seat =
    { $name } 님{ $points ->
        [none] { "" }
       *[other] , { $points }점
    }{ $state ->
        [turn] , 지금 차례
        [thinking] , 생각 중
        [choosing] , 고르는 중
        [chosen] , 골랐음
        [offline] , 연결 끊김
       *[idle] { "" }
    }.
position-choices = 고를 수 있는 것: { $choices }.

## 메뉴
menu-keys = 자판
keys-log = 기록
keys-chat = 대화
keys-ask = 이게 뭐예요?
keys-text = 글로 보기
keys-back = 한 걸음 뒤로
aids = 도움
aids-about = 판이 미리 세어 보여 주는 것들이에요. 나에게만 보여요.
pace-host-only = 봇의 빠르기는 방장이 정해요.
event-TakenBack = { $seat } 님이 방금 한 일을 물렀어요.
