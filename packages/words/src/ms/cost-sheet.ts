// Malay words of the area `costSheet`.

import type { costSheet as en } from '../en/cost-sheet.ts'
import type { SameKeys } from '../same-keys.ts'

export const costSheet: SameKeys<typeof en> = {
  titleContract: 'Kos dan risiko kontrak',
  titleOption: 'Kos dan risiko opsyen bermasa',
  titleCopying: 'Kos dan risiko menyalin',
  intro:
    'Baca ini sebelum dagangan pertama anda bagi jenis ini dalam akaun ini. Anda ditanya semula hanya apabila terma berubah.',
  accept: 'Saya sudah baca, teruskan',
  noticeTitle: 'Kos dan risiko dahulu',
  noticeText:
    'Pesanan anda disimpan seperti sedia ada. Ia diteruskan setelah anda membaca dan menerima kosnya.',
  read: 'Baca kos dan risiko',
  orderTitle: 'Pesanan anda',
  size: 'Saiz',
  lots: '{{lots}} lot {{pair}}',
  margin: 'Margin pada ×{{leverage}}, anggaran',
  spreadCost: 'Spread, buka dan tutup',
  openFee: 'Yuran pembukaan, anggaran',
  closeFee: 'Yuran penutupan pada harga sama',
  nightFee: 'Yuran semalaman, setiap malam',
  stake: 'Jumlah belian',
  win: 'Jika ramalan betul',
  lose: 'Jika ramalan salah',
  breakEven: 'Kadar menang pulang modal',
  ratesTitle: 'Kadar {{pair}}',
  ratesNote: 'Sama untuk semua; diskaun VIP mengurangkan yuran.',
  spread: 'Spread',
  fee: 'Yuran, setiap kali buka dan tutup',
  overnightLong: 'Semalaman, long',
  overnightShort: 'Semalaman, short',
  leverage: 'Leveraj maksimum',
  payout: '{{rate}} · pulang modal {{breakEven}}',
  stakeRange: 'Jumlah belian setiap opsyen',
  share: 'Bahagian untung peneraju, maksimum',
  risksTitle: 'Risiko',
  counterparty:
    'Kami ialah pihak lawan bagi setiap dagangan: kerugian anda menjadi untung kami, dan untung anda kami yang bayar.',
  stopOut:
    'Apabila ekuiti jatuh kepada {{rate}} margin digunakan, pesanan yang belum selesai dibatalkan dan posisi ditutup paksa, bermula dengan kerugian terbesar.',
  gap: 'Jika harga melompat, kerugian boleh melebihi margin.',
  protected: 'Baki bawah sifar kami tanggung.',
  unprotected: 'Baki bawah sifar tidak kami tanggung: anda perlu membayarnya.',
  credit: 'Kadar semalaman yang negatif dibayar kepada anda.',
  noFee:
    'Tiada yuran lain. Kosnya ada dalam kadar bayaran: untung apabila betul lebih kecil daripada rugi apabila salah.',
  wholeStake: 'Anda boleh kehilangan keseluruhan jumlah belian dalam masa singkat.',
  draw: 'Sama dengan harga laksana, atau tiada harga yang cukup baharu untuk menentukan: jumlah belian dikembalikan.',
  ownFees:
    'Setiap salinan ialah kontrak anda sendiri dan membayar spread, yuran dan yuran semalaman sendiri, pada kadar di bawah.',
  shareRule:
    'Bahagian untung diambil apabila salinan ditutup, hanya daripada untung di atas paras untung tertinggi. Peneraju tidak mengganti kerugian anda.',
  past: 'Prestasi lalu peneraju tidak menggambarkan prestasi akan datang. Anda boleh kehilangan jumlah yang diperuntukkan, dan lebih lagi jika harga melompat.',
  allTitle: 'Semua instrumen ({{count}})',
  allContracts: 'Spread · yuran sehala · semalaman long / short · leveraj',
  allOptions: 'Kadar bayaran',
}
