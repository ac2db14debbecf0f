// Thai words of the area `locks`: why something is locked for a customer.

import type { locks as en } from '../en/locks.ts'
import type { SameKeys } from '../same-keys.ts'

export const locks: SameKeys<typeof en> = {
  customerRequest: 'ถูกล็อกตามคำขอของคุณ ฝ่ายบริการลูกค้าสามารถเปิดให้ได้',
  securityReview:
    'ถูกล็อกระหว่างที่เราตรวจสอบความเคลื่อนไหวที่ผิดปกติในบัญชีของคุณ สอบถามฝ่ายบริการลูกค้าเพื่อทราบรายละเอียด',
  termsBreach: 'ถูกล็อกเนื่องจากมีการละเมิดข้อตกลงผู้ใช้ สอบถามฝ่ายบริการลูกค้าเพื่อทราบรายละเอียด',
  legalOrder: 'ถูกล็อกตามคำสั่งของหน่วยงานของรัฐ สอบถามฝ่ายบริการลูกค้าเพื่อทราบรายละเอียด',
  linkedAccount:
    'ถูกล็อกเพราะบัญชีที่เชื่อมโยงกับบัญชีของคุณตั้งการพักหรือวงเงินไว้ หากเป็นบัญชีของคนละคน ฝ่ายบริการลูกค้าสามารถเปิดให้ได้',
}
