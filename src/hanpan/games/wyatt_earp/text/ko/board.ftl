## 돈과 이름
board-adds = +{ $money }
board-short =
    { $card ->
        [belle_starr] 벨
        [billy_the_kid] 빌리
        [bob_dalton] 밥
        [butch_cassidy] 부치
        [jesse_james] 제시
        [sundance_kid] 선댄스
        [wes_hardin] 웨스
        [bank_robbery] 은행
        [stagecoach_robbery] 역마차
        [fastest_gun] 총잡이
        [hideout] 은신처
        [most_wanted] 수배
        [wyatt_earp] 어프
       *[other] 사진
    }
board-cards =
    { $n ->
        [1] { $card }
       *[other] { $card } { $n }장
    }
board-n-cards = { $n }장
board-points = { $points }점
board-points-unit = 점

## 자리
board-headline = { $round }라운드 · 목표 { $goal }{ $step ->
        [draw] { " " }· 뽑기
        [play] { " " }· 놓기
        [discard] { " " }· 버리기
       *[none] { "" }
    }
board-counters = 정산하면 +{ $more }
board-area-sum = { $money } · 손에 { $cards }장 · 지금 정산하면 +{ $more }
board-known = 손에 있다고 아는 카드: { $cards }

## 수배전단
board-poster = { $outlaw }, 현상금 { $bounty }, { $registered ->
        [true] 모두 { $points }점.
       *[false] 아직 등록되지 않음.
    }
board-holding = { $name } { $points }점, 지금 정산하면 { $pays }{ $cards ->
        [none] { "" }
       *[other] { " " }({ $cards })
    }{ $hidden ->
        [none] .
       *[other] , 가려짐: { $hidden }.
    }
board-unregistered = 미등록
board-first-set = 첫 세트 3장
board-sum = 합계
board-of-capture = { $points }/8
board-sum-of = 모두 { $points }점
board-held = 내 손에 { $n }장
board-nobody = 지금은 놓인 카드가 없어요.
board-no-cards = 아직 놓인 카드가 없어요.
board-covered = · 가려짐: { $cards }
board-if-ended = 화살표 뒤는 지금 라운드가 끝나면 받을 돈이에요.

## 가운데
board-supply =
    { $n ->
        [0] 덱이 다 떨어졌어요.
       *[other] { $pass ->
            [1] 첫 번째
           *[other] 두 번째
        } 덱, { $n }장 남음.
    }
board-pass = 덱 · { $pass ->
        [1] 첫 번째
       *[other] 두 번째
    }
board-left = { $n }장 남음
board-empty = 없음
board-discard =
    { $card ->
        [none] 버린 카드 없음.
       *[other] 버린 카드 { $n }장, 맨 위는 { $card }.
    }
board-discards = 버린 카드
board-discards-order = 맨 위 카드부터 차례대로예요.
board-discards-top = 이 테이블에서는 맨 위 카드만 볼 수 있어요.
board-odds = 샷 명중
board-percent = { $percent }%
board-odds-words = 못 본 카드 { $cards }장 중 무법자가 { $outlaws }장이에요.
board-odds-short = 무법자 { $outlaws } / { $cards }
board-how-many = 놓을 장수
board-one-less = 한 장 덜
board-one-more = 한 장 더
board-which-way = 어떻게 쓸까요?
board-which-aim = 누구에게?
board-way =
    { $way ->
        [PlayMostWantedHand] 손에서 달라고 하기
        [PlayMostWantedTable] 앞에서 빼앗기 · 샷
        [PlayMostWantedAny] 손에서 한 장
        [PlayWyattDraw] 2장 뽑기
        [PlayWyattSwap] 버린 카드 얻기
        [PlayWyattFree] 은신처 치우기
        [LayFirstSetWithPhoto] 2장과 첫 세트
       *[other] 사진 놓기
    }
board-window = { $outlaw }: 사진?
board-window-time = { $seconds }초 동안 열려 있어요.
board-window-hidden = 모두에게 물어요. 누가 가졌는지는 보이지 않아요.

## 손
board-hand = 내 손 { $n }장
board-hand-words =
    { $cards ->
        [none] 내 손은 비었어요.
       *[other] 내 손: { $cards }.
    }
board-from-discard = 버린 카드에서 고르기
board-from-hand = { $name } 님의 손에서 고르기

## 안내 줄
board-draw =
    { $card ->
        [none] 덱에서 2장을 뽑으세요.
       *[other] 덱에서 2장, 또는 { JOSA($card, "을/를") } 가져오세요.
    }
