## 봇의 세기
level-random = 첫걸음
level-easy = 쉬움
level-normal = 보통
level-hard = 강함

## 봇의 이름
bot-name-1 = 두루미
bot-name-2 = 삽살이
bot-name-3 = 고라니
bot-name-4 = 수달
bot-name-5 = 까치
bot-name-6 = 너구리

## 어느 게임에나 있는 이유
why-not_now = 지금 단계에서 하는 일이 아니에요.
why-not_asked = 지금은 다른 사람이 고를 차례예요.
why-over = 게임이 끝났어요.

## 끝
win = { $name } 님이 이겼어요!
win-shared = { $names } 님이 함께 이겼어요!
