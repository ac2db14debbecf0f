// Malay words of the area `office`: what the back office is told when it refuses.

import type { office as en } from '../en/office.ts'
import type { SameKeys } from '../same-keys.ts'

export const office: SameKeys<typeof en> = {
  notPermitted: 'Tiada peranan anda yang membenarkan tindakan ini.',
  loginFailed: 'Alamat e-mel, kata laluan atau kod salah.',
  passwordWrong: 'Kata laluan salah.',
  secretWrong: 'Rahsia sekali guna ini tidak dikenali, telah digunakan atau terlalu lama.',
  factorNeeded: 'Tindakan ini memerlukan kod daripada apl pengesah anda atau kunci laluan.',
  factorWrong: 'Kod atau kunci laluan salah atau telah digunakan.',
  passkeysUsedUp: 'Anda sudah ada sepuluh kunci laluan. Buang yang tidak digunakan lagi.',
  emailTaken: 'Seorang kakitangan sudah menggunakan alamat e-mel ini.',
  notEnrolled: 'Orang ini belum selesai mendaftar. Mohon peranan selepas pendaftaran selesai.',
  ownRequest: 'Orang lain perlu melakukan tindakan ini.',
  ownDecision: 'Anda pernah memutuskan kes ini: rayuan perlu diputuskan oleh pegawai lain.',
  tooEarly: 'Pemiliknya mempunyai satu jam untuk menolak. Luluskan selepas itu.',
  lastAdmin: 'Ini pentadbir terakhir yang boleh log masuk. Tambah pentadbir lain dahulu.',
  changedMeanwhile: 'Ada perubahan sementara itu. Sila lihat semula.',
  alwaysShown: 'Teks ini mesti sentiasa dipaparkan: terbitkan versi baharu sebagai gantinya.',
  outsideWindow: 'Ini di luar waktu pengeluaran dibayar. Tiada apa-apa yang berubah.',
  withdrawalsFrozen:
    'Rekod kewangan menunjukkan perbezaan: tiada bayaran dibuat sehingga ia dijelaskan.',
  realOnly: 'Ini wang demo: ia tidak lagi boleh masuk atau keluar. Tolak permohonan ini.',
  targetAltered: 'Destinasi ini tidak ditulis oleh pelayan: ia tidak akan diluluskan atau dibayar.',
  notClaimed: 'Hanya orang yang mengendalikan perbualan ini boleh melakukannya. Ambil dahulu.',
  foreignAddress:
    'Ini mengandungi alamat yang bukan milik kaedah bayaran yang dibuka. Buangkannya.',
}
