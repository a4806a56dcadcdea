## 봇이 고른 까닭
bot-draw-supply = 버린 카드 맨 위의 카드보다 새 카드 두 장이 나아요: { $card }
bot-draw-discard = 모르는 카드 두 장보다 쓸모 있어요: { $card }
bot-lay-first =
    { $pays ->
        [0] 아직 받을 돈은 없지만 첫 세트를 { $n }장으로 등록해요: { $outlaw }
       *[other] 첫 세트를 { $n }장으로 등록해요. 지금 라운드가 끝나면 { $pays }달러를 받아요: { $outlaw }
    }
bot-lay =
    { $pays ->
        [0] 아직 받을 돈은 없지만 { $n }장을 더해 점수를 올려요: { $outlaw }
       *[other] { $n }장을 더해 점수를 올려요. 지금 라운드가 끝나면 { $pays }달러를 받아요: { $outlaw }
    }
bot-lay-with-photo =
    { $pays ->
        [0] 아직 받을 돈은 없지만 사진을 넣어 첫 세트를 등록해요: { $outlaw }
       *[other] 사진을 넣어 첫 세트를 등록해요. 지금 라운드가 끝나면 { $pays }달러를 받아요: { $outlaw }
    }
bot-way-out = 이번 차례에 { $n }장을 내려놓고 손을 털 수 있어요. 먼저 놓을 무법자: { $outlaw }
bot-points =
    { $pays ->
        [0] { $outlaw }에 { $points }점을 더해요. 아직 받을 돈은 없어요: { $card }
       *[other] { $outlaw }에 { $points }점을 더해요. 지금 라운드가 끝나면 { $pays }달러를 받아요: { $card }
    }
bot-points-shot =
    { $pays ->
        [0] { $outlaw }에 놓을 { $card }: 명중할 확률이 { $chance } %예요.
       *[other] { $outlaw }에 놓을 { $card }: 명중할 확률이 { $chance } %이고, 맞으면 지금 { $pays }달러를 받아요.
    }
bot-hideout =
    { $loss ->
        [0] { $target } 님의 { JOSA($outlaw, "을/를") } 가려요. 명중할 확률이 { $chance } %예요.
       *[other] { $target } 님의 { JOSA($outlaw, "을/를") } 가려요. 명중할 확률이 { $chance } %이고, 맞으면 { $loss }달러를 잃게 해요.
    }
bot-ask = { $target } 님의 손에 { JOSA($outlaw, "이/가") } 있을 확률이 { $chance } %예요.
bot-steal-table = { $target } 님 앞의 { $outlaw } 한 장을 노려요. 명중할 확률이 { $chance } %예요.
bot-steal-hand = { $target } 님의 손에서 어떤 카드를 가져와도 도움이 돼요.
bot-wyatt-draw = 지금은 와이어트 어프로 두 장을 더 가져오는 것이 가장 좋아요.
bot-wyatt-swap = 버린 카드 가운데 바꿔 올 만한 카드가 있어요.
bot-free = { $target } 님의 { $outlaw } { $points }점을 다시 드러내요.
bot-hold = 손에 남은 { $n }장은 아껴 두는 편이 나아요.
bot-give = 손에서 가장 쓸모없는 카드예요: { $card }
bot-fetch = 버린 카드 가운데 가장 쓸모 있는 카드예요: { $card }
bot-take = 그 손에서 가장 쓸모 있는 카드예요: { $card }
bot-discard = 버려도 아쉽지 않고 다음 사람에게도 쓸모가 적어요: { $card }
bot-photo = { $outlaw }의 사진을 차례를 쓰지 않고 바로 놓아요.
bot-photo-kept = { $outlaw }의 사진은 나중을 위해 아껴 두는 편이 나아요.
