// Thai words of the area `office`: what the back office is told when it refuses.

import type { office as en } from '../en/office.ts'
import type { SameKeys } from '../same-keys.ts'

export const office: SameKeys<typeof en> = {
  notPermitted: 'ไม่มีบทบาทใดของคุณที่อนุญาตให้ทำสิ่งนี้',
  loginFailed: 'อีเมล รหัสผ่าน หรือรหัสยืนยันไม่ถูกต้อง',
  passwordWrong: 'รหัสผ่านไม่ถูกต้อง',
  secretWrong: 'รหัสลับใช้ครั้งเดียวนี้ไม่มีอยู่ ถูกใช้แล้ว หรือหมดอายุ',
  factorNeeded: 'การดำเนินการนี้ต้องใช้รหัสจากแอปยืนยันตัวตนหรือพาสคีย์',
  factorWrong: 'รหัสหรือพาสคีย์ไม่ถูกต้องหรือถูกใช้แล้ว',
  passkeysUsedUp: 'มีพาสคีย์ครบ 10 รายการแล้ว โปรดลบอันที่ไม่ได้ใช้',
  emailTaken: 'มีพนักงานใช้อีเมลนี้อยู่แล้ว',
  notEnrolled: 'บุคคลนี้ยังลงทะเบียนไม่เสร็จ โปรดขอบทบาทหลังจากลงทะเบียนเรียบร้อยแล้ว',
  ownRequest: 'ต้องให้ผู้อื่นเป็นผู้ทำสิ่งนี้',
  tooEarly: 'เจ้าของบัญชีมีเวลาหนึ่งชั่วโมงในการปฏิเสธ โปรดอนุมัติหลังจากนั้น',
  lastAdmin: 'นี่คือผู้ดูแลระบบคนสุดท้ายที่เข้าสู่ระบบได้ โปรดเพิ่มผู้ดูแลระบบอีกคนก่อน',
  changedMeanwhile: 'มีการเปลี่ยนแปลงในระหว่างนี้ โปรดดูอีกครั้ง',
  outsideWindow: 'ขณะนี้อยู่นอกเวลาจ่ายเงินถอน ไม่มีสิ่งใดเปลี่ยนแปลง',
  withdrawalsFrozen: 'บัญชีมีส่วนต่าง จะไม่มีการจ่ายเงินจนกว่าจะทราบสาเหตุ',
}
