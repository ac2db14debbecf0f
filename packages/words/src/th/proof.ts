// Thai words of the area `proof`.

import type { proof as en } from '../en/proof.ts'
import type { SameKeys } from '../same-keys.ts'

export const proof: SameKeys<typeof en> = {
  mailHint: 'เราจะส่งรหัสหกหลักไปที่ {{email}}',
  appCode: 'รหัสจากแอปยืนยันตัวตน',
  usePasskey: 'ยืนยันด้วยพาสคีย์',
  passkeyDone: 'ยืนยันด้วยพาสคีย์แล้ว',
  useRecovery: 'ใช้รหัสกู้คืน',
  useApp: 'ใช้แอปยืนยันตัวตน',
  notRecovery: 'กลับไปใช้พาสคีย์',
  recoveryCode: 'รหัสกู้คืน',
  recoveryHint: 'ตัวอักษรและตัวเลข 12 ตัว ใช้ได้ครั้งเดียว หลังใช้แล้วต้องรอ 24 ชั่วโมงจึงจะถอนเงินได้',
  cancelled: 'ยังไม่ได้ใช้พาสคีย์ ลองอีกครั้งได้',
  failed: 'ใช้พาสคีย์บนอุปกรณ์นี้ไม่ได้',
  known: 'อุปกรณ์นี้มีพาสคีย์ของบัญชีนี้อยู่แล้ว',
  impossible: 'ที่อยู่หรือเบราว์เซอร์นี้ใช้พาสคีย์ไม่ได้',
  loginTitle: 'ยืนยันว่าเป็นคุณ',
  loginText: 'บัญชีนี้ใช้การยืนยันสองขั้นตอน รหัสผ่านอย่างเดียวเข้าไม่ได้',
  otherAccount: 'เข้าสู่ระบบด้วยวิธีอื่น',
  confirmFirst: 'โปรดยืนยันก่อนดำเนินการต่อ',
}
