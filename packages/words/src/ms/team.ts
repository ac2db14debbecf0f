// Malay words of the area `team`.

import type { team as en } from '../en/team.ts'
import type { SameKeys } from '../same-keys.ts'

export const team: SameKeys<typeof en> = {
  earned: 'Ganjaran setakat ini',
  earnedFormula:
    'Semua ganjaran daripada yuran dagangan yang dibayar pasukan anda, sama ada dibayar atau menunggu.',
  paid: 'Dibayar',
  pending: 'Menunggu',
  today: 'Hari ini',
  levels: 'Tahap pasukan',
  level: 'Tahap {{level}}',
  levelOne:
    'Mereka yang mendaftar dengan kod anda. Anda mendapat {{rate}} daripada yuran dagangan yang mereka bayar.',
  levelTwo:
    'Mereka yang dijemput oleh tahap 1 anda. Anda mendapat {{rate}} daripada yuran dagangan yang mereka bayar.',
  levelThree:
    'Mereka yang dijemput oleh tahap 2 anda. Anda mendapat {{rate}} daripada yuran dagangan yang mereka bayar.',
  off: 'Ganjaran pasukan dimatikan di sini: yuran tidak memberi ganjaran.',
  registered: 'Berdaftar',
  depositors: 'Ada deposit',
  notYet: 'Belum deposit',
  depositShare: 'Bahagian ada deposit',
  members: 'Ahli',
  filterLabel: 'Ahli yang mana',
  filterAll: 'Semua',
  joined: 'Berdaftar {{date}}',
  volume: 'Jumlah dagangan 30 hari {{amount}}',
  earnsUntil: 'Memberi ganjaran hingga {{date}}',
  earnedUntil: 'Tempoh ganjaran tamat {{date}}',
  myRewards: 'ganjaran saya',
  masked: 'Nama dipendekkan, dan baki atau dagangan sesiapa tidak ditunjukkan.',
  emptyOne: 'Belum ada yang mendaftar dengan kod anda.',
  emptyDeeper: 'Belum ada ahli pada tahap ini.',
  invite: 'Jemput',
  code: 'Kod jemputan',
  copyCode: 'Salin kod',
  copyLink: 'Salin pautan',
  share: 'Kongsi',
  saveImage: 'Simpan imej',
  saved: 'Disimpan: {{name}}',
  posterFailed: 'Poster tidak dapat dilukis. Pautan dan kod masih boleh digunakan.',
  design: 'Reka bentuk poster',
  designLight: 'Cerah',
  designDark: 'Gelap',
  designBlue: 'Biru',
  posterAlt: 'Poster: “{{headline}}”, kod QR pautan jemputan, dan kod {{code}}',
  headline: 'Setiap harga boleh disemak',
  subline: 'Setiap pelaksanaan menyatakan tik yang digunakan. Sesiapa boleh mengira semula.',
  scan: 'Imbas untuk mendaftar',
  practiceOnly: 'Akaun demo: tiada wang sebenar',
  riskNote: 'Dagangan berleveraj boleh menyebabkan kehilangan semua wang anda.',
  rulesTitle: 'Cara ganjaran dikira',
  ruleFees:
    'Ganjaran ialah sebahagian daripada yuran dagangan yang benar-benar dibayar ahli: {{rates}} bagi tahap 1, 2 dan 3.',
  ruleNothingElse:
    'Pendaftaran, deposit dan kerugian tidak memberi ganjaran. Opsyen tiada yuran, jadi tiada ganjaran juga.',
  ruleMonths:
    'Yuran ahli memberi ganjaran selama {{months}} selepas dia dijemput. Hari terakhir masih dikira: tarikh yang sama pada bulan itu, atau hujung bulan jika tiada.',
  ruleNoCost:
    'Yuran sesiapa tidak menjadi lebih tinggi. Orang yang menjemput anda mendapat bahagian yang sama daripada yuran anda.',
  rulePaid: 'Ia dibayar ke dalam gaji anda setiap hari pada tengah malam di {{zone}}.',
  recordsEmpty: 'Belum ada ganjaran. Ia datang daripada yuran dagangan yang dibayar pasukan anda.',
  source: 'Tahap {{level}} · {{count}} yuran',
  paidAt: 'Dibayar {{time}}',
  paidNext: 'Dibayar pada pembayaran seterusnya: {{time}}',
  ofMineTitle: 'Yang diperoleh orang lain daripada yuran anda',
  ofMineText:
    'Orang yang menjemput anda, dan dua peringkat di atasnya, memperoleh sebahagian daripada yuran dagangan yang anda bayar. Yuran anda tidak menjadi lebih tinggi kerananya.',
  ofMineUntil: 'Mereka memperolehnya hingga {{date}}, termasuk hari itu.',
  ofMineEnded: 'Ini tamat pada {{date}}: mereka tidak lagi memperoleh apa-apa daripada yuran anda.',
  ofMineLevel: 'Tahap {{level}} ({{rate}} daripada yuran anda)',
  offHere:
    'Ganjaran pasukan ditutup di sini kerana peraturan untuk {{place}}: yuran tidak memberi ganjaran.',
}
