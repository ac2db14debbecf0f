// Japanese words of the area `depositReasons`.

import type { depositReasons as en } from '../en/deposit-reasons.ts'
import type { SameKeys } from '../same-keys.ts'

export const depositReasons: SameKeys<typeof en> = {
  notReceived: 'お支払いが届いていません。',
  amountDiffers: '送金証明またはお支払いの金額が申請と異なります。',
  senderDiffers: '送金者がこの口座の名義人と異なります。',
  voucherUnreadable: '送金証明が読み取れません。',
  voucherUsed: 'この送金証明は、以前に処理された入金のものです。',
  accountClosed: 'この口座では入金を受け付けていません。',
  practiceEnded:
    'デモ資金の申請でした。当サービスは実際のお金での取引に移行したため、デモ資金の入出金は行われません。',
}
