// Thai words of the area `problems`.

import type { problems as en } from '../en/problems.ts'
import type { SameKeys } from '../same-keys.ts'

export const problems: SameKeys<typeof en> = {
  checkForm: 'โปรดตรวจสอบช่องที่ทำเครื่องหมายไว้',
  required: 'โปรดกรอกช่องนี้',
  invalid: 'ข้อมูลนี้ใช้ไม่ได้',
  decimal: 'โปรดกรอกตัวเลข เช่น 12.50',
  tooManyDecimals: 'ทศนิยมได้ไม่เกิน {{maximum}} ตำแหน่ง',
  belowMinimum: 'ต้องไม่น้อยกว่า {{minimum}}',
  aboveMaximum: 'ต้องไม่เกิน {{maximum}}',
  phone: 'กรอกหมายเลขโทรศัพท์ เช่น 081 234 5678',
  email: 'โปรดกรอกอีเมล เช่น name@example.com',
  emailPlain:
    'ใช้ตัวอักษร ตัวเลข และเครื่องหมายปกติเท่านั้น ห้ามมีอักขระที่มองไม่เห็น ตัวอักษรเต็มความกว้าง วงเล็บ หรือข้อความกำกับ',
  code: 'รหัสยืนยันเป็นตัวเลข 6 หลัก',
  passwordShort: 'ใช้อย่างน้อย {{minimum}} อักขระ',
  passwordLong: 'ใช้ได้ไม่เกิน {{maximum}} อักขระ',
  passwordCommon: 'รหัสผ่านนี้มีคนใช้มากและเดาได้ง่าย โปรดใช้รหัสอื่น',
  passwordMismatch: 'รหัสผ่านไม่ตรงกัน',
  nickname: 'ใช้ตัวอักษรหรือตัวเลข {{minimum}} ถึง {{maximum}} ตัว',
  agree: 'โปรดยอมรับข้อตกลงผู้ใช้',
  wholeNumber: 'โปรดกรอกจำนวนเต็ม',
  withdrawalsFrozen:
    'การถอนพักไว้จนกว่าจะตรวจสอบส่วนต่างในบัญชีของเราเสร็จ เงินและการเทรดของคุณไม่ได้รับผลกระทบ',
  fundPassword: 'รหัสถอนเงินต้องเป็นตัวเลข 6 หลัก',
  fundPasswordCommon: 'ตัวเลขชุดนี้เดาง่าย โปรดใช้ชุดอื่น',
  addressLink: 'นี่คือลิงก์ โปรดกรอกเฉพาะที่อยู่ โดยไม่มีข้อความอื่นด้านหน้าหรือด้านหลัง',
  bankDetail: 'ข้อมูลไม่ตรงกับวิธีโอนผ่านธนาคารที่เลือก',
}
