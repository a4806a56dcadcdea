# What bots of every game say about their choices

bot-random = Picked at random.
bot-forced = There is only one thing to do.
bot-search = Wins { $chance } % of { $n } looks ahead; the next best choice wins { $next } %.
bot-search-alone = Wins { $chance } % of { $n } looks ahead; nothing else seemed worth a look.
bot-search-mixed = Others choose at the same time, so it varies: this in { $share } % of such moments. Wins { $chance } % of { $n } looks ahead.

error-bot-level-unknown = This game has no such bot: { $level }. It has: { $levels }.
