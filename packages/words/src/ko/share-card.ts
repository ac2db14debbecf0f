// Korean words of the area `shareCard`.

import type { shareCard as en } from '../en/share-card.ts'
import type { SameKeys } from '../same-keys.ts'

export const shareCard: SameKeys<typeof en> = {
  share: '공유',
  title: '결과 공유',
  amounts: '금액 표시',
  amountsHint: '이름과 ID는 이미지에 표시되지 않습니다.',
  save: '이미지 저장',
  saved: '저장됨: {{name}}',
  failed: '이미지를 만들지 못했습니다. 연결을 확인한 뒤 다시 열어 주세요.',
  ofBasis: '{{basis}} 대비 손익률',
  tick: '틱 번호 {{seq}}',
  check: '모든 수치는 기록된 틱으로 직접 확인할 수 있습니다.',
  practice: '모의 계좌',
  risk: '다음 거래의 결과를 보장하지 않습니다. 투입한 금액을 모두 잃을 수 있습니다.',
}
