// Thai words of the area `chart`.

import type { chart as en } from '../en/chart.ts'
import type { SameKeys } from '../same-keys.ts'

export const chart: SameKeys<typeof en> = {
  drawings: 'เครื่องมือวาด',
  trend: 'เส้นแนวโน้ม',
  horizontal: 'เส้นแนวนอน',
  fibonacci: 'ฟีโบนัชชี',
  rectangle: 'สี่เหลี่ยม',
  add: 'วาด{{tool}}',
  drawHint: 'เลือกเครื่องมือ แล้วลากจุดเพื่อปรับ',
  remove: 'ลบ{{drawing}}',
  removeAll: 'ลบทั้งหมด',
  removed: 'ลบแล้ว',
  allRemoved: 'ลบทั้งหมดแล้ว',
  undo: 'เลิกทำ',
  drawingsFull: 'วาดได้สูงสุด {{max}} รายการต่อกราฟ โปรดลบออกก่อน',
  point: '{{drawing}} จุดที่ {{number}}: {{price}} ลากหรือใช้ปุ่มลูกศรเพื่อเลื่อน',
  period: 'ช่วงเวลา',
  deviations: 'ค่าเบี่ยงเบน',
  fast: 'เร็ว',
  slow: 'ช้า',
  signal: 'สัญญาณ',
  smoothK: 'K เฉลี่ย',
  smoothD: 'D เฉลี่ย',
  usual: 'ค่าเริ่มต้น',
}
