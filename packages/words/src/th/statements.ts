// Thai words of the area `statements`.

import type { statements as en } from '../en/statements.ts'
import type { SameKeys } from '../same-keys.ts'

export const statements: SameKeys<typeof en> = {
  exportAction: 'บันทึกเป็นไฟล์',
  exportTitle: 'บันทึกเป็นไฟล์',
  exportNote:
    'ไฟล์ CSV สำหรับเปิดในสเปรดชีต หนึ่งบรรทัดต่อหนึ่งรายการ เรียงจากเก่าไปใหม่ จำนวนเงินเป็น USD ครบทุกตำแหน่งทศนิยม โดยไม่ใช้ตัวกรองของรายการ',
  exportStart: 'บันทึกไฟล์',
  exportStop: 'หยุด',
  exportRunning: 'ได้รับแล้ว {{size}} KB',
  exportDone: 'บันทึกแล้ว: {{name}}',
  exportOffline: 'ออฟไลน์อยู่ บันทึกไฟล์ได้เมื่อเชื่อมต่ออีกครั้ง',
  exportNoDay: 'เลือกวันเริ่มต้นและวันสิ้นสุด',
  exportOrder: 'วันสิ้นสุดอยู่ก่อนวันเริ่มต้น',
  exportTooLong: 'หนึ่งไฟล์มีได้ไม่เกิน {{days}} วัน',
  exportBroken: 'ได้รับไฟล์ไม่ครบ จึงยังไม่ได้บันทึก',
  equityTitle: 'อิควิตี้ตามเวลา',
  equityPeriod: 'ช่วงเวลา',
  equityDays: '{{days}} วัน',
  equitySince: 'ตั้งแต่ {{time}}',
  equityTable: 'ดูเป็นตาราง',
  equityTime: 'เวลา',
  equityFew: 'ช่วงนี้มีบันทึกไม่ถึงสองครั้ง',
  equityNote: 'บันทึกชั่วโมงละครั้ง ช่วงที่ไม่มีบันทึกแสดงเป็นเส้นประ',
}
