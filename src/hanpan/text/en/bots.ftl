# What bots of every game say about their choices

bot-random = Picked at random.
bot-forced = There is only one thing to do.

error-bot-level-unknown = This game has no such bot: { $level }. It has: { $levels }.
