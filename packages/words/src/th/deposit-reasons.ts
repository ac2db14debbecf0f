// Thai words of the area `depositReasons`.

import type { depositReasons as en } from '../en/deposit-reasons.ts'
import type { SameKeys } from '../same-keys.ts'

export const depositReasons: SameKeys<typeof en> = {
  notReceived: 'ยังไม่ได้รับเงิน',
  amountDiffers: 'จำนวนเงินในสลิปหรือที่โอนไม่ตรงกับที่แจ้ง',
  senderDiffers: 'ผู้โอนไม่ใช่เจ้าของบัญชีนี้',
  voucherUnreadable: 'อ่านสลิปไม่ได้',
  voucherUsed: 'สลิปนี้เป็นของการฝากที่ดำเนินการไปแล้ว',
  accountClosed: 'บัญชีนี้ไม่รับฝากเงิน',
  practiceEnded: 'รายการนี้เป็นเงินทดลอง และระบบเริ่มใช้เงินจริงแล้ว จึงไม่มีการฝากหรือถอนเงินทดลองอีก',
}
