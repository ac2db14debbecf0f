// What a practice account begins with, as people read it: `10,000`.

import { formatMoney } from '@fairtick/core/numbers/money'
import { PRACTICE_GRANT } from '../account/public.ts'

export function practiceGrantText(): string {
  return new Intl.NumberFormat('en').format(formatMoney(PRACTICE_GRANT) as `${number}`)
}
