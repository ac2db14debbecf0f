// Thai words of the area `mail`.

import type { mail as en } from '../en/mail.ts'
import type { SameKeys } from '../same-keys.ts'

export const mail: SameKeys<typeof en> = {
  codeSubject: 'รหัสยืนยันจาก Fairtick',
  codeForRegistration: 'คุณกำลังสมัครบัญชี Fairtick',
  codeForPassword: 'คุณขอตั้งรหัสผ่านเข้าสู่ระบบ Fairtick ใหม่',
  codeForSecurity: 'คุณกำลังเปลี่ยนการตั้งค่าความปลอดภัยของบัญชี Fairtick',
  codeForBank: 'คุณกำลังเพิ่มหรือเปลี่ยนปลายทางถอนเงินของ Fairtick',
  codeForWithdrawal: 'คุณกำลังขอถอนเงินจากบัญชี Fairtick',
  codeText: 'รหัสยืนยันของคุณ: {{code}}\nใช้ได้ภายใน {{minutes}} นาที และใช้ได้เพียงครั้งเดียว',
  codeWarning: 'หากคุณไม่ได้ทำรายการนี้ โปรดเพิกเฉยต่ออีเมลฉบับนี้ เราไม่เคยขอรหัสจากคุณ อย่าบอกรหัสแก่ผู้ใด',
  passwordChangedSubject: 'รหัสผ่าน Fairtick ของคุณถูกเปลี่ยนแล้ว',
  passwordChangedText: 'รหัสผ่านเข้าสู่ระบบของคุณถูกเปลี่ยน และอุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว',
  passwordChangedNotYou:
    'หากไม่ใช่คุณ โปรดตั้งรหัสผ่านใหม่ทันทีจาก “ลืมรหัสผ่าน?” ในหน้าเข้าสู่ระบบ แล้วแจ้งฝ่ายบริการลูกค้า',
  emailChangedSubject: 'อีเมล Fairtick ของคุณถูกเปลี่ยนแล้ว',
  emailChangedText: 'อีเมลของบัญชีคุณเปลี่ยนเป็น {{value}} และอุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว',
  phoneChangedSubject: 'หมายเลขโทรศัพท์ Fairtick ของคุณถูกเปลี่ยนแล้ว',
  phoneChangedText: 'หมายเลขที่ใช้เข้าสู่ระบบเปลี่ยนเป็น {{value}} และอุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว',
  contactChangedNotYou: 'หากไม่ใช่คุณ โปรดแจ้งฝ่ายบริการลูกค้าทันที เพราะกรณีนี้มีเพียงฝ่ายบริการลูกค้าที่ช่วยได้',
  securitySubject: '{{title}} – Fairtick',
  securityNotYou: 'หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านเข้าสู่ระบบทันที แล้วแจ้งฝ่ายบริการลูกค้า',
  payoutAddedSubject: 'Fairtick: มีการเพิ่มช่องทางรับเงินถอน',
  payoutAddedText:
    'เพิ่ม {{shown}} เป็นช่องทางรับเงินถอนในบัญชีของคุณแล้ว ถอนเงินไปยังช่องทางนี้ได้ตั้งแต่ {{until}} ({{zone}})',
  bankAskedSubject: 'Fairtick: ได้รับคำขอเปลี่ยนบัญชีธนาคารของคุณ',
  bankAskedFor: 'คำขอ: จาก {{before}} เป็น {{shown}}',
  bankAskedText:
    'มีคำขอเปลี่ยนบัญชีธนาคารจาก {{before}} เป็น {{shown}} เจ้าหน้าที่จะตรวจสอบ และจะไม่มีการเปลี่ยนแปลงจนกว่าจะอนุมัติ หลังอนุมัติแล้ว การถอนเงินไปยังบัญชีใหม่ต้องรออีก 24 ชั่วโมง',
  bankChangedSubject: 'Fairtick: เปลี่ยนบัญชีธนาคารของคุณแล้ว',
  bankChangedText:
    'เปลี่ยนบัญชีธนาคารของคุณจาก {{before}} เป็น {{shown}} แล้ว ถอนเงินไปยังบัญชีนี้ได้ตั้งแต่ {{until}} ({{zone}})',
  payoutReminderSubject: 'Fairtick: ระยะเวลารอการถอนเงินใกล้สิ้นสุดแล้ว',
  payoutReminderText: 'ถอนเงินไปยัง {{shown}} ได้ตั้งแต่ {{until}} ({{zone}}) ก่อนหน้านั้นยังถอนไม่ได้',
  payoutNotYou:
    'หากไม่ใช่คุณ:\n1. เปลี่ยนรหัสผ่านเข้าสู่ระบบทันที อุปกรณ์อื่นทั้งหมดจะถูกออกจากระบบ และการถอนเงินครั้งใหม่ทุกครั้งต้องรอ 24 ชั่วโมงนับจากนั้น\n2. ยกเลิกรายการถอนเงินที่คุณไม่ได้ขอในแอป\n3. แจ้งฝ่ายบริการลูกค้า ซึ่งสามารถล็อกการถอนเงินของคุณได้',
}
