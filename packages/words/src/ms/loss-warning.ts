// Malay words of the area `lossWarning`.

import type { lossWarning as en } from '../en/loss-warning.ts'
import type { SameKeys } from '../same-keys.ts'

export const lossWarning: SameKeys<typeof en> = {
  real: '{{share}} akaun runcit mengalami kerugian apabila berdagang kontrak di sini.',
  practice: '{{share}} akaun demo mengalami kerugian apabila berdagang kontrak di sini.',
  unmeasured:
    'Sebahagian besar akaun runcit mengalami kerugian apabila berdagang kontrak sebegini.',
  advice:
    'Kontrak ialah produk yang kompleks, dan leveraj boleh menyebabkan kerugian dengan cepat. Pertimbangkan sama ada anda memahami cara ia berfungsi dan mampu menanggung risiko tinggi kehilangan wang anda.',
  counted:
    'Diukur daripada {{accounts}} akaun sepanjang 12 bulan sebelum {{date}}, termasuk semua kos dan rugi terbuka.',
}
