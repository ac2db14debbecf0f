// Thai words of how orders are given, in their sheet and in the settings.

import type { ticketSettings as en } from '../en/ticket-settings.ts'
import type { SameKeys } from '../same-keys.ts'

export const ticketSettings: SameKeys<typeof en> = {
  tolerance: 'สลิปเพจที่ยอมรับ',
  toleranceHint: 'หากราคาเคลื่อนไหวสวนทางเกินค่านี้ จะไม่ซื้อและถามคุณก่อน',
  review: 'ตรวจสอบก่อนซื้อ',
  reviewFirst: '{{count}} ครั้งแรกจะตรวจสอบเสมอ',
  reviewHint: 'หากปิดไว้ เมื่อแตะขึ้นหรือลงจะซื้อทันที',
  contractReview: 'ตรวจสอบคำสั่งสัญญา',
  contractReviewHint: 'หากปิดไว้ เมื่อแตะซื้อหรือขายจะส่งคำสั่งตลาดทันทีด้วยขนาดและเลเวอเรจล่าสุด',
}
