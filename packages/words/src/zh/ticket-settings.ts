// Chinese words of how orders are given, in their sheet and in the settings.

import type { ticketSettings as en } from '../en/ticket-settings.ts'
import type { SameKeys } from '../same-keys.ts'

export const ticketSettings: SameKeys<typeof en> = {
  tolerance: '允许滑点',
  toleranceHint: '若价格朝不利方向变动超过此值，则不购买并询问您。',
  review: '购买前确认',
  reviewFirst: '前 {{count}} 笔始终需要确认。',
  reviewHint: '关闭后，点击即购买。',
  contractReview: '合约下单前确认',
  contractReviewHint: '关闭后，点击买入或卖出会立即按上次的数量和杠杆以市价下单。',
}
