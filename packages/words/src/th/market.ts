// Thai words of the area `market`.

import type { market as en } from '../en/market.ts'
import type { SameKeys } from '../same-keys.ts'

export const market: SameKeys<typeof en> = {
  title: 'ตลาด',
  searchPlaceholder: 'ค้นหาสินทรัพย์',
  searchTitle: 'ค้นหา',
  clearSearch: 'ล้างการค้นหา',
  lists: 'รายการ',
  tabWatchlist: 'รายการโปรด',
  tabAll: 'ทั้งหมด',
  instruments: 'รายการสินทรัพย์',
  sortName: 'ชื่อ',
  sortVolume: 'ปริมาณ',
  sortPrice: 'ราคา',
  sortChange: '24 ชม.',
  favourite: 'รายการโปรด',
  star: 'เพิ่ม {{pair}} ในรายการโปรด',
  unstar: 'นำ {{pair}} ออกจากรายการโปรด',
  starred: 'เพิ่ม {{pair}} ในรายการโปรดแล้ว',
  unstarred: 'นำ {{pair}} ออกจากรายการโปรดแล้ว',
  starFailed: 'แก้ไขรายการโปรดไม่สำเร็จ',
  emptyWatchlist: 'ยังไม่มีรายการโปรด เลือกสินทรัพย์ที่สนใจ',
  suggestions: 'แนะนำ',
  noMatch: 'ไม่พบสินทรัพย์ที่ตรงกับ “{{query}}”',
  resultCount: 'พบ {{count}} รายการ',
  editWatchlist: 'จัดลำดับ',
  editDone: 'เสร็จสิ้น',
  moveUp: 'เลื่อน {{pair}} ขึ้น',
  moveDown: 'เลื่อน {{pair}} ลง',
  recent: 'ดูล่าสุด',
  clearRecent: 'ล้าง',
  hot: 'ซื้อขายมากที่สุด',
  volumeOf: 'ปริมาณ {{volume}}',
  staleFor: 'ราคาเมื่อ {{age}}ก่อน',
  pickTitle: 'เลือกสินทรัพย์',
}