board-take-two = 덱에서 2장
board-take-discard = 버린 카드 1장
board-lay =
    { $first ->
        [true] { $outlaw } { $n }장으로 첫 세트를 만들어요.
       *[false] { $outlaw } { $n }장을 놓아요.
    }
board-lay-detail = 한 장에 2점이고, 둘째 장부터 현상금이 1,000달러씩 올라요.
board-lay-button = { $n }장 놓기
board-to-discard = 버리기로
board-pick-card = 카드를 고르세요
board-pick-card-why = 먼저 놓을 카드를 손에서 고르세요. 놓지 않으려면 버리기로 넘어가세요.
board-unchoose = 선택 취소
board-aim =
    { $next ->
        [way] { JOSA($card, "을/를") } 어떻게 쓸까요?
        [outlaw] 어느 무법자에게 { JOSA($card, "을/를") } 쓸까요?
       *[aim] 누구에게 { JOSA($card, "을/를") } 쓸까요?
    }
board-aim-detail =
    { $card ->
        [bank_robbery] 2점이고 현상금이 1,000달러 올라요.
        [stagecoach_robbery] 1점이에요. 쏘아서 맞히면 현상금이 더 많이 올라요.
        [fastest_gun] 맞히면 3점, 현상금 +1,000달러. 먼저 있던 총잡이는 버려져요.
        [hideout] 맞히면 거기 놓인 카드가 0점이 돼요.
        [most_wanted] 달라고 하면 있을 때 1장 받고, 빼앗으려면 맞혀야 해요.
        [wyatt_earp] 뽑기, 버린 카드 얻기, 은신처 치우기 가운데 하나예요.
       *[other] 4점이고 현상금이 1,000달러 올라요.
    }
board-pick-aim =
    { $next ->
        [way] 쓰임을 고르세요
        [outlaw] 전단을 고르세요
       *[aim] 상대를 고르세요
    }
board-effect-own =
    { $added ->
        [none] 현상금은 그대로
       *[other] 현상금 +{ $added } → { $bounty }
    } · 내 { $points }점, 지금 정산하면 { $pays }
board-effect-other = { $name } 님 { $outlaw } { $was }점 → { $points }점
board-effect-hit =
    { $percent ->
        [none] 명중하면
       *[other] 명중 { $percent }%
    }: { $effect ->
        [none] 바뀌는 점수는 없어요.
       *[other] { $effect }.
    }
board-effect-stagecoach =
    내 { $points }점. 그냥 놓으면 +{ $safe }, 쏘아서 { $percent ->
        [none] 맞히면
       *[other] 맞히면({ $percent }%)
    } +{ $hit }, 빗나가면 { $miss ->
        [none] 버려져요.
       *[other] +{ $miss }.
    }
board-effect-miss =
    빗나가면 { $effect ->
        [none] 버려져요.
       *[other] { $effect }.
    }
board-stagecoach = { $outlaw }에 역마차강도를 어떻게 놓을까요?
board-shoot =
    샷 쏘기{ $percent ->
        [none] { "" }
       *[other] { " " }· { $percent }%
    }
board-safe = 그냥 놓기
board-play = 쓰기
board-photo = { $name } 님이 { $outlaw } 첫 세트를 놓았어요.
board-photo-detail = 사진을 지금 놓을까요? 4점, 현상금 +1,000달러
board-photo-yes = 사진 놓기 · 4점, +1,000달러
board-photo-no = 지금은 안 놓기
board-last-card = 마지막 카드예요. 버리면 라운드가 끝나요.
board-pick-one = 카드를 고르세요
board-pick-one-why = 먼저 카드를 한 장 고르세요.

## 샷
board-shot = 샷!
board-shot-result =
    { $hit ->
        [true] 명중!
       *[false] 빗나감
    }
board-stamp =
    { $hit ->
        [true] 명중
       *[false] 빗나감
    }
board-if-hit = 무법자면 명중
board-if-miss = 별이면 빗나감
board-turned = 뒤집힌 카드: { $card }
board-go-on = 계속

## 정산
board-payout = { $round }라운드 정산
board-payout-of = { $outlaw } 정산
board-payout-controls = 정산 보기
board-paid =
    { $state ->
        [now] 정산 중
        [none] 없음
        [done] { $kept ->
            [true] 남음
           *[false] 지급 끝
        }
       *[next] 다음
    }
board-paid-left = { $paid } 지급 · { $left } 남음
board-catcher = 잡은 사람
board-points-head = 점수
board-role-head = 자격
board-pass-head = { $pass }차
board-got = 받음
board-left-on = 전단에 남은 돈
board-role =
    { $behind ->
        [0] { $leaders ->
            [1] 선두
           *[other] 공동 선두
        }
       *[other] { $behind }점 차
    }
