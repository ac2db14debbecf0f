// Korean words of the area `orderTicket`.

import type { orderTicket as en } from '../en/order-ticket.ts'
import type { SameKeys } from '../same-keys.ts'

export const orderTicket: SameKeys<typeof en> = {
  long: '롱',
  short: '숏',
  buyLong: '매수 / 롱',
  sellShort: '매도 / 숏',
  buy: '매수',
  sell: '매도',
  blockedStale: '가격이 갱신되지 않고 있습니다. 다음 가격이 오면 주문할 수 있습니다.',
  wayDeposit: '입금',
  wayReset: '모의 계좌 초기화',
  wayOrders: '포지션 보기',
  wayLimits: '내 한도 보기',
  wayVerify: '본인 인증하기',
  waySupport: '고객센터에 문의',
  atOnceNote: '탭하면 바로 {{lots}}랏(×{{leverage}})을 주문합니다.',
  close: '종료',
  closePosition: '{{pair}} 포지션 종료',
  explain: '수치 계산 근거',
}
