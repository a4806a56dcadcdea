# 어느 게임에서나 쓰는 봇의 설명

bot-random = 아무거나 골랐어요.
bot-forced = 할 수 있는 것이 하나뿐이에요.
bot-search = { $n }번 내다본 가운데 { $chance } %를 이겨요. 다음으로 좋은 것은 { $next } %예요.
bot-search-alone = { $n }번 내다본 가운데 { $chance } %를 이겨요. 다른 것은 볼 만하지 않았어요.
bot-search-mixed = 모두 동시에 고르니 선택을 섞어요. 이런 때 { $share } %는 이렇게 해요. { $n }번 내다본 가운데 { $chance } %를 이겨요.

error-bot-level-unknown = 이 게임에는 그런 봇이 없어요: { $level }. 있는 봇: { $levels }.
