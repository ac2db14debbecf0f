// Korean words of the area `liabilities`.

import type { liabilities as en } from '../en/liabilities.ts'
import type { SameKeys } from '../same-keys.ts'

export const liabilities: SameKeys<typeof en> = {
  title: '잔고 증명',
  checking: '이 브라우저에서 확인하는 중…',
  proved: '이 브라우저에서 확인했습니다. 아래 금액이 공개된 총액에 포함되어 있습니다.',
  notPublished:
    '이 브라우저에서 확인했지만 공개 기록에 이 총액이 아직 없습니다. 몇 분 뒤 다시 확인하고, 그래도 없으면 다른 사람에게 알려 주세요.',
  notCounted:
    '이 계좌는 {{time}} 기준 집계에 없습니다. 그 뒤에 개설되었거나, 실제 자금을 집계하는 곳의 모의 계좌입니다.',
  none: '아직 공개된 것이 없습니다. 첫 증명은 {{time}}에 공개됩니다.',
  practice: '이곳은 모의 환경이며 금액은 모두 모의 자금입니다.',
  ownTitle: '내게 지급되어야 할 금액',
  ownTime: '{{time}} 기준',
  rewards: '아직 지급되지 않은 보상',
  profit: '평가이익',
  profitText:
    '그 시점 가격으로 계산한 보유 포지션의 이익입니다. 평가손실은 여기서 0으로 계산되며, 지급되어야 할 금액을 줄이지 않습니다.',
  sum: '합계',
  houseTitle: '모두에게 지급되어야 할 금액',
  accounts: '집계된 계좌 수',
  total: '총액',
  deficits: '고객 부족액(차감하지 않음)',
  deficitOf: '{{amount}} USD({{count}}개 계좌)',
  held: '보유액(최신 잔고 증명)',
  heldOwed: '등록 당시 지급할 금액',
  heldTime: '잔고 증명 시각',
  heldNone: '최근 {{days}}일간 없음',
  heldText:
    '잔고 증명은 당사가 직접 등록한 것으로 외부의 확인을 받지 않았습니다. 지급할 금액보다 적은 동안에는 새 입금을 받지 않습니다.',
  checked: '확인한 고객 수',
  next: '다음 증명',
  provesTitle: '이 증명으로 알 수 있는 것',
  provesOwn:
    '내 잔고, 옵션 구매 금액, 처리 중인 출금, 급여, 보상, 평가이익이 총액에 포함되어 있습니다.',
  provesOthers:
    '누구의 부족액도 총액에서 빼지 않았고, 내 기록이 다른 사람의 기록으로 쓰이지 않습니다.',
  provesNotTitle: '이 증명으로 알 수 없는 것',
  notAssets: '자금이 실제로 있다는 것: 지급되어야 할 금액은 보유한 금액을 말해 주지 않습니다.',
  notAll:
    '모두가 집계되었다는 것: 빠진 기록은 본인만 알아챌 수 있습니다. 확인하지 않으면 보호받지 못합니다.',
  notSame: '다른 사람도 같은 루트를 본다는 것: 다른 사람과 비교해 보세요.',
  rootTitle: '루트',
  rootText: '목록 전체를 나타내는 하나의 값입니다. 모두에게 같아야 합니다.',
  copyRoot: '루트 복사',
  faultTitle: '이 증명은 성립하지 않습니다. 이 화면을 저장하고 다른 사람에게 알려 주세요.',
  faultLeaf: '내 기록이 올바른 형식이 아닙니다.',
  faultSalt: '내 기록에 고유한 비밀 값이 없습니다.',
  faultMember: '이 기록은 내 계좌의 것이 아닙니다.',
  faultDay: '이 기록은 다른 날의 것입니다.',
  faultTree: '이 기록은 공개된 총액으로 이어지지 않습니다.',
  faultRoot: '표시된 내용이 공개된 것과 다릅니다.',
}
