// Thai words of the area `picture`.

import type { picture as en } from '../en/picture.ts'
import type { SameKeys } from '../same-keys.ts'

export const picture: SameKeys<typeof en> = {
  rules: 'JPEG, PNG หรือ WebP ไม่เกิน {{megabytes}} MB ระบบจะไม่ส่งสถานที่ถ่ายและข้อมูลอื่นที่อยู่ในรูป',
  camera: 'ถ่ายรูป',
  choose: 'เลือกรูป',
  wrongType: 'ใช้ได้เฉพาะรูป JPEG, PNG และ WebP',
  tooBig: 'รูปมีขนาดเกิน {{megabytes}} MB โปรดเลือกรูปที่เล็กกว่า',
  unreadable: 'เปิดรูปนี้ไม่ได้ โปรดเลือกรูปอื่น',
  zoom: 'การซูม',
  zoomIn: 'ซูมเข้า',
  zoomOut: 'ซูมออก',
  other: 'เลือกรูปอื่น',
  sending: 'กำลังส่งรูป',
  sent: 'ส่งแล้ว {{percent}}%',
  working: 'กำลังตรวจสอบรูป…',
  stop: 'หยุด',
  noAnswer: 'ไม่มีการตอบกลับ รูปของคุณยังอยู่ โปรดลองอีกครั้ง',
}
