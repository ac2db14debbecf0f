// Thai words of the area `vip`.

import type { vip as en } from '../en/vip.ts'
import type { SameKeys } from '../same-keys.ts'

export const vip: SameKeys<typeof en> = {
  towards: 'ปริมาณซื้อขายสู่ V{{level}}',
  highest: 'เป็นระดับสูงสุดแล้ว',
  noDiscount: 'ยังไม่มีส่วนลดค่าธรรมเนียม',
  discount: 'ค่าธรรมเนียมซื้อขาย −{{discount}}',
  volume: 'ปริมาณซื้อขายเลเวอเรจ 30 วัน',
  volumeFormula: 'มูลค่าสัญญาเมื่อเปิดและเมื่อปิดรวมกันใน 30 วันล่าสุดตามเวลา{{zone}} รวมวันนี้ด้วย ไม่นับออปชัน',
  missing: 'อีก {{amount}} USD ถึง V{{level}}',
  savedTitle: 'ค่าธรรมเนียมที่ส่วนลดช่วยประหยัด',
  soFar: '{{month}} (ถึงวันนี้)',
  savedFormula: 'ทุกครั้งที่เปิดและปิด: ค่าธรรมเนียมที่ไม่มีส่วนลด ลบด้วยค่าธรรมเนียมที่เก็บจริง',
  tableTitle: 'ทุกระดับ',
  comingFrom: 'ตั้งแต่ {{time}}',
  comingLevel: 'V{{level}}: ตั้งแต่ {{volume}} USD ค่าธรรมเนียมซื้อขาย −{{discount}}',
  columnLevel: 'ระดับ',
  columnVolume: 'ปริมาณตั้งแต่ (USD)',
  columnDiscount: 'ส่วนลด',
  mine: 'ตอนนี้',
  note: 'ระดับปรับขึ้นลงเองตามปริมาณซื้อขาย ทุกการซื้อขายมีค่าธรรมเนียมและอาจขาดทุนได้ จึงไม่ควรซื้อขายเพิ่มเพียงเพื่อเลื่อนระดับ',
  offHere: 'ที่นี่ระดับไม่มีส่วนลดค่าธรรมเนียม เพราะกฎของ{{place}}ไม่อนุญาตให้มีสิ่งจูงใจให้ซื้อขาย',
}
