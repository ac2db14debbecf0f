// Thai words of the area `activities`.

import type { activities as en } from '../en/activities.ts'
import type { SameKeys } from '../same-keys.ts'

export const activities: SameKeys<typeof en> = {
  activityCentre: 'ศูนย์กิจกรรม',
  noActivities: 'ขณะนี้ไม่มีกิจกรรม',
  open: 'กำลังจัด',
  upcoming: 'ยังไม่เริ่ม',
  ended: 'สิ้นสุดแล้ว',
  rules: 'ดูกติกา',
  rulesOf: 'กติกา: {{title}}',
  from: 'ตั้งแต่ {{time}}',
  until: 'ถึง {{time}}',
  join: 'เข้าร่วม',
  joined: 'เข้าร่วมแล้ว',
  joinedAt: 'เข้าร่วมเมื่อ {{time}} ตามกติกาฉบับที่ {{version}}',
  joinedOlder:
    'กติกาเปลี่ยนหลังจากที่คุณเข้าร่วม ขณะนี้เป็นฉบับที่ {{version}} ฉบับที่คุณยอมรับไว้ยังคงบันทึกอยู่จนกว่าคุณจะเข้าร่วมอีกครั้ง',
  joinNote:
    'การเข้าร่วมคือการบันทึกว่าคุณยอมรับกติกานี้ (ฉบับที่ {{version}}) พร้อมเวลา ไม่มีการเคลื่อนย้ายเงิน และไม่ให้คำมั่นใดนอกเหนือจากกติกา',
  joinConfirm: 'เข้าร่วมตามกติกานี้',
  offHere: 'ที่นี่เข้าร่วมกิจกรรมไม่ได้ เพราะกฎของ{{place}}ไม่อนุญาตให้มีสิทธิประโยชน์จูงใจให้ซื้อขาย',
}
