// Thai words of the area `lossWarning`.

import type { lossWarning as en } from '../en/loss-warning.ts'
import type { SameKeys } from '../same-keys.ts'

export const lossWarning: SameKeys<typeof en> = {
  real: '{{share}} ของบัญชีรายย่อยที่ซื้อขายสัญญาที่นี่ขาดทุน',
  practice: '{{share}} ของบัญชีทดลองที่ซื้อขายสัญญาที่นี่ขาดทุน',
  unmeasured: 'บัญชีรายย่อยส่วนใหญ่ที่ซื้อขายสัญญาประเภทนี้ขาดทุน',
  advice:
    'สัญญาเป็นผลิตภัณฑ์ที่ซับซ้อน และเลเวอเรจอาจทำให้ขาดทุนได้อย่างรวดเร็ว ผู้ลงทุนควรทำความเข้าใจลักษณะสินค้า และพิจารณาว่ารับความเสี่ยงสูงที่จะสูญเสียเงินได้หรือไม่ ก่อนตัดสินใจ',
  counted:
    'คำนวณจาก {{accounts}} บัญชีที่มีการซื้อขายในช่วง 12 เดือนก่อน {{date}} รวมค่าใช้จ่ายทั้งหมดและขาดทุนที่ยังเปิดอยู่',
}
