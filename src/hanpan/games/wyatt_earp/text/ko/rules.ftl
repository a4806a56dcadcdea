title = 와이어트 어프
tagline = 무법자를 모아 현상금을 키우고, 되도록 적은 사람과 나눠 가져요.

## 프리셋과 옵션
preset-rulebook = 규칙서대로
preset-official = 정식판
option-photo_reaction = 차례 밖의 사진
option-photo_reaction-about = 다른 사람이 첫 세트를 놓을 때 그 무법자의 사진을 바로 놓을 수 있는지 정해요.
option-photo_reaction-true = 놓을 수 있음
option-photo_reaction-false = 놓을 수 없음
option-hidden_windows = 사진을 묻는 사람
option-hidden_windows-about = 모두에게 물으면 누가 사진을 들었는지 알 수 없어요.
option-hidden_windows-true = 상대 모두
option-hidden_windows-false = 든 사람만
option-photo_in_first_set = 첫 세트의 사진
option-photo_in_first_set-about = 무법자 카드 두 장과 사진으로 첫 세트를 놓을 수 있는지 정해요.
option-photo_in_first_set-false = 놓을 수 없음
option-photo_in_first_set-true = 놓을 수 있음
option-bounty_counting = 놓은 카드 세기
option-bounty_counting-about = 한 차례에 같은 무법자를 두 번 놓을 때 현상금을 세는 방법이에요.
option-bounty_counting-per_lay_action = 놓을 때마다 따로
option-bounty_counting-per_turn_and_outlaw = 한 차례를 모아서
option-second_exhaustion = 덱이 두 번째로 떨어지면
option-second_exhaustion-about = 덱이 두 번째로 떨어진 뒤 언제 라운드가 끝나는지 정해요.
option-second_exhaustion-immediate = 바로 끝
option-second_exhaustion-finish_turn = 그 차례까지
option-bank_robbery_shot = 은행강도
option-bank_robbery_shot-about = 샷이 필요한지 정해요.
option-bank_robbery_shot-never = 샷 없이
option-bank_robbery_shot-required = 명중해야 함
option-stagecoach_modes = 역마차강도
option-stagecoach_modes-about = 쏘지 않고도 놓을 수 있는지 정해요.
option-stagecoach_modes-safe_or_shoot = 쏘거나 그냥 놓기
option-stagecoach_modes-shoot_only = 반드시 쏘기
option-stagecoach_miss = 빗나간 역마차강도
option-stagecoach_miss-about = 샷이 빗나갔을 때 어떻게 되는지 정해요.
option-stagecoach_miss-no_effect = 버려짐
option-stagecoach_miss-pay_1000 = 1,000달러만 올리고 놓임
option-fastest_gun_shot = 가장 빠른 총잡이
option-fastest_gun_shot-about = 샷이 필요한지 정해요.
option-fastest_gun_shot-required = 명중해야 함
option-fastest_gun_shot-never = 샷 없이
option-fastest_gun_shot-only_when_replacing = 이미 놓여 있을 때만
option-most_wanted_hand = 지명수배, 손
option-most_wanted_hand-about = 손에서 카드를 가져오는 방법이에요.
option-most_wanted_hand-named = 무법자 이름 대기
option-most_wanted_hand-random = 아무 카드나 한 장
option-most_wanted_hand-look_and_take = 보고 고르기
option-most_wanted_table = 지명수배, 테이블
option-most_wanted_table-about = 테이블의 무법자 카드를 빼앗을 수 있는지 정해요.
option-most_wanted_table-shot = 명중하면
option-most_wanted_table-off = 할 수 없음
option-hideout_scope = 은신처
option-hideout_scope-about = 어떤 카드를 가리는지 정해요.
option-hideout_scope-cards_present = 있는 카드만
option-hideout_scope-whole_round = 나중 카드까지
option-hideout_counts_for_eight = 가려진 카드와 8점
option-hideout_counts_for_eight-about = 가려진 카드도 8점을 채우는 데 치는지 정해요.
option-hideout_counts_for_eight-false = 안 침
option-hideout_counts_for_eight-true = 침
option-wyatt_earp_shots = 와이어트 어프, 샷
option-wyatt_earp_shots-about = 어떤 쓰임에 명중이 필요한지 정해요.
option-wyatt_earp_shots-none = 없음
option-wyatt_earp_shots-free_needs_shot = 은신처 치우기
option-wyatt_earp_shots-swap_needs_shot = 교환
option-wyatt_earp_shots-free_and_swap_need_shot = 둘 다
option-wyatt_earp_swap = 와이어트 어프, 교환
option-wyatt_earp_swap-about = 버린 카드 더미에서 가져오는 방법이에요.
option-wyatt_earp_swap-exchange = 손의 카드와 바꾸기
option-wyatt_earp_swap-take = 그냥 가져오기
option-wyatt_earp_swap-off = 할 수 없음
option-share_far_players = 많이 뒤진 사람
option-share_far_players-about = 앞선 사람보다 5점 이상 뒤져도, 더 가까운 사람이 있으면 나눠 받는지 정해요.
option-share_far_players-false = 못 받음
option-share_far_players-true = 받음
option-end_threshold = 목표
option-end_threshold-about = 얼마를 모으면 게임이 끝나는지 정해요.
option-end_threshold-at_least_25000 = 25,000달러 이상
option-end_threshold-more_than_25000 = 25,000달러 초과
option-final_tie = 가장 부자가 여럿이면
option-final_tie-about = 끝에 가장 부자인 사람이 여럿일 때 어떻게 하는지 정해요.
option-final_tie-shared_win = 함께 이김
option-final_tie-extra_round = 한 라운드 더
option-discard_browsable = 버린 카드 더미
option-discard_browsable-about = 더미를 다 보여 주는지, 맨 위만 보여 주는지 정해요.
option-discard_browsable-true = 다 보이기
option-discard_browsable-false = 맨 위만

