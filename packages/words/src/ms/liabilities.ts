// Malay words of the area `liabilities`.

import type { liabilities as en } from '../en/liabilities.ts'
import type { SameKeys } from '../same-keys.ts'

export const liabilities: SameKeys<typeof en> = {
  title: 'Bukti baki',
  checking: 'Sedang disemak dalam pelayar ini…',
  proved: 'Disemak dalam pelayar ini: angka di bawah termasuk dalam jumlah yang diterbitkan.',
  notPublished:
    'Disemak dalam pelayar ini, tetapi rekod awam belum menyebut jumlah ini. Lihat semula dalam beberapa minit; jika masih tiada, beritahu orang lain.',
  notCounted:
    'Akaun ini tiada dalam kiraan pada {{time}}. Ia dibuka kemudian, atau ia akaun latihan sedangkan wang sebenar yang dikira di sini.',
  none: 'Belum ada yang diterbitkan. Bukti pertama akan tiba pada {{time}}.',
  practice: 'Ini ialah pemasangan latihan, jadi semua jumlah ialah wang latihan.',
  ownTitle: 'Yang kami perlu bayar kepada anda',
  ownTime: 'Setakat {{time}}',
  rewards: 'Ganjaran belum dibayar',
  profit: 'Untung terapung',
  profitText:
    'Untung posisi terbuka pada harga ketika itu. Rugi terapung dikira 0 di sini dan tidak mengurangkan jumlah yang kami perlu bayar.',
  sum: 'Jumlah',
  houseTitle: 'Yang kami perlu bayar kepada semua',
  accounts: 'Akaun yang dikira',
  total: 'Jumlah keseluruhan',
  deficits: 'Hutang pelanggan, tidak ditolak',
  deficitOf: '{{amount}} USD ({{count}} akaun)',
  held: 'Dipegang, menurut penyata terkini',
  heldOwed: 'Hutang semasa ia disimpan',
  heldTime: 'Penyata pada',
  heldNone: 'Tiada dalam {{days}} hari yang lalu',
  heldText:
    'Penyata ini disimpan oleh kami sendiri; tiada pihak luar yang mengesahkannya. Selagi ia kurang daripada jumlah hutang, tiada deposit baharu diterima.',
  checked: 'Pelanggan yang menyemak',
  next: 'Bukti seterusnya',
  provesTitle: 'Apa yang dibuktikan',
  provesOwn:
    'Baki, pegangan opsyen, pengeluaran dalam proses, gaji, ganjaran dan untung terapung anda termasuk dalam jumlah keseluruhan.',
  provesOthers:
    'Hutang sesiapa pun tidak ditolak daripadanya, dan rekod anda tidak digunakan untuk pelanggan lain.',
  provesNotTitle: 'Apa yang tidak dibuktikan',
  notAssets: 'Bahawa wang itu ada: jumlah hutang kami tidak menunjukkan jumlah yang kami miliki.',
  notAll:
    'Bahawa semua orang dikira: rekod yang ditinggalkan hanya disedari oleh pemiliknya. Sesiapa yang tidak menyemak tidak dilindungi.',
  notSame: 'Bahawa orang lain melihat akar yang sama: bandingkan dengan orang lain.',
  rootTitle: 'Akar',
  rootText: 'Satu nilai mewakili seluruh senarai. Nilai ini mesti sama untuk semua orang.',
  copyRoot: 'Salin akar',
  faultTitle: 'Bukti ini tidak sah. Simpan gambar skrin ini dan beritahu orang lain.',
  faultLeaf: 'Rekod anda tidak ditulis seperti yang sepatutnya.',
  faultSalt: 'Rekod anda tiada nilai rahsia sendiri.',
  faultMember: 'Rekod ini bukan milik akaun anda.',
  faultDay: 'Rekod ini ialah rekod hari lain.',
  faultTree: 'Rekod ini tidak membawa kepada jumlah yang diterbitkan.',
  faultRoot: 'Apa yang ditunjukkan kepada anda bukan yang diterbitkan.',
}
