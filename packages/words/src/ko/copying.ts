// Korean words of the area `copying`.

import type { copying as en } from '../en/copying.ts'
import type { SameKeys } from '../same-keys.ts'

export const copying: SameKeys<typeof en> = {
  offHere:
    '{{place}} 규칙에 따라 여기서는 카피 트레이딩을 할 수 없습니다. 열려 있는 카피 포지션은 청산할 수 있습니다.',
}