board-verdict =
    { $verdict ->
        [escaped] 합계 { $points }점이라 지급하지 않아요. 남는 돈은 { $left }.
        [swept] { $name } 님이 5점 이상 앞서 { $bounty } 모두를 받아요.
        [stopped] 다음 몫에 { $need } 필요한데 { $left }만 남아 분배를 멈춰요. 남은 돈은 다음 라운드까지 전단에 있어요.
        [shared] { $bounty } 모두 나눠 가졌어요.
       *[none] 아무도 놓지 않아 { $left } 그대로 남아요.
    }
board-pay-back = 이전 전단
board-pay-pause = 멈춤
board-pay-play = 자동 재생
board-pay-next = 다음 전단
board-pay-close = 닫기

## 카드 세기
board-counts = 카드 세기
board-count-kind =
    { $kind ->
        [laid] 놓임
        [hand] 내 손
        [known] 남의 손
        [discarded] 버림
       *[unseen] 못 봄
    }
board-count = { $outlaw }: 놓임 { $laid }, 내 손 { $hand }, 남의 손 { $known }, 버림 { $discarded }, 못 봄 { $unseen }.

## 글로 보는 테이블
board-seat = { $name } 님: { $money }, 손에 { $cards }장, 지금 정산하면 +{ $more }.{ $known ->
        [none] { "" }
       *[other] { " " }손에 있다고 아는 카드: { $known }.
    }

## 끝
board-ending = { $round }라운드로 끝났어요.
board-column-before = 그 전까지
board-column-bounties = 현상금
board-column-outlaws = 무법자마다 받은 돈
board-brought = { $outlaw }: { $money }
board-note-shared = 가장 부자가 여럿이면 함께 이겨요.

## 이게 뭐예요?
board-about-card =
    { $kind ->
        [outlaw] 2점짜리 무법자 카드예요. 첫 세트는 세 장 이상, 등록된 뒤에는 한 장씩도 놓을 수 있어요.
        [photo] { $outlaw }에게 놓는 4점짜리 보안관 카드예요. 현상금이 1,000달러 오르고, 남이 그 첫 세트를 놓을 때 차례 밖에서도 놓을 수 있어요.
        [bank_robbery] 등록된 무법자에게 놓으면 2점이고 현상금이 1,000달러 올라요.
        [stagecoach_robbery] 등록된 무법자에게 놓으면 1점이에요. 그냥 놓으면 현상금이 1,000달러, 쏘아서 맞히면 3,000달러 올라요.
        [fastest_gun] 맞히면 3점이고 현상금이 1,000달러 올라요. 테이블에 하나뿐이라 먼저 있던 총잡이는 버려져요.
        [hideout] 맞히면 상대의 무법자 하나에 놓인 카드를 가려 0점으로 만들어요.
        [most_wanted] 상대의 손에서 무법자 카드를 달라고 하거나, 맞혀서 상대 앞의 카드를 빼앗아요.
       *[wyatt_earp] 두 장 뽑기, 버린 카드 얻기, 은신처 치우기 가운데 하나를 해요.
    }{ $n ->
        [0] { "" }
       *[other] { " " }손에 { $n }장 있어요.
    }
board-about-poster =
    { $registered ->
        [true] { $enough ->
            [true] 지금 라운드가 끝나면 현상금을 나눠요.
           *[false] 모두 합쳐 8점이 되어야 현상금을 나눠요.
        }
       *[false] 누군가 무법자 카드 세 장 이상을 한꺼번에 놓으면 등록돼요.
    }
board-about-supply =
    { $pass ->
        [1] 차례마다 여기서 두 장을 뽑을 수 있어요. 떨어지면 버린 카드를 섞어 두 번째 덱을 만들어요.
       *[other] 두 번째 덱이에요. 이것도 떨어지면 라운드가 끝나요.
    } 지금 { $n }장 남았어요.
board-about-discard = 차례를 시작할 때 덱 대신 맨 위 한 장을 가져올 수 있어요. 지금 { $n }장이에요.
board-about-unseen = 샷은 덱 맨 위 카드를 뒤집어요. 무법자면 명중, 별이면 빗나가요.
board-about-counts = 무법자마다 카드가 일곱 장 있어요. 어디 있는지 본 카드와 못 본 카드를 세어 줘요.
board-about-window = 첫 세트가 놓이면 그 무법자의 사진을 차례 밖에서 놓을 수 있어요. 가진 사람이 드러나지 않도록 상대 모두에게 물어요.
board-about-seat = 지금 { $money }, 손에 { $cards }장. 지금 라운드가 끝나면 +{ $more }. 누군가 { $goal }에 이르면 그 라운드로 게임이 끝나요.
