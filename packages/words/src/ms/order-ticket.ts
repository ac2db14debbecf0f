// Malay words of the area `orderTicket`.

import type { orderTicket as en } from '../en/order-ticket.ts'
import type { SameKeys } from '../same-keys.ts'

export const orderTicket: SameKeys<typeof en> = {
  long: 'Long (beli)',
  short: 'Short (jual)',
  buyLong: 'Beli / Long',
  sellShort: 'Jual / Short',
  buy: 'Beli',
  sell: 'Jual',
  blockedStale: 'Harga tidak dikemas kini. Pesanan boleh dibuat dengan harga seterusnya.',
  wayDeposit: 'Deposit',
  wayReset: 'Set semula akaun demo',
  wayOrders: 'Lihat posisi saya',
  wayLimits: 'Lihat had saya',
  wayVerify: 'Sahkan identiti',
  waySupport: 'Tanya khidmat pelanggan',
  atOnceNote: 'Satu ketikan memesan {{lots}} lot pada ×{{leverage}}.',
  close: 'Tutup',
  closePosition: 'Tutup posisi {{pair}}',
  explain: 'Asal angka-angka ini',
}
