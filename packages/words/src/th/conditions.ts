// Thai words of the area `conditions`: what changes for everyone, in announcements.

import type { conditions as en } from '../en/conditions.ts'
import type { SameKeys } from '../same-keys.ts'

export const conditions: SameKeys<typeof en> = {
  spread: 'สเปรด',
  fee: 'ค่าธรรมเนียม',
  overnightLong: 'ค่าถือข้ามคืน (ซื้อ)',
  overnightShort: 'ค่าถือข้ามคืน (ขาย)',
  leverage: 'เลเวอเรจ',
  minLots: 'คำสั่งขั้นต่ำ (ล็อต)',
  maxLots: 'คำสั่งสูงสุด (ล็อต)',
  payout: 'อัตราผลตอบแทน {{duration}}',
  minStake: 'เงินซื้อขั้นต่ำ',
  maxStake: 'เงินซื้อสูงสุด',
  openStake: 'ยอดซื้อที่ยังไม่สิ้นสุดรวมสูงสุด',
  openNotional: 'มูลค่าสถานะรวมสูงสุด',
  tax: 'อัตราภาษี',
  taxBase: 'ฐานภาษี',
  window: 'นอกเวลาดำเนินการ',
  methodFee: 'ถอนเข้า{{method}}: อัตราค่าธรรมเนียม',
  methodFixed: 'ถอนเข้า{{method}}: ค่าธรรมเนียมคงที่',
  methodMin: 'ถอนเข้า{{method}}: ขั้นต่ำ',
  methodMax: 'ถอนเข้า{{method}}: สูงสุด',
  reward: 'ค่าตอบแทนทีม ระดับ {{level}}',
  vipVolume: 'VIP {{level}}: ยอดซื้อขาย 30 วันตั้งแต่',
  vipDiscount: 'VIP {{level}}: ส่วนลดค่าธรรมเนียม',
  bank: 'ธนาคาร',
  wallet: 'กระเป๋าเงินดิจิทัล',
  none: 'ไม่มี',
  gains: 'กำไร',
  amount: 'ยอดถอนทั้งหมด',
  queue: 'รับคำขอแล้วรอ',
  refuse: 'ไม่รับคำขอ',
}
