// Thai words of the area `pushes`.

import type { pushes as en } from '../en/pushes.ts'

import type { SameKeys } from '../same-keys.ts'

export const pushes: SameKeys<typeof en> = {
  security: 'มีการเปลี่ยนการตั้งค่าที่ปกป้องบัญชีของคุณ',
  identity: 'มีความคืบหน้าเรื่องการยืนยันตัวตนของคุณ',
  linked: 'มีความคืบหน้าเรื่องการตรวจสอบบัญชีของคุณ',
  deposit: 'มีความคืบหน้าเรื่องการฝากเงิน',
  withdrawal: 'มีความคืบหน้าเรื่องการถอนเงิน',
  adjusted: 'มีการปรับยอดคงเหลือของคุณ',
  bankRefused: 'บัญชีธนาคารของคุณไม่ได้ถูกเปลี่ยน',
  marginCall: 'แจ้งเตือน Margin Call',
  stopOut: 'สถานะถูกบังคับปิด',
  levelReached: 'ราคาถึงระดับ Take Profit หรือ Stop Loss แล้ว',
  orderFilled: 'คำสั่งได้รับการจับคู่แล้ว',
  copy: 'มีความเคลื่อนไหวในคำสั่งที่คุณคัดลอก',
  copyClosed: 'สถานะที่คัดลอกถูกปิดแล้ว',
  orderCancelled: 'คำสั่งถูกยกเลิก',
  option: 'ออปชันตัดสินผลแล้ว',
  overnight: 'มีการคิดค่าถือข้ามคืน',
  salary: 'จ่ายรางวัลของคุณแล้ว',
  leading: 'มีข่าวเกี่ยวกับการเป็นเทรดเดอร์ต้นแบบของคุณ',
  practice: 'มีข่าวเรื่องบัญชีทดลองของคุณ',
  alert: 'ราคาถึงระดับที่ตั้งแจ้งเตือนไว้',
  chat: 'ฝ่ายบริการลูกค้าตอบกลับแล้ว',
  terms: 'เงื่อนไขการซื้อขายเปลี่ยนแปลง',
  ofAccount: '{{account}}: {{text}}',
  open: '{{text}} เปิดแอปเพื่อดูรายละเอียด',
  mailSubject: 'Fairtick: {{text}}',
  mailWhy:
    'จำนวนเงินแสดงในแอปเท่านั้น เลือกข้อความที่ต้องการรับทางอีเมลได้ในแอปที่ บัญชีของฉัน › ความปลอดภัยและการตั้งค่า › การแจ้งเตือน',
}
