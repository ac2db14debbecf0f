// Malay words of the area `salary`.

import type { salary as en } from '../en/salary.ts'
import type { SameKeys } from '../same-keys.ts'

export const salary: SameKeys<typeof en> = {
  settleTitle: 'Pindahkan gaji ke baki',
  formula:
    'Gaji yang telah dibayar kepada anda dan belum dipindahkan ke baki atau dikeluarkan. Ia tidak boleh digunakan untuk pesanan.',
  amount: 'Jumlah dipindahkan',
  inSalary: 'Gaji {{amount}} USD',
  all: 'Semua',
  share: 'Bahagian daripada gaji',
  shareText: '{{percent}}% daripada gaji',
  beforeAfter: 'Sebelum dan selepas',
  fromTo: '{{before}} sebelum, {{after}} selepas',
  moveAmount: 'Pindahkan {{amount}} USD ke baki',
  atOnce: 'Diterima serta-merta tanpa yuran dan tidak boleh dipindahkan semula.',
  taxNote:
    'Jumlah yang dipindahkan dikira sebagai keuntungan direalisasi. Cukai hanya ditolak apabila keuntungan dikeluarkan; pengeluaran terus daripada gaji dicukai sepenuhnya.',
  needAmount: 'Masukkan jumlah untuk dipindahkan.',
  tooMuch: 'Gaji anda hanya {{amount}} USD.',
  tooFine: 'Paling banyak enam tempat perpuluhan.',
  nothing:
    'Tiada gaji untuk dipindahkan. Ganjaran daripada yuran pasukan anda dibayar ke dalamnya setiap hari.',
  unknownTitle: 'Belum ada jawapan. Ia mungkin telah berjaya.',
  unknownText:
    'Kami sedang mencarinya dalam rekod anda. Selamat diulang: ia tidak akan dipindahkan dua kali.',
  unknownChecked:
    'Belum ada dalam rekod anda. Selamat diulang: ia tidak akan dipindahkan dua kali.',
  doneTitle: 'Dipindahkan ke baki',
  toAssets: 'Ke aset saya',
  again: 'Pindah lagi',
  nextPayroll: 'Pembayaran seterusnya',
  nextPayrollAt: '{{time}} (dalam {{left}})',
  filterLabel: 'Status',
  filterAll: 'Semua',
  paid: 'Dibayar',
  pending: 'Menunggu',
  rewardsOf: 'Ganjaran pasukan',
  earnedOn: 'Diperoleh {{date}}',
  payrollEmpty: 'Belum ada pembayaran. Ganjaran daripada yuran pasukan anda dibayar setiap hari.',
  courseTitle: 'Gaji bagi {{date}}',
  course: 'Perjalanan',
  stepEarned: 'Diperoleh daripada yuran yang dibayar pasukan',
  stepDayEnds: 'Hari tamat, pembayaran dijalankan',
  stepPaid: 'Dibayar ke dalam gaji',
  seeLevels: 'Lihat mengikut tahap',
}
