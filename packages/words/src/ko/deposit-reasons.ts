// Korean words of the area `depositReasons`.

import type { depositReasons as en } from '../en/deposit-reasons.ts'
import type { SameKeys } from '../same-keys.ts'

export const depositReasons: SameKeys<typeof en> = {
  notReceived: '입금이 도착하지 않았습니다.',
  amountDiffers: '이체 확인증 또는 입금 금액이 신청과 다릅니다.',
  senderDiffers: '보낸 사람이 이 계정의 소유자와 다릅니다.',
  voucherUnreadable: '이체 확인증을 읽을 수 없습니다.',
  voucherUsed: '이 이체 확인증은 이전에 처리된 입금의 것입니다.',
  accountClosed: '이 계좌는 입금을 받지 않습니다.',
  practiceEnded:
    '모의 자금 신청이었습니다. 실제 자금 거래가 시작되어 모의 자금은 더 이상 입출금되지 않습니다.',
}