## 이름
name-belle_starr = 벨 스타
name-billy_the_kid = 빌리 더 키드
name-bob_dalton = 밥 달튼
name-butch_cassidy = 부치 캐시디
name-jesse_james = 제시 제임스
name-sundance_kid = 선댄스 키드
name-wes_hardin = 웨스 하딘
name-photo_belle_starr = 벨 스타 사진
name-photo_billy_the_kid = 빌리 더 키드 사진
name-photo_bob_dalton = 밥 달튼 사진
name-photo_butch_cassidy = 부치 캐시디 사진
name-photo_jesse_james = 제시 제임스 사진
name-photo_sundance_kid = 선댄스 키드 사진
name-photo_wes_hardin = 웨스 하딘 사진
name-bank_robbery = 은행강도
name-stagecoach_robbery = 역마차강도
name-fastest_gun = 가장 빠른 총잡이
name-most_wanted = 지명수배
name-hideout = 은신처
name-wyatt_earp = 와이어트 어프
name-safe = 샷 없이
name-shoot = 샷으로
name-no = 아니요
name-yes = 네
name-active_player_went_out = 손을 턴 사람이 나왔어요
name-another_player_empty = 손이 빈 사람이 있어요
name-supply_used_up_twice = 덱이 두 번 떨어졌어요

## 물음
prompt-Drawing = 덱에서 두 장을 뽑거나 버린 카드 맨 위를 가져오세요.
prompt-Drawing-detail = 덱에서는 두 장, 버린 카드 더미에서는 한 장이에요.
prompt-Playing =
    { $sheriff ->
        [0] 무법자를 놓고, 원하면 보안관 카드를 한 장 쓰세요.
       *[other] 무법자를 더 놓거나 버리기로 넘어가세요.
    }
prompt-Playing-detail =
    { $sheriff ->
        [0] 버릴 카드 한 장은 남겨야 해요.
       *[other] 이번 차례의 보안관 카드는 썼어요. 버릴 카드 한 장은 남겨야 해요.
    }
prompt-Answering = { $outlaw } 첫 세트가 놓였어요. 사진을 놓을까요?
prompt-Answering-detail = 4점이고 현상금이 1,000달러 올라요. 사진이 손에 없으면 놓지 않는 수밖에 없어요.
prompt-Giving = 어떤 카드를 내줄까요?
prompt-Giving-detail = 그 카드를 버리고, 더미의 다른 카드를 손에 가져와요.
prompt-Fetching = 어떤 카드를 가져올까요?
prompt-Fetching-detail = 버린 카드 더미의 이 카드들 가운데 한 장이에요.
prompt-Choosing = { $target } 님의 카드 가운데 무엇을 가져올까요?
prompt-Choosing-detail = 다른 사람은 무엇인지 볼 수 없어요.
prompt-Discarding = 카드 한 장을 버리세요.
prompt-Discarding-detail = 버리면 차례가 끝나요. 남은 카드가 없으면 손을 턴 거예요.
waiting-Drawing = { $name } 님이 카드를 뽑는 중이에요.
waiting-Playing = { $name } 님이 카드를 놓는 중이에요.
waiting-Answering = 나머지 사람에게 사진을 묻는 중이에요.
waiting-Giving = { $name } 님이 내줄 카드를 고르는 중이에요.
waiting-Fetching = { $name } 님이 가져올 카드를 고르는 중이에요.
waiting-Choosing = { $name } 님이 남의 손에서 카드를 고르는 중이에요.
waiting-Discarding = { $name } 님이 버릴 카드를 고르는 중이에요.

