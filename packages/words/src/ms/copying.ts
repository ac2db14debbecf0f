// Malay words of the area `copying`.

import type { copying as en } from '../en/copying.ts'
import type { SameKeys } from '../same-keys.ts'

export const copying: SameKeys<typeof en> = {
  offHere:
    'Dagangan salinan ditutup di sini kerana peraturan untuk {{place}}. Salinan yang masih terbuka boleh ditutup.',
}
