// Thai words of the area `priceAlerts`.

import type { priceAlerts as en } from '../en/price-alerts.ts'
import type { SameKeys } from '../same-keys.ts'

export const priceAlerts: SameKeys<typeof en> = {
  price: 'ราคาที่ต้องการให้เตือน',
  now: 'ราคาตอนนี้ {{price}}',
  lower: 'ลดราคา',
  higher: 'เพิ่มราคา',
  whenAbove: 'ระบบจะแจ้งหนึ่งครั้งเมื่อราคาขึ้นถึง {{price}} หรือสูงกว่า',
  whenBelow: 'ระบบจะแจ้งหนึ่งครั้งเมื่อราคาลงถึง {{price}} หรือต่ำกว่า',
  sameAsNow: 'นี่คือราคาตอนนี้ โปรดใส่ราคาที่สูงกว่าหรือต่ำกว่า',
  noPrice: 'ยังไม่มีราคาให้เปรียบเทียบ',
  stale: 'ขณะนี้ไม่มีราคาใหม่เข้ามา การแจ้งเตือนจะรอราคาถัดไป',
  set: 'ตั้งแจ้งเตือน',
  wasSet: 'ตั้งแจ้งเตือนแล้ว: {{pair}} {{price}}',
  mine: 'การแจ้งเตือนของฉัน ({{count}}/{{limit}})',
  none: 'ยังไม่มีการแจ้งเตือน แต่ละรายการเตือนครั้งเดียวแล้วหายไป',
  above: '{{price}} หรือสูงกว่า',
  below: '{{price}} หรือต่ำกว่า',
  setAt: 'ตั้งเมื่อ {{time}}',
  remove: 'ลบการแจ้งเตือน {{pair}} ที่ {{price}}',
  removed: 'ลบการแจ้งเตือนแล้ว',
}