## 고를 것
action-DrawSupply = 덱에서 두 장 뽑기
action-DrawDiscard = 버린 카드 맨 위 가져오기
action-LayOutlaw = { $outlaw } { $n }장 놓기
action-LayFirstSetWithPhoto = { $outlaw } 2장과 사진 놓기
action-PlayPhoto = { $outlaw } 사진 놓기
action-PlayBank = 은행강도: { $outlaw }
action-PlayStagecoach = 역마차강도: { $outlaw }, { $mode }
action-PlayFastestGun = 가장 빠른 총잡이: { $outlaw }
action-PlayHideout = 은신처: { $target } 님의 { $outlaw }
action-PlayMostWantedHand = 지명수배: { $target } 님에게 { $outlaw } 달라고 하기
action-PlayMostWantedTable = 지명수배: { $target } 님 앞의 { $outlaw } 빼앗기
action-PlayMostWantedAny = 지명수배: { $target } 님의 손에서 한 장
action-PlayWyattDraw = 와이어트 어프: 두 장 뽑기
action-PlayWyattSwap = 와이어트 어프: 버린 카드 가져오기
action-PlayWyattFree = 와이어트 어프: { NTH($hideout) }번 은신처 치우기
action-EndPlay = 버리기로 넘어가기
action-SwapGive = { $card } 내주기
action-SwapTake = { $card } 가져오기
action-Discard = { $card } 버리기
action-TakeCard = { $card } 가져오기
action-ReactPhoto = 사진 놓기: { $answer }

## 기록
event-DealerChosen = { $seat } 님이 먼저 카드를 나눠요.
event-RoundStarted = { $round }라운드예요. 수배전단마다 1,000달러씩 올렸어요.
event-HandDealt = { $seat } 님이 카드 열 장을 받았어요.
event-CardTurned = 처음 펼친 카드는 { $card }.
event-TurnStarted = { $seat } 님의 차례예요.
event-CardDrawn =
    { $card ->
        [none] { $seat } 님이 카드를 뽑았어요.
       *[other] { $seat } 님이 뽑은 카드는 { $card }.
    }
event-DiscardTaken = { $seat } 님이 버린 카드 맨 위의 { JOSA($card, "을/를") } 가져왔어요.
event-PileShuffled = 덱이 떨어져 버린 카드 { $n }장을 섞어 새 덱을 만들었어요.
event-SupplyUsedUp = 덱이 다 떨어졌어요.
event-OutlawsLaid =
    { $first ->
        [1] { $seat } 님이 { $outlaw } 첫 세트 { $n }장을 놓았어요.
       *[other] { $seat } 님이 { $outlaw } { $n }장을 놓았어요.
    }{ $bounty ->
        [0] { "" }
       *[other] { " " }현상금 +{ $bounty }달러.
    }
event-SheriffPlayed =
    { $outlaw ->
        [none] { $seat } 님이 { JOSA($card, "을/를") } 썼어요
       *[other] { $seat } 님이 { $outlaw }에게 { JOSA($card, "을/를") } 썼어요
    }{ $shot ->
        [0] .
       *[other] . 샷!
    }
event-SheriffAimed =
    { $outlaw ->
        [none] { $seat } 님이 { $target } 님에게 { JOSA($card, "을/를") } 썼어요
       *[other] { $seat } 님이 { $target } 님의 { $outlaw }에 { JOSA($card, "을/를") } 썼어요
    }{ $shot ->
        [0] .
       *[other] . 샷!
    }
event-ShotFired =
    { $hit ->
        [0] 빗나갔어요: { $card }.
       *[other] 명중했어요: { $card }.
    }
event-SheriffLaid =
    { $bounty ->
        [0] { $seat } 님이 { $outlaw }에 { JOSA($card, "을/를") } 놓았어요.
       *[other] { $seat } 님이 { $outlaw }에 { JOSA($card, "을/를") } 놓았어요. 현상금 +{ $bounty }달러.
    }
event-SheriffDiscarded = { $seat } 님의 { JOSA($card, "이/가") } 버려졌어요.
event-PhotoAsked = { $seat } 님에게 { $outlaw } 사진을 놓을지 물어요.
event-PhotoLaid = { $seat } 님이 차례 밖에서 { $outlaw } 사진을 놓았어요. 현상금 +{ $bounty }달러.
event-PhotoKept = { $outlaw } 사진을 놓은 사람이 없어요.
event-GunReplaced = { $target } 님의 { $outlaw }에 있던 가장 빠른 총잡이가 물러났어요.
event-HideoutLaid = { $seat } 님이 은신처로 { $target } 님의 { JOSA($outlaw, "을/를") } 가렸어요.
event-HideoutRemoved = { $target } 님의 { $outlaw }에 있던 은신처가 치워졌어요.
event-CardGiven = { $target } 님이 { $seat } 님에게 { JOSA($card, "을/를") } 내주었어요.
event-AskedInVain = { $target } 님의 손에는 { JOSA($outlaw, "이/가") } 없어요.
event-OutlawStolen = { $seat } 님이 { $target } 님 앞의 { JOSA($outlaw, "을/를") } 빼앗았어요.
event-HandSeen = { $seat } 님이 { $target } 님의 손을 보았어요.
event-CardStolen =
    { $card ->
        [none] { $seat } 님이 { $target } 님의 손에서 한 장을 가져갔어요.
       *[other] { $seat } 님이 { $target } 님의 손에서 { JOSA($card, "을/를") } 가져갔어요.
    }
