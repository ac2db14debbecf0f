// Thai words of the area `firstSteps`.

import type { firstSteps as en } from '../en/first-steps.ts'
import type { SameKeys } from '../same-keys.ts'

export const firstSteps: SameKeys<typeof en> = {
  place: '{{step}}/{{steps}}',
  moneyTitle: 'ลองด้วยเงินทดลองก่อน',
  moneyText:
    'คุณมีเงินทดลอง {{amount}} USD ไม่ใช้เงินจริง ลองออปชัน 30 วินาทีเพื่อดูขั้นตอนตั้งแต่สั่งซื้อจนทราบผล จะเทรดหรือไม่ก็ได้',
  durationTitle: 'เลือกระยะเวลา',
  durationText: 'หากเลือก 30 วินาที จะตัดสินด้วยราคาหลังซื้อ 30 วินาที ตัวเลข % คือกำไรเมื่อทายถูก',
  buyTitle: 'ขึ้นหรือลง',
  buyText:
    'คิดว่าราคาจะขึ้นให้เลือก “ขึ้น” คิดว่าจะลงให้เลือก “ลง” หากทายผิดจะเสียเงินลงทุน (เงินทดลอง) หากราคาเท่าเดิมจะได้เงินคืน ก่อนซื้อจะแสดงเงื่อนไขอีกครั้ง',
  skip: 'ข้าม',
  next: 'ถัดไป',
  done: 'ปิด',
}
