// Japanese words of how orders are given, in their sheet and in the settings.

import type { ticketSettings as en } from '../en/ticket-settings.ts'
import type { SameKeys } from '../same-keys.ts'

export const ticketSettings: SameKeys<typeof en> = {
  tolerance: '許容スリッページ',
  toleranceHint: '価格がこれ以上不利に動いた場合は購入せず、確認します。',
  review: '購入前に確認する',
  reviewFirst: '最初の{{count}}回は必ず確認します。',
  reviewHint: 'オフにすると、ボタンを押した時点で購入します。',
  contractReview: 'レバレッジ注文を確認する',
  contractReviewHint:
    'オフにすると、買い・売りを押した時点で、前回の数量とレバレッジで成行注文します。',
}
