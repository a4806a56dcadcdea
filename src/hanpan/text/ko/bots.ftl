# 어느 게임에서나 쓰는 봇의 설명

bot-random = 아무거나 골랐어요.
bot-forced = 할 수 있는 것이 하나뿐이에요.

error-bot-level-unknown = 이 게임에는 그런 봇이 없어요: { $level }. 있는 봇: { $levels }.
