// Thai words of the area `shareCard`.

import type { shareCard as en } from '../en/share-card.ts'
import type { SameKeys } from '../same-keys.ts'

export const shareCard: SameKeys<typeof en> = {
  share: 'แชร์',
  title: 'แชร์ผลลัพธ์',
  amounts: 'แสดงจำนวนเงิน',
  amountsHint: 'ชื่อและรหัสของคุณจะไม่อยู่ในภาพ',
  save: 'บันทึกภาพ',
  saved: 'บันทึกแล้ว: {{name}}',
  failed: 'สร้างภาพไม่สำเร็จ โปรดตรวจสอบการเชื่อมต่อแล้วเปิดใหม่',
  ofBasis: 'กำไร/ขาดทุนเทียบกับ{{basis}}',
  tick: 'ทิกที่ {{seq}}',
  check: 'ตรวจสอบทุกตัวเลขได้จากทิกที่บันทึกไว้',
  practice: 'บัญชีทดลอง',
  risk: 'ไม่ได้บอกผลของการเทรดครั้งต่อไป คุณอาจเสียเงินทั้งหมดที่ใส่ไป',
}
