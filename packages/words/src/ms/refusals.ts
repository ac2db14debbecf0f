// Malay words of the answers of the server that no screen says by itself.

import type { refusals as en } from '../en/refusals.ts'
import type { SameKeys } from '../same-keys.ts'

export const refusals: SameKeys<typeof en> = {
  unknownField: 'Medan ini tidak wujud.',
  tooLong: 'Gunakan paling banyak {{maximum}} aksara.',
  aboveStep:
    'Buat masa ini paling tinggi {{maximum}}: terma diubah berperingkat, dan terhad dalam tempoh 30 hari.',
  belowStep:
    'Buat masa ini paling rendah {{minimum}}: terma diubah berperingkat, dan terhad dalam tempoh 30 hari.',
  notAStep: 'Mesti gandaan {{step}}.',
  notOffered: 'Pilih salah satu: {{offered}}.',
  restTooSmall: 'Tutup semuanya, atau tinggalkan sekurang-kurangnya {{minimum}} lot.',
  tooManyDays: 'Paling banyak {{days}} hari dibenarkan.',
  endsBeforeStart: 'Tarikh tamat mendahului tarikh mula.',
  profitClaim:
    'Jangan tulis peratusan atau janji keuntungan: hasil sebenar pengikut dipaparkan di sebelah teks anda.',
  resultClaim:
    'Jangan tulis peratusan, jumlah wang atau hasil: tulis hanya pandangan anda tentang harga.',
  contactDetail:
    'Jangan tulis pautan, maklumat hubungan atau nombor: semua urusan dengan pengikut kekal di sini.',
  nameTaken: 'Peneraju lain sudah menggunakan nama ini. Pilih nama lain.',
  nothingLeft: 'Tiada baki selepas yuran dan cukai ditolak. Masukkan jumlah yang lebih besar.',
  passwordPersonal: 'Jangan gunakan nama, nombor telefon atau e-mel anda di dalamnya.',
  choice: 'Pilih daripada pilihan yang diberikan.',
  practiceOnly: 'Sistem ini untuk demo sahaja: akaun sebenar tidak dibuka.',
  realOnly: 'Wang masuk dan keluar melalui akaun sebenar sahaja. Tukar akaun dahulu.',
  identityNeeded: 'Sahkan identiti anda dahulu: akaun sebenar dibuka selepas itu.',
  sheetUnread:
    'Sila baca dahulu kos dan risiko dagangan jenis ini dan terimanya. Tiada apa-apa dibuka lagi.',
  notAllowedHere: 'Peraturan bagi perkhidmatan ini tidak membenarkannya di sini.',
  loginFailed: 'Nombor telefon atau kata laluan salah.',
  alreadyRegistered: 'Nombor telefon atau e-mel ini sudah didaftarkan.',
  expired: 'Pesanan tiba terlalu lewat dan tidak dibuat. Sila cuba lagi.',
  marketStale:
    'Tiada harga terkini untuk instrumen ini. Pesanan boleh dibuat semula sebaik sahaja harga tiba.',
  priceMoved: 'Harga bergerak melebihi had gelinciran anda. Tiada pesanan dilaksanakan.',
  wrongSide: 'Ambil untung dan henti rugi mesti berada di sebelah harga yang betul.',
  openPositionsLimit: 'Bilangan posisi dan pesanan terbuka bagi satu akaun telah mencapai had.',
  exposureLimit: 'Ini melebihi had yang boleh dibuka serentak bagi instrumen ini.',
  outsideWindow: 'Ini di luar waktu pengeluaran diproses.',
  targetAltered:
    'Kami tidak dapat mengesahkan bahawa akaun atau dompet ini dipilih oleh anda sendiri. Tiada wang dipindahkan. Sila hubungi khidmat pelanggan.',
  termsChanged:
    'Yuran atau cukai telah berubah sejak dipaparkan. Tiada apa-apa dilakukan: semak angka baharu dan sahkan semula.',
  insufficientBalance: 'Baki tidak mencukupi.',
  fundPasswordLogin: 'Pilih yang berbeza daripada kata laluan log masuk anda.',
  address: 'Ini bukan alamat rangkaian yang dipilih.',
  addressChecksum:
    'Alamat ini mengandungi kesilapan. Salin semula daripada dompet anda bersama huruf besarnya.',
  addressContract:
    'Ini kontrak token, bukan dompet: apa yang dihantar ke situ akan hilang. Salin alamat penerimaan daripada dompet anda.',
  addressBurn:
    'Tiada sesiapa memegang kunci alamat ini: apa yang dihantar ke situ akan hilang. Salin alamat penerimaan daripada dompet anda.',
  noBank: 'Sila tambah akaun bank dahulu.',
  noWallet: 'Sila tambah dompet dahulu.',
  withdrawPasswordUnset: 'Sila tetapkan kata laluan pengeluaran dahulu.',
  withdrawPasswordWrong: 'Kata laluan pengeluaran salah.',
  otpRequired: 'Sila sahkan dengan kod.',
  otpWrong: 'Kod salah atau telah tamat tempoh.',
  notVerified:
    'Sahkan identiti anda dahulu. Tanpanya, anda boleh mengeluarkan paling banyak {{maximum}} USD dalam 24 jam.',
  securityHold: 'Pengeluaran ditangguhkan 24 jam selepas tetapan keselamatan diubah.',
  bankExists: 'Akaun bank sudah ditambah. Anda boleh memohon perubahan.',
  attemptsUsedUp:
    'Semua percubaan telah digunakan. Anda boleh membuat rayuan sekali atau menghubungi khidmat pelanggan.',
  notFlat:
    'Masih ada posisi, pesanan atau opsyen terbuka. Set semula boleh dibuat apabila tiada lagi.',
  leadingNotEarned: 'Anda belum boleh menjadi peneraju: lihat syarat yang masih belum dipenuhi.',
  notLeading: 'Anda bukan peneraju dengan akaun ini, jadi anda tidak boleh menyiarkan isyarat.',
  leaderStopped: 'Peneraju ini tidak lagi menerima pengikut.',
  leaderFull: 'Peneraju ini sudah penuh dengan pengikut.',
  tooManyLeaders: 'Anda sudah mengikuti bilangan peneraju yang dibenarkan.',
  inviteCodeUnknown: 'Kod jemputan ini tidak wujud.',
  codeWrong: 'Kod pengesahan salah atau telah tamat tempoh.',
  linkEnded: 'Pautan ini telah digunakan, dihentikan atau tidak lagi sah.',
  contactAltered:
    'Kami tidak dapat mengesahkan bahawa e-mel dan nombor telefon anda masih seperti yang anda berikan. Sila hubungi khidmat pelanggan.',
  limitAltered:
    'Kami tidak dapat mengesahkan bahawa had anda masih seperti yang anda tetapkan. Sila hubungi khidmat pelanggan. Penutupan dan pengeluaran masih boleh dibuat.',
  lockAltered:
    'Kami tidak dapat mengesahkan apa yang dikunci pada akaun anda. Sila hubungi khidmat pelanggan.',
  passwordWrong: 'Kata laluan semasa salah.',
  passkeyWrong:
    'Kunci laluan ini tidak boleh digunakan di sini. Log masuk dengan nombor telefon dan kata laluan.',
  passkeysUsedUp: 'Bilangan kunci laluan anda sudah mencapai had. Buang yang tidak digunakan lagi.',
  alertsUsedUp: 'Bilangan amaran harga anda sudah mencapai had. Buang yang tidak diperlukan lagi.',
  locked: 'Ini dikunci buat masa ini. Sila tanya khidmat pelanggan tentang sebabnya.',
  unauthorized: 'Sesi anda telah tamat. Sila log masuk semula.',
  notFound: 'Ini tidak wujud.',
  inFlight: 'Permintaan yang sama masih diproses. Cuba lagi sebentar nanti.',
  keyReused: 'Kunci ini telah digunakan untuk permintaan lain.',
  tooLarge: 'Permintaan terlalu besar.',
  unsupportedType: 'Permintaan mesti dalam bentuk JSON.',
  fileType: 'Hanya gambar JPEG, PNG dan WebP boleh digunakan.',
  fileUnreadable: 'Gambar ini rosak dan tidak dapat dibaca. Sila pilih gambar lain.',
  fileTooLarge: 'Saiz gambar melebihi {{megabytes}} MB.',
  pictureTooLarge: 'Resolusi gambar melebihi {{megapixels}} megapiksel.',
  storageUsedUp: 'Ruang simpanan gambar anda sudah penuh.',
  agreementChanged: 'Perjanjian telah berubah. Sila baca versi baharu.',
  activityChanged:
    'Peraturan kempen ini telah berubah atau kempen ini tidak lagi dipaparkan. Sila baca semula.',
  activityClosed: 'Kempen ini tidak boleh disertai buat masa ini.',
  tooMany: 'Terlalu banyak cubaan. Sila cuba lagi dalam {{seconds}} saat.',
  fault: 'Ada masalah di pihak kami. Berikan ID ini kepada khidmat pelanggan: {{requestId}}',
  notReady: 'Pelayan belum sedia. Sila cuba lagi sebentar nanti.',
  methodNotAllowed: 'Alamat ini tidak menerima permintaan sebegini.',
  selfExcluded: 'Anda sedang berehat: tiada pembukaan atau deposit sehingga ia tamat.',
  dailyLossLimit:
    'Ini akan melebihi had kerugian harian anda sendiri. Jumlah belian yang belum diselesaikan dikira sebagai rugi.',
  depositLimit: 'Ini akan melebihi had deposit anda sendiri.',
  depositsStopped:
    'Deposit baharu tidak diterima buat masa ini: penyata terkini tidak menunjukkan bahawa semua wang pelanggan ada. Pengeluaran dibayar seperti biasa.',
  ruleOptions: 'Peraturan bagi perkhidmatan ini tidak membenarkan opsyen dalam bentuk ini.',
  ruleOptionDuration:
    'Peraturan bagi perkhidmatan ini tidak membenarkan opsyen yang kurang daripada {{minimum}} saat.',
  ruleLeverage:
    'Peraturan bagi perkhidmatan ini membenarkan leveraj paling tinggi ×{{maximum}} di sini.',
  ruleHedging:
    'Peraturan bagi perkhidmatan ini tidak membenarkan posisi beli dan jual serentak. Tutup atau batalkan pihak yang lain dahulu.',
  ruleCopying: 'Peraturan bagi perkhidmatan ini tidak membenarkan dagangan salin.',
  ruleIncentives:
    'Peraturan bagi perkhidmatan ini tidak membenarkan ganjaran untuk berdagang: tiada yang boleh disertai di sini.',
  ruleNotOffered:
    'Tiada apa-apa yang baharu boleh dibuka bagi instrumen ini buat masa ini. Yang terbuka kekal dan boleh ditutup.',
}
