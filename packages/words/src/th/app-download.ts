// Thai words of the area `appDownload`.

import type { appDownload as en } from '../en/app-download.ts'
import type { SameKeys } from '../same-keys.ts'

export const appDownload: SameKeys<typeof en> = {
  installWhy:
    'เมื่อติดตั้งแล้ว คุณเปิด Fairtick จากหน้าจอหลักในหน้าต่างของแอปเองได้ และดูข้อมูลล่าสุดได้แม้ไม่มีเครือข่าย บริการและบัญชียังเป็นชุดเดียวกัน',
  installed: 'ติดตั้งแอปแล้ว และกำลังเปิดอยู่ในแอป',
  installAction: 'ติดตั้ง',
  installDone: 'ติดตั้งแล้ว เปิดได้จากหน้าจอหลัก',
  iosTitle: 'บน iPhone และ iPad',
  iosOpen: 'เปิดหน้านี้ใน Safari',
  iosShare: 'แตะปุ่มแชร์',
  iosAdd: 'เลือก “เพิ่มไปยังหน้าจอโฮม”',
  otherTitle: 'ในเบราว์เซอร์อื่น',
  otherText:
    'เปิดเมนูของเบราว์เซอร์แล้วเลือก “ติดตั้งแอป” หรือ “เพิ่มลงในหน้าจอหลัก” หากไม่มีตัวเลือก คุณใช้งานผ่านเบราว์เซอร์ต่อได้',
}
