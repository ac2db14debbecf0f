// Malay words of the area `pushes`.

import type { pushes as en } from '../en/pushes.ts'

import type { SameKeys } from '../same-keys.ts'

export const pushes: SameKeys<typeof en> = {
  security: 'Tetapan yang melindungi akaun anda telah diubah.',
  identity: 'Ada berita tentang pengesahan identiti anda.',
  linked: 'Ada berita tentang semakan akaun anda.',
  deposit: 'Ada berita tentang deposit anda.',
  withdrawal: 'Ada berita tentang pengeluaran anda.',
  adjusted: 'Baki anda telah dilaraskan.',
  bankRefused: 'Akaun bank anda tidak ditukar.',
  marginCall: 'Margin call.',
  stopOut: 'Satu posisi ditutup secara paksa.',
  levelReached: 'Ambil untung atau henti rugi telah dicapai.',
  orderFilled: 'Satu pesanan telah dilaksanakan.',
  copy: 'Ada perkembangan pada pesanan yang anda salin.',
  copyClosed: 'Satu posisi salinan telah ditutup.',
  orderCancelled: 'Satu pesanan telah dibatalkan.',
  option: 'Satu opsyen telah diselesaikan.',
  overnight: 'Yuran semalaman telah dikenakan.',
  salary: 'Gaji anda telah dibayar.',
  leading: 'Ada berita tentang peranan anda sebagai peneraju.',
  practice: 'Ada berita tentang akaun demo anda.',
  alert: 'Amaran harga telah dicapai.',
  chat: 'Khidmat pelanggan telah menjawab.',
  terms: 'Syarat dagangan telah berubah.',
  ofAccount: '{{account}}: {{text}}',
  open: '{{text}} Buka apl untuk melihatnya.',
  mailSubject: 'Fairtick: {{text}}',
  mailWhy:
    'Jumlah hanya ditunjukkan dalam apl. Mesej yang turut dihantar melalui e-mel boleh dipilih di sana: Akaun saya › Keselamatan dan tetapan › Pemberitahuan.',
}
