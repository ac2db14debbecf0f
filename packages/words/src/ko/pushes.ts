// Korean words of the area `pushes`.

import type { pushes as en } from '../en/pushes.ts'

import type { SameKeys } from '../same-keys.ts'

export const pushes: SameKeys<typeof en> = {
  security: '계정 보호 설정이 변경되었습니다.',
  identity: '본인 인증에 관한 소식이 있습니다.',
  linked: '계정 확인에 관한 소식이 있습니다.',
  deposit: '입금에 관한 소식이 있습니다.',
  withdrawal: '출금에 관한 소식이 있습니다.',
  adjusted: '잔고가 조정되었습니다.',
  bankRefused: '은행 계좌가 변경되지 않았습니다.',
  marginCall: '마진콜입니다.',
  stopOut: '포지션이 강제 청산되었습니다.',
  levelReached: '익절가 또는 손절가에 도달했습니다.',
  orderFilled: '주문이 체결되었습니다.',
  copy: '카피 트레이딩에 새 소식이 있습니다.',
  copyClosed: '카피한 포지션이 종료되었습니다.',
  orderCancelled: '주문이 취소되었습니다.',
  option: '옵션이 정산되었습니다.',
  overnight: '오버나이트 수수료가 정산되었습니다.',
  salary: '급여가 지급되었습니다.',
  leading: '리드 트레이더 관련 소식이 있습니다.',
  practice: '모의 계좌에 관한 소식이 있습니다.',
  alert: '가격 알림 조건에 도달했습니다.',
  chat: '고객센터에서 답변했습니다.',
  terms: '거래 조건이 변경되었습니다.',
  ofAccount: '{{account}}: {{text}}',
  open: '{{text}} 앱을 열어 확인하세요.',
  mailSubject: 'Fairtick: {{text}}',
  mailWhy:
    '금액은 앱에서만 표시됩니다. 이메일로도 받을 메시지는 앱의 ‘내 정보 › 보안 및 설정 › 알림’에서 고를 수 있습니다.',
}
