// Thai words of the area `copying`.

import type { copying as en } from '../en/copying.ts'
import type { SameKeys } from '../same-keys.ts'

export const copying: SameKeys<typeof en> = {
  offHere: 'ที่นี่ไม่มีการคัดลอกการเทรดเพราะกฎของ{{place}} สถานะที่คัดลอกไว้แล้วยังปิดได้',
}
