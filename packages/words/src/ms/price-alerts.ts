// Malay words of the area `priceAlerts`.

import type { priceAlerts as en } from '../en/price-alerts.ts'
import type { SameKeys } from '../same-keys.ts'

export const priceAlerts: SameKeys<typeof en> = {
  price: 'Harga amaran',
  now: 'Kini {{price}}',
  lower: 'Turunkan harga',
  higher: 'Naikkan harga',
  whenAbove: 'Anda diberitahu sekali apabila harga naik ke {{price}} atau lebih.',
  whenBelow: 'Anda diberitahu sekali apabila harga turun ke {{price}} atau kurang.',
  sameAsNow: 'Ini harga sekarang. Masukkan harga yang lebih tinggi atau lebih rendah.',
  noPrice: 'Belum ada harga untuk dibandingkan.',
  stale: 'Tiada harga baharu yang masuk. Amaran menunggu harga seterusnya.',
  set: 'Tetapkan amaran',
  wasSet: 'Amaran ditetapkan: {{pair}} {{price}}',
  mine: 'Amaran saya ({{count}} daripada {{limit}})',
  none: 'Belum ada amaran. Setiap satu berbunyi sekali sahaja.',
  above: '{{price}} atau lebih',
  below: '{{price}} atau kurang',
  setAt: 'Ditetapkan {{time}}',
  remove: 'Buang amaran {{pair}} pada {{price}}',
  removed: 'Amaran dibuang',
}
