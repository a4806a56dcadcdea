## 봇이 고른 까닭
bot-reroll-hunt = 지금 주사위보다 늑대가 나아요. 늑대가 나올 확률이 { $chance } %예요.
bot-reroll-all = 남길 것이 없어서 { $n }개를 다시 굴려요. 늑대가 나올 확률은 { $wolf } %예요.
bot-reroll-roof = 지붕 { $n }개를 남겨요. 집을 완성할 확률이 { $chance } %예요.
bot-reroll-part = { $part } 그림 { $n }개를 남겨요. { $part } 타일을 살 확률이 { $chance } %예요.
bot-reroll-better = 이미 살 수 있지만 더 나은 것을 노려요({ $chance } %): { $piles }
bot-stop-nothing = 더 굴려도 나아지지 않아서 멈춰요.
bot-stop = 이것으로 충분해요: { $piles }
bot-stop-risk = 더 굴리면 늑대가 나올 확률이 { $wolf } %예요. 이것으로 멈춰요: { $piles }
bot-pass = 한 장 더 사지 않는 편이 나아요.
bot-buy-end = { JOSA($pile, "을/를") } 사서 판을 끝내요.
bot-buy-roof = { JOSA($pile, "을/를") } 올려 { $points }점을 얻어요.
bot-buy-two =
    { $points ->
        [0] 두 장을 함께 살 수 있어요: { $piles }
       *[other] 두 장을 함께 사서 { $points }점을 얻어요: { $piles }
    }
bot-buy = { JOSA($pile, "이/가") } 지금 가장 쓸모 있어요.
bot-place-new = 새 집을 시작해요.
bot-place-roof = { NTH($house) }번 집을 완성해 { $points }점을 얻어요.
bot-place = { NTH($house) }번 집을 키워요. 지붕까지 올리면 { $points }점이에요.
bot-blow = { $target } 님의 { NTH($house) }번 집을 노려요. 평균 { $loss }점을 잃게 해요.
bot-blow-unfinished = { $target } 님이 { NTH($house) }번 집을 완성하지 못하게 해요.
bot-decline = 불지 않는 편이 나아요.
bot-tile = 가장 아까운 타일을 날려요: { $tile }
