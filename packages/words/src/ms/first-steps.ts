// Malay words of the area `firstSteps`.

import type { firstSteps as en } from '../en/first-steps.ts'
import type { SameKeys } from '../same-keys.ts'

export const firstSteps: SameKeys<typeof en> = {
  place: '{{step}}/{{steps}}',
  moneyTitle: 'Cuba dengan wang demo dahulu',
  moneyText:
    'Anda ada {{amount}} USD wang demo. Tiada wang sebenar digunakan. Opsyen 30 saat menunjukkan perjalanan pesanan daripada belian hingga keputusan. Terpulang kepada anda untuk berdagang.',
  durationTitle: 'Pilih tempoh',
  durationText:
    'Jika 30 saat dipilih, harga 30 saat selepas belian menentukan keputusan. Peratusan ialah untung jika tepat.',
  buyTitle: 'Naik atau Turun',
  buyText:
    'Pilih Naik jika anda jangka harga naik, Turun jika turun. Jika salah, anda hilang jumlah belian (wang demo). Jika harga sama, ia dipulangkan. Terma ditunjukkan sekali lagi sebelum anda membeli.',
  skip: 'Langkau',
  next: 'Seterusnya',
  done: 'Tutup',
}