event-SwapGiven = { $seat } 님이 교환으로 { JOSA($card, "을/를") } 내주었어요.
event-SwapTaken = { $seat } 님이 버린 카드에서 { JOSA($card, "을/를") } 가져왔어요.
event-CardDiscarded = { $seat } 님이 { JOSA($card, "을/를") } 버렸어요.
event-RoundEnded = { $ending }. 라운드가 끝났고, 다음에는 { $seat } 님의 왼쪽부터예요.
event-OutlawEscaped = { $outlaw }: 모두 합쳐 { $points }점이라 잡지 못했어요. 현상금은 남아요.
event-BountySwept = { $seat } 님이 { $outlaw } 현상금을 혼자 다 받았어요: { $amount }달러.
event-TierPaid = { $outlaw }: { $amount }달러 몫을 받은 사람은 { $seats }.
event-PayoutStopped = { $outlaw }: 다음 몫 { $need }달러에 모자라서 남은 돈은 그대로예요: { $left }달러.
event-GameEnded = { $round }라운드로 게임이 끝났어요.

## 왜 안 되는지
why-draw_first = 먼저 카드를 뽑아야 해요.
why-drawn_already = 이번 차례에는 이미 뽑았어요.
why-no_discard = 버린 카드가 없어요.
why-idle = 너무 오래 아무도 카드를 놓지 않아서 이제 덱에서 뽑아야 해요.
why-dry = 너무 오래 덱이 줄지 않아서 이제 덱에서 뽑아야 해요.
why-not_held = 손에 없는 카드예요: { $card }
why-too_few_held =
    { $have ->
        [0] 손에 { $outlaw } 카드가 없어요.
       *[other] 손에 { $outlaw } 카드가 { $have }장뿐이에요.
    }
why-first_set_of_three = { $outlaw } 첫 세트는 세 장을 한꺼번에 놓아야 해요.
why-keep_one = 버릴 카드 한 장은 남겨야 해요.
why-one_sheriff = 이번 차례의 보안관 카드는 이미 썼어요.
why-not_registered = 아직 { $outlaw } 첫 세트를 놓은 사람이 없어요.
why-own_seat = 상대에게만 쓸 수 있어요.
why-no_such_seat = 그 자리에는 아무도 없어요.
why-no_open_card = { $target } 님에게는 가려지지 않은 { $outlaw } 카드가 없어요.
why-no_open_outlaw = { $target } 님에게는 가려지지 않은 { $outlaw } 무법자 카드가 없어요.
why-empty_hand = { $target } 님은 손이 비었어요.
why-no_hideout = 테이블에 그런 은신처가 없어요.
why-no_pile = 버린 카드가 없어요.
why-no_supply = 덱이 다 떨어져서 덱이 필요한 일은 할 수 없어요.
why-shot_required = 이 테이블에서는 역마차강도를 반드시 쏘아야 해요.
why-table_is_safe = 이 테이블에서는 지명수배로 테이블의 카드를 빼앗을 수 없어요.
why-ask_by_name = 이 테이블에서는 지명수배에 무법자 이름을 대야 해요.
why-ask_any = 이 테이블에서는 지명수배에 무법자 이름을 대지 않아요.
why-no_swap = 이 테이블에서는 와이어트 어프로 버린 카드를 가져올 수 없어요.
why-photo_is_no_outlaw = 이 테이블에서는 사진이 첫 세트에 들어가지 못해요.
why-registered_already = { $outlaw } 첫 세트는 이미 놓였어요.
why-not_in_pile = 버린 카드 더미에 없는 카드예요: { $card }
why-just_given = 방금 내준 카드는 다시 가져올 수 없어요.
why-not_in_that_hand = { $target } 님의 손에 없는 카드예요: { $card }
why-no_photo = 손에 { $outlaw } 사진이 없어요.
why-discard_now = 이제 한 장을 버려 차례를 마쳐야 해요.
why-play_first = 먼저 버리기로 넘어가세요.

## 점수
score-bounty = { $round }라운드 { $outlaw }
score-before = 그 전까지
