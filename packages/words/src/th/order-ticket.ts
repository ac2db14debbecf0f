// Thai words of the area `orderTicket`.

import type { orderTicket as en } from '../en/order-ticket.ts'
import type { SameKeys } from '../same-keys.ts'

export const orderTicket: SameKeys<typeof en> = {
  long: 'ลอง (Long)',
  short: 'ชอร์ต (Short)',
  buyLong: 'ซื้อ / ลอง',
  sellShort: 'ขาย / ชอร์ต',
  buy: 'ซื้อ',
  sell: 'ขาย',
  blockedStale: 'ราคาไม่อัปเดต ส่งคำสั่งได้เมื่อมีราคาใหม่',
  wayDeposit: 'ฝากเงิน',
  wayReset: 'รีเซ็ตบัญชีทดลอง',
  wayOrders: 'ดูสถานะของฉัน',
  wayLimits: 'ดูวงเงินของฉัน',
  wayVerify: 'ยืนยันตัวตน',
  waySupport: 'ติดต่อฝ่ายบริการ',
  atOnceNote: 'แตะครั้งเดียวสั่ง {{lots}} ล็อต ที่ ×{{leverage}}',
  close: 'ปิด',
  closePosition: 'ปิดสถานะ {{pair}}',
  explain: 'ตัวเลขเหล่านี้มาจากไหน',
}
