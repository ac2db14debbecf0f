// Thai words of the area `messages`.

import type { messages as en } from '../en/messages.ts'
import type { SameKeys } from '../same-keys.ts'

export const messages: SameKeys<typeof en> = {
  title: 'ข้อความ',
  listMain: 'แจ้งเตือน',
  listTrade: 'การเทรด',
  listMoney: 'ฝาก–ถอน',
  listAccount: 'บัญชี',
  listRoutine: 'ประจำ',
  routineNote: 'รายการที่มาเองทุกวัน เช่น ค่าถือข้ามคืนและรางวัล ไม่นับในตัวเลขแจ้งเตือนและไม่ส่งพุช',
  routineChange: 'ตั้งค่าการแจ้งเตือน',
  emptyList: 'ยังไม่มีข้อความประเภทนี้',
  detailTitle: 'ข้อความ',
  markAllRead: 'ทำเครื่องหมายว่าอ่านทั้งหมด',
  allRead: 'อ่านครบทุกข้อความแล้ว',
  unread: 'ยังไม่อ่าน',
  empty: 'ยังไม่มีข้อความ ผลออปชันของคุณจะมาที่นี่',
  toMarket: 'ดูตลาด',
  supportTitle: 'ฝ่ายบริการลูกค้า',
  supportText: 'คำถามที่พบบ่อยและช่องทางติดต่อ',
  newer: 'ใหม่กว่า',
  older: 'เก่ากว่า',
  neighbours: 'ข้อความอื่น',
  seeOrder: 'ดูคำสั่งนี้',
  seeInstrument: 'ดูคู่เทรดนี้',
  seeRecord: 'ดูรายการ',
  seeCopies: 'ดูการคัดลอกของฉัน',
  seeSkips: 'ดูคำสั่งที่ไม่ได้คัดลอก',
  seeLeader: 'ดูเทรดเดอร์',
  deleted: 'ข้อความนี้ถูกลบแล้ว',
  notFound: 'ไม่พบข้อความนี้',
  toList: 'ข้อความทั้งหมด',
  today: 'วันนี้',
  yesterday: 'เมื่อวาน',
}
