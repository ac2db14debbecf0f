// Malay words of the area `messages`.

import type { messages as en } from '../en/messages.ts'
import type { SameKeys } from '../same-keys.ts'

export const messages: SameKeys<typeof en> = {
  title: 'Mesej',
  listMain: 'Makluman',
  listTrade: 'Dagangan',
  listMoney: 'Wang',
  listAccount: 'Akaun',
  listRoutine: 'Rutin',
  routineNote:
    'Rekod harian automatik seperti yuran semalaman dan gaji. Tidak dikira dalam lencana dan tidak ditolak sebagai notifikasi.',
  routineChange: 'Tetapan notifikasi',
  emptyList: 'Belum ada mesej jenis ini.',
  detailTitle: 'Mesej',
  markAllRead: 'Tanda semua dibaca',
  allRead: 'Semua mesej telah dibaca.',
  unread: 'belum dibaca',
  empty: 'Belum ada mesej. Keputusan opsyen anda tiba di sini.',
  toMarket: 'Lihat pasaran',
  supportTitle: 'Khidmat pelanggan',
  supportText: 'Soalan lazim dan cara menghubungi kami',
  newer: 'Seterusnya',
  older: 'Sebelumnya',
  neighbours: 'Mesej lain',
  seeOrder: 'Lihat pesanan',
  seeInstrument: 'Lihat instrumen',
  seeRecord: 'Lihat rekod',
  seeCopies: 'Lihat salinan saya',
  seeSkips: 'Lihat yang tidak disalin',
  seeLeader: 'Lihat peneraju',
  deleted: 'Mesej ini telah dipadam.',
  notFound: 'Mesej ini tidak ditemui.',
  toList: 'Semua mesej',
  today: 'Hari ini',
  yesterday: 'Semalam',
}
