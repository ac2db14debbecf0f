// Malay words of the area `notices`.

import type { notices as en } from '../en/notices.ts'
import type { SameKeys } from '../same-keys.ts'
import { depositReasons } from './deposit-reasons.ts'

export const notices: SameKeys<typeof en> = {
  up: 'Naik',
  down: 'Turun',
  long: 'Long (beli)',
  short: 'Short (jual)',
  seconds: '{{count}} saat',
  minutes: '{{count}} minit',
  hours: '{{count}} jam',
  days: '{{count}} hari',
  live: 'pasaran langsung',
  replay: 'data rakaman',
  simulated: 'simulasi',
  welcomeTitle: 'Selamat datang ke Fairtick',
  welcomeText:
    'Akaun demo anda mempunyai wang demo **{{amount}} USD**. Ia tidak bernilai, jadi anda boleh mencuba semuanya tanpa kerugian.\n\nSetiap pesanan menyatakan tik yang melaksanakan atau menentukannya. Buka pesanan untuk melihatnya dan semak sendiri keputusan itu.',
  optionWonTitle: '{{pair}} {{direction}}: menang +{{profit}} USD',
  optionLostTitle: '{{pair}} {{direction}}: kalah −{{stake}} USD',
  optionDrawTitle: '{{pair}} {{direction}}: seri, {{stake}} USD dikembalikan',
  optionVoidTitle: '{{pair}} {{direction}}: batal, {{stake}} USD dikembalikan',
  optionTerms:
    '{{pair}} {{direction}}, {{duration}}\nHarga laksana {{strike}} (tik {{strikeSeq}})\nHarga penyelesaian {{settlePrice}} (tik {{settleSeq}})',
  optionWonText:
    'Ramalan anda betul: jumlah belian {{stake}} USD dikembalikan bersama bayaran **{{profit}} USD**.',
  optionLostText:
    'Harga bergerak ke arah bertentangan: anda kehilangan jumlah belian **{{stake}} USD**.',
  optionDrawText:
    'Harga penyelesaian sama dengan harga laksana: jumlah belian **{{stake}} USD** dikembalikan.',
  optionVoidText:
    'Tiada harga sah pada masa tamat, jadi opsyen ini batal: jumlah belian **{{stake}} USD** dikembalikan.',
  practiceResetTitle: 'Akaun demo telah ditetapkan semula',
  practiceResetText:
    'Baki akaun demo anda kembali kepada **{{amount}} USD**. Pesanan dan rekod anda kekal.',
  marginCallTitle: 'Margin call: tahap margin {{riskRate}}',
  marginCallText:
    'Tahap margin akaun anda telah jatuh kepada **{{riskRate}}**. Pada {{stopOut}}, posisi ditutup secara automatik, bermula dengan kerugian terbesar.\n\nMenutup posisi, sepenuhnya atau sebahagian, menaikkan tahap margin.',
  takeProfitTitle: '{{pair}} {{direction}}: ambil untung, {{profit}} USD',
  takeProfitText:
    'Harga ambil untung {{level}} dicapai dan posisi ditutup pada **{{price}}**. Hasil selepas semua kos: **{{profit}} USD**.',
  stopLossTitle: '{{pair}} {{direction}}: henti rugi, {{profit}} USD',
  stopLossText:
    'Harga henti rugi {{level}} dicapai dan posisi ditutup pada **{{price}}**. Hasil selepas semua kos: **{{profit}} USD**.',
  stopOutTitle: '{{pair}} {{direction}}: tutup paksa, {{profit}} USD',
  stopOutText:
    'Tahap margin akaun anda jatuh kepada {{stopOut}} atau lebih rendah, jadi posisi ini ditutup paksa pada **{{price}}**. Hasil selepas semua kos: **{{profit}} USD**.',
  copyClosedTitle: '{{pair}} {{direction}}: salinan ditutup, {{profit}} USD',
  copyClosedText:
    'Salinan anda daripada {{name}} ditutup pada **{{price}}**, kerana peneraju menutupnya atau penyalinan tamat. Hasil selepas semua kos: **{{profit}} USD**.',
  copyStopTitle: 'Henti salin: anda tidak lagi menyalin {{name}}',
  copyStopText:
    'Kerugian salinan {{name}} mencapai had **{{loss}} USD** yang anda tetapkan. Salinan ditutup pada harga ketika itu dan penyalinan telah tamat. Salinan dalam pasaran tanpa harga baharu kekal terbuka: anda boleh menutupnya apabila harga bergerak semula.',
  copySkippedTitle: 'Tiga pesanan {{name}} tidak disalin',
  copySkippedText:
    'Tiga pesanan {{name}} berturut-turut tidak disalin ke akaun anda. Sebab bagi setiap satu ada dalam rekod salinan anda.',
  copyLeaderStoppedTitle: '{{name}} tidak lagi menjadi peneraju',
  copyLeaderStoppedText:
    '{{name}} tidak lagi menjadi peneraju, jadi tiada lagi pesanan baharu disalin. Salinan anda yang terbuka masih ditutup bersama pesanan peneraju. Anda boleh menutupnya sendiri dan menamatkan penyalinan pada bila-bila masa.',
  copyLinkedTitle: 'Akaun milik seorang: anda tidak lagi menyalin {{name}}',
  copyLinkedText:
    'Akaun anda dan akaun {{name}} dianggap milik seorang, kerana berkongsi identiti, akaun pembayaran, peranti atau maklumat lain. Tiada sesiapa boleh menyalin diri sendiri, jadi penyalinan telah tamat dan tiada pesanan baharu disalin. Salinan anda yang terbuka kekal: ia masih ditutup bersama pesanan peneraju, dan anda boleh menutupnya sendiri pada bila-bila masa.\n\nJika akaun itu milik orang berlainan, beritahu khidmat pelanggan. Setelah dua orang menyemaknya dan memisahkan akaun itu, anda boleh menyalin semula.',
  contractTerms:
    '{{pair}} {{direction}} ×{{leverage}}, {{lots}} lot\nHarga buka {{openPrice}} (tik {{openSeq}})\nHarga tutup {{price}} (tik {{seq}})\nYuran tutup {{fee}} USD',
  overnightTitle: 'Yuran semalaman: {{change}} USD',
  overnightText:
    '{{count}} posisi anda terbuka semasa pertukaran hari. Jumlah yuran semalaman **{{change}} USD** telah dimasukkan ke dalam baki anda; butirannya ada pada setiap pesanan.',
  orderFilledTitle: '{{pair}} {{direction}}: pesanan dilaksanakan pada {{price}}',
  orderFilledText:
    'Harga mencapai had anda {{limit}}: posisi dibuka pada **{{price}}** (tik {{seq}}).',
  orderFilledTerms:
    '{{pair}} {{direction}} ×{{leverage}}, {{lots}} lot\nMargin {{margin}} USD\nYuran buka {{fee}} USD',
  orderCancelledTitle: '{{pair}} {{direction}}: pesanan dibatalkan',
  orderCancelledText:
    'Pesanan anda pada {{limit}} ({{direction}} ×{{leverage}}, {{lots}} lot) telah dibatalkan. {{reason}}\n\nJumlah yang ditahan untuknya boleh digunakan semula.',
  cancelledStopOut: 'Tahap margin akaun telah jatuh ke tahap tutup paksa.',
  cancelledInsufficient:
    'Apabila harga dicapai, baki tersedia tidak mencukupi untuk margin dan yuran.',
  cancelledSourceChange: 'Sumber harga telah berubah.',
  cancelledLocked: 'Dagangan pada akaun anda telah dikunci.',
  cancelledSelfExcluded: 'Tempoh rehat atau pengecualian diri anda telah bermula.',
  cancelledDailyLoss: 'Had kerugian harian anda sendiri telah dicapai.',
  cancelledNotOffered: 'Instrumen ini tidak lagi menerima dagangan baharu.',
  emailChangedTitle: 'Alamat e-mel ditukar',
  emailChangedText:
    'Kod dan notis kini dihantar ke alamat baharu. Semua peranti lain telah dilog keluar. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
  phoneChangedTitle: 'Nombor telefon ditukar',
  phoneChangedText:
    'Mulai sekarang anda log masuk dengan nombor baharu. Semua peranti lain telah dilog keluar. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
  payrollTitle: 'Gaji: +{{amount}} USD',
  payrollText:
    'Yuran dagangan pasukan anda pada {{date}} memberi anda ganjaran **{{amount}} USD**. Ia telah dibayar ke dalam gaji, yang boleh dipindahkan ke baki pada bila-bila masa.',
  priceAboveTitle: '{{pair}} mencapai {{level}}',
  priceAboveText:
    '{{pair}} naik ke **{{price}}** pada {{time}} ({{zone}}), pada tik {{seq}}. Amaran anda ialah pada {{level}} atau lebih tinggi. Amaran ini berbunyi sekali sahaja dan telah dibuang; anda boleh menetapkannya semula.',
  priceBelowTitle: '{{pair}} turun ke {{level}}',
  priceBelowText:
    '{{pair}} turun ke **{{price}}** pada {{time}} ({{zone}}), pada tik {{seq}}. Amaran anda ialah pada {{level}} atau lebih rendah. Amaran ini berbunyi sekali sahaja dan telah dibuang; anda boleh menetapkannya semula.',
  marketChangedTitle: 'Sumber harga telah berubah',
  marketChangedText:
    'Harga kini datang daripada **{{source}}**. Opsyen yang terbuka semasa perubahan dibatalkan dan jumlah belian dikembalikan. Posisi terbuka ditutup pada harga terakhir sebelum perubahan, dan pesanan belum selesai dibatalkan.',
  passwordChangedTitle: 'Kata laluan log masuk ditukar',
  passwordChangedText:
    'Kata laluan log masuk anda telah ditukar. Pengeluaran ditangguhkan selama 24 jam.',
  fundPasswordChangedTitle: 'Kata laluan pengeluaran ditukar',
  fundPasswordChangedText:
    'Kata laluan pengeluaran anda telah ditetapkan atau ditukar. Pengeluaran ditangguhkan selama 24 jam.',
  factorChangedTitle: 'Pengesahan kedua ditukar',
  factorChangedText:
    'Apl pengesah, kunci laluan atau kod pemulihan anda telah ditambah, dibuang atau digunakan. Pengeluaran ditangguhkan selama 24 jam.',
  bankChangedTitle: 'Akaun bank ditambah',
  bankChangedText:
    'Akaun bank telah ditambah atau ditukar. Pengeluaran ke akaun ini ditangguhkan selama 24 jam.',
  pushAddedTitle: 'Notifikasi dihidupkan',
  pushAddedText:
    'Sebuah pelayar ditetapkan untuk menerima notifikasi anda. Jika itu bukan milik anda, log keluar peranti itu di Keselamatan dan tetapan, kemudian tukar kata laluan log masuk.',
  walletAddedTitle: 'Dompet ditambah',
  walletAddedText: 'Dompet telah ditambah. Pengeluaran ke dompet ini ditangguhkan selama 24 jam.',
  fundPasswordLockedTitle: 'Pengeluaran dikunci selama 24 jam',
  fundPasswordLockedText:
    'Kata laluan pengeluaran salah lima kali. Menutup posisi dan membatalkan pesanan masih boleh dibuat.',
  bankChangeFailedTitle: 'Akaun bank tidak ditukar',
  bankChangeFailedText:
    'Permohonan anda untuk menukar akaun bank telah disemak dan tidak dilaksanakan. {{reason}}\n\nAnda boleh memohon lagi.',
  bankReasonName: 'Nama pada akaun berbeza daripada nama anda.',
  bankReasonUnknown: 'Akaun ini tidak wujud.',
  bankReasonUnclear: 'Butirannya tidak jelas.',
  bankReasonOthers: 'Akaun ini bukan milik anda sendiri.',
  identityApprovedTitle: 'Identiti telah disahkan',
  identityApprovedText: 'Identiti anda telah disahkan.',
  identityNeedsFixTitle: 'Pengesahan identiti: ada yang perlu dibetulkan',
  identityNeedsFixText:
    'Sebahagian daripada maklumat yang anda hantar tidak dapat digunakan. **Akaun saya › Pengesahan identiti** menyatakan sebab dan cara membetulkan setiap medan; yang sudah betul tidak perlu dihantar semula.',
  identityFailedTitle: 'Identiti tidak dapat disahkan',
  identityFailedText:
    'Identiti anda tidak dapat disahkan. Sebabnya ada di **Akaun saya › Pengesahan identiti**. Anda boleh meminta sekali supaya pegawai lain menyemaknya semula.',
  identityExpiringTitle: 'Dokumen anda tamat tempoh pada {{date}}',
  identityExpiringText:
    'Dokumen yang digunakan untuk mengesahkan identiti anda tamat tempoh pada **{{date}}**. Anda sudah boleh menghantar dokumen baharu di **Akaun saya › Pengesahan identiti**.',
  identityExpiredTitle: 'Dokumen anda telah tamat tempoh',
  identityExpiredText:
    'Dokumen yang digunakan untuk mengesahkan identiti anda telah tamat tempoh. Sila hantar dokumen baharu di **Akaun saya › Pengesahan identiti**. Pengeluaran boleh dibuat seperti biasa.',
  leaderApprovedTitle: 'Anda kini seorang peneraju',
  leaderApprovedText:
    'Permohonan anda diluluskan: orang lain boleh menyalin pesanan anda sebagai **{{name}}**. Anda menerima **{{share}}%** daripada keuntungan pengikut yang melebihi paras untung tertinggi, ke dalam gaji anda.\n\nAngka anda dikira setiap jam daripada dagangan anda dan hasil pengikut. Tiada sesiapa boleh mengubahnya.',
  leaderRejectedTitle: 'Permohonan menjadi peneraju tidak diluluskan',
  leaderRejectedText:
    'Kami telah menyemak permohonan anda dan tidak meluluskannya. {{reason}}\n\nDagangan anda sendiri tidak berubah. Anda boleh memohon semula.',
  leaderStoppedTitle: 'Anda bukan lagi peneraju',
  leaderStoppedText:
    'Kami menamatkan peranan anda sebagai peneraju. {{reason}}\n\nTiada pesanan baharu disalin. Posisi yang disalin pengikut ditutup apabila anda menutup posisi anda. Untuk membantah, hubungi khidmat pelanggan.',
  signalHiddenTitle: 'Siaran anda tentang {{pair}} telah disembunyikan',
  signalHiddenText:
    'Pembaca tidak lagi melihat teks siaran anda tentang {{pair}}. Mereka melihat bahawa ia disembunyikan, dan sebabnya. {{reason}}\n\nSiaran itu kekal dalam senarai dengan harga dan masanya. Untuk membantah, tulis kepada khidmat pelanggan.',
  signalClaim: 'Ia menyebut hasil, peratusan atau jumlah wang, atau menjanjikan untung.',
  signalContact: 'Ia membawa kepada maklumat hubungan atau laman di luar Fairtick.',
  signalUntrue: 'Apa yang dinyatakan sebagai fakta tidak benar.',
  signalInsult: 'Ia menghina atau mengugut seseorang.',
  signalSpam: 'Ia berulang-ulang atau tidak berkaitan dengan instrumen itu.',
  leaderName:
    'Nama itu boleh disalah anggap sebagai orang lain, atau tidak sesuai untuk senarai umum.',
  leaderText: 'Teks itu menjanjikan keuntungan, menyebut hubungan atau mengelirukan.',
  leaderOnePerson:
    'Akaun lain milik orang yang sama sudah menjadi peneraju, atau mengikuti akaun ini.',
  leaderRecord: 'Daripada dagangan setakat ini, cara anda berdagang belum dapat dinilai.',
  leaderRules: 'Peraturan peneraju telah dilanggar.',
  leaderSecurity: 'Akaun anda sedang disemak atas sebab keselamatan.',
  recoveryAskedTitle: 'Bantuan untuk mendapatkan semula akaun anda telah diminta',
  recoveryAskedText:
    'Seseorang yang boleh membaca e-mel di {{contact}} meminta bantuan untuk mendapatkan semula akaun anda. Kakitangan kami sedang menyemaknya; belum ada apa-apa yang berubah. Jika ini bukan anda, hentikannya di **Akaun saya › Keselamatan dan tetapan**.',
  recoveryApprovedTitle: 'Akses akaun anda boleh ditetapkan semula mulai {{until}}',
  recoveryApprovedText:
    'Dua kakitangan kami meluluskan bantuan yang diminta. Pada {{until}} ({{zone}}) satu pautan dihantar ke {{contact}} untuk menetapkan semula apa yang hilang. Jika ini bukan anda, hentikannya sebelum itu di **Akaun saya › Keselamatan dan tetapan**.',
  recoveryDeclinedTitle: 'Permintaan bantuan akaun ditolak',
  recoveryDeclinedText:
    'Permintaan telah disemak dan tidak diluluskan. {{reason}}\n\nTiada apa-apa yang berubah. Anda boleh meminta semula.',
  recoveryNotProven: 'Maklumat yang diberikan tidak menunjukkan bahawa akaun itu milik anda.',
  recoveryPictureUnclear: 'Foto dokumen tidak dapat dibaca.',
  recoveryDocumentDiffers: 'Dokumen itu bukan milik pemilik akaun.',
  recoveryOtherWay:
    'Anda boleh melakukannya sendiri dalam apl: tetapkan semula kata laluan melalui e-mel atau tukar di bahagian keselamatan.',
  recoveryStoppedTitle: 'Bantuan akaun telah dihentikan',
  recoveryStoppedText:
    'Ia dihentikan dari akaun atau melalui pautan dalam e-mel. Tiada apa-apa yang berubah.',
  recoveryDoneTitle: 'Akses akaun anda telah ditetapkan semula',
  recoveryDoneText:
    'Perkara yang melindungi akaun anda telah ditetapkan semula melalui pautan selepas semakan. Semua peranti telah dilog keluar dan pengeluaran ditangguhkan selama 24 jam. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
  depositCreditedTitle: 'Deposit dikreditkan: +{{credited}} USD',
  depositCreditedText:
    'Deposit anda sebanyak {{amount}} {{currency}} telah diluluskan: **{{credited}} USD** berada dalam baki anda, pada kadar {{rate}}.',
  depositFailedTitle: 'Deposit tidak diterima',
  depositFailedText:
    'Deposit anda sebanyak {{amount}} {{currency}} telah disemak dan tidak dikreditkan. {{reason}}\n\nAnda boleh membetulkannya dan menghantar semula.',
  depositNotReceived: depositReasons.notReceived,
  depositAmountDiffers: depositReasons.amountDiffers,
  depositSenderDiffers: depositReasons.senderDiffers,
  depositVoucherUnreadable: depositReasons.voucherUnreadable,
  depositVoucherUsed: depositReasons.voucherUsed,
  depositAccountClosed: depositReasons.accountClosed,
  practiceEnded: depositReasons.practiceEnded,
  withdrawalApprovedTitle: 'Pengeluaran diluluskan',
  withdrawalApprovedText:
    'Pengeluaran anda sebanyak {{amount}} USD telah diluluskan. Ia dibayar dalam waktu pemprosesan; anda menerima **{{received}} USD**.',
  withdrawalPaidTitle: 'Pengeluaran dibayar: {{received}} USD',
  withdrawalPaidText:
    'Pengeluaran anda sebanyak {{amount}} USD telah dibayar ke {{target}}.\nYuran {{fee}} USD\nCukai {{tax}} USD\nDiterima **{{received}} USD**',
  withdrawalFailedTitle: 'Pengeluaran gagal: {{amount}} USD dikembalikan',
  withdrawalFailedText:
    'Pengeluaran anda tidak dibayar. {{reason}}\n\nSeluruh jumlah **{{amount}} USD** telah dikembalikan.',
  withdrawalTargetInvalid: 'Akaun bank atau dompet ini tidak boleh dibayar.',
  withdrawalNameDiffers: 'Nama pada akaun bank berbeza daripada nama anda.',
  withdrawalPaymentReturned: 'Bayaran telah dikembalikan.',
  withdrawalSecurityReview: 'Dihentikan oleh semakan keselamatan.',
  withdrawalLegalOrder: 'Dihentikan atas perintah undang-undang.',
  popupSimulatedTitle: 'Harga simulasi',
  popupSimulatedText:
    'Pasaran tidak disambungkan, jadi semua harga datang daripada simulasi. Ia bukan harga pasaran sebenar.',
  popupReplayTitle: 'Harga rakaman',
  popupReplayText:
    'Harga sebenar dari masa lalu dimainkan mengikut masa sekarang. Ia bukan harga hari ini.',
  bannerPracticeTitle: 'Wang demo {{amount}} USD',
  bannerPracticeText: 'Cuba pasaran tanpa wang sebenar',
  bannerProofTitle: 'Setiap keputusan boleh disemak',
  bannerProofText: 'Pesanan menunjukkan tik yang digunakan',
  aboutText:
    'Fairtick memaparkan pasaran dan membolehkan anda berdagang kontrak leveraj dan opsyen bermasa. Setiap pelaksanaan dan keputusan datang daripada tik dalam rekod awam.',
  serviceTitle: 'Apabila anda menghubungi kami',
  serviceText:
    'Nyatakan ID pesanan atau ID permintaan yang dipaparkan supaya kami dapat mencarinya segera.',
  riskNotice:
    'Kontrak leveraj boleh rugi melebihi marginnya, opsyen bermasa seluruh jumlah belian. Keputusan demo tidak menggambarkan keputusan dengan wang sebenar.',
  faqMoneyQuestion: 'Adakah ini wang sebenar?',
  faqMoneyAnswer:
    'Tidak. Sistem ini untuk demo sahaja: setiap akaun memegang wang demo yang tidak bernilai. Deposit dan pengeluaran juga boleh dilatih; tiada wang sebenar yang bergerak.',
  faqPriceQuestion: 'Dari manakah harga diperoleh?',
  faqPriceAnswer:
    'Setiap skrin harga memaparkan lencana “Langsung”, “Rakaman” atau “Simulasi”. Setiap harga dicatat sebagai tik bernombor sebelum sesiapa boleh berdagang dengannya, dan harga pesanan sentiasa datang daripada tik sedemikian.',
  faqFillQuestion: 'Pada harga apakah kontrak dilaksanakan?',
  faqFillAnswer:
    'Belian pada harga tanya (Ask) dan jualan pada harga bida (Bid) bagi tik yang berkuat kuasa ketika pesanan anda diproses; kedua-duanya tertera pada butang. Jika lebih buruk daripada yang anda lihat melebihi had gelinciran anda, pesanan ditolak. Jika lebih baik, anda mendapat harga yang lebih baik. Pesanan menyatakan tiknya.',
  faqStopOutQuestion: 'Bilakah posisi saya ditutup secara automatik?',
  faqStopOutAnswer:
    'Pada harga ambil untung atau henti rugi, dan apabila ekuiti akaun jatuh kepada {{stopOut}} margin digunakan: posisi kemudian ditutup paksa, bermula dengan kerugian terbesar. Jika harga melompat, kerugian boleh melebihi margin, dan jika peraturan yang terpakai membenarkan, bakinya kami tanggung: maklumat setiap instrumen menyatakan sama ada anda boleh berhutang.',
  faqResultQuestion: 'Bagaimana keputusan opsyen ditentukan dan disemak?',
  faqResultAnswer:
    'Tik terakhir pada atau sebelum masa tamat menentukannya. Buka pesanan dalam rekod anda: ia menyatakan tik harga laksana dan keputusan serta tik di sekelilingnya.',
  faqVoidQuestion: 'Mengapa opsyen saya batal?',
  faqVoidAnswer:
    'Harga terakhir sebelum masa tamat sudah lebih 30 saat, jadi keputusan tidak dapat ditentukan dengan adil. Seluruh jumlah belian anda dikembalikan. Jika harga terputus kerana kami, opsyen yang menang mengikut harga terakhir dikira menang.',
  faqResetQuestion: 'Bolehkah baki demo saya dikembalikan?',
  faqResetAnswer:
    'Boleh. Di bawah Aset, “Set semula” mengembalikannya kepada {{amount}} USD apabila tiada posisi, pesanan atau opsyen terbuka. Pesanan dan rekod kekal.',
  faqCodeQuestion: 'Kod tidak diterima. Apa perlu dibuat?',
  faqCodeAnswer:
    'Semak folder spam dan alamat e-mel. Kod baharu boleh dihantar selepas satu minit, paling banyak lima kali sejam. Kod sah selama 10 minit.',
  faqPasswordQuestion: 'Saya terlupa kata laluan.',
  faqPasswordAnswer:
    'Pilih “Lupa kata laluan?” di halaman log masuk. Tetapkan yang baharu dengan nombor telefon dan kod daripada e-mel anda; semua peranti kemudian dilog keluar.',
  faqInviteQuestion: 'Apakah kod jemputan?',
  faqInviteAnswer:
    'Pendaftaran memerlukan kod daripada seseorang yang sudah menggunakan perkhidmatan ini. Anda juga mempunyai kod sendiri untuk menjemput orang lain.',
  conditionsChangedTitle: 'Syarat baharu untuk {{pair}}',
  conditionsChangedText:
    'Mulai **{{from}}** ({{zone}}) syarat ini terpakai bagi setiap pesanan baharu {{pair}}:\n\n{{changes}}',
  conditionsKeep: 'Pesanan sebelum itu kekal dengan syaratnya hingga tamat.',
  moneyChangedTitle: 'Syarat baharu untuk pengeluaran, ganjaran dan tahap VIP',
  moneyChangedText:
    'Mulai **{{from}}** ({{zone}}) syarat ini terpakai bagi semua orang:\n\n{{changes}}',
  moneyKeep: 'Pengeluaran yang diminta sebelum itu kekal dengan syaratnya.',
  rulesChangedTitle: 'Peraturan baharu bagi perkhidmatan ini',
  rulesChangedText:
    'Mulai **{{from}}** ({{zone}}) peraturan untuk {{place}} terpakai di sini bagi semua orang. Peraturan ini menentukan produk, leveraj dan ganjaran pasukan yang ada, serta sama ada baki di bawah sifar ditampung; setiap skrin menyatakan apa yang ditutup dan sebabnya.',
  rulesKeep:
    'Apa yang terbuka atau sedang berjalan ketika itu kekal, dan boleh ditutup pada bila-bila masa.',
  adjustedUpTitle: '{{amount}} USD ditambah pada baki anda',
  adjustedUpText:
    '{{amount}} USD telah ditambah pada baki anda. {{reason}}\n\nRekod anda menunjukkannya sebagai pelarasan oleh pengendali.',
  adjustedDownTitle: '{{amount}} USD ditolak daripada baki anda',
  adjustedDownText:
    '{{amount}} USD telah ditolak daripada baki anda. {{reason}}\n\nRekod anda menunjukkannya sebagai pelarasan oleh pengendali. Jika anda rasa ia salah, hubungi khidmat pelanggan.',
  adjustMissing: 'Satu bayaran anda belum dikreditkan.',
  adjustTwice: 'Satu bayaran telah dikreditkan dua kali.',
  adjustFee: 'Yuran telah dikenakan dengan salah.',
  adjustSystem: 'Satu kesilapan sistem telah dibetulkan.',
  adjustOrder: 'Ia diarahkan oleh pihak berkuasa.',
  statusTrading: 'Terbuka',
  statusClosed: 'Ditutup',
  resultWin: 'Menang',
  resultLose: 'Kalah',
  resultDraw: 'Seri',
  resultVoid: 'Batal',
  accountsLinkedTitle: 'Akaun anda disemak bersama akaun lain',
  accountsLinkedText:
    'Akaun lain menggunakan peranti yang sama, akaun pembayaran yang sama, atau nama anda di tempat yang sama. Sehingga kakitangan kami menyemaknya, kedua-duanya tidak mendapat ganjaran pasukan daripada satu sama lain, dan ganjaran bagi tempoh itu tidak dibayar kemudian. Rehat serta had deposit akaun lain itu mungkin terpakai kepada akaun anda juga. Wang anda kekal milik anda, dan anda masih boleh menutup posisi dan mengeluarkan wang.\n\nKeluarga sering berkongsi telefon atau akaun bank. Jika akaun itu milik orang berlainan, beritahu khidmat pelanggan: dua orang akan menyemaknya dan boleh menamatkannya.',
  accountsOnePersonTitle: 'Dua akaun dianggap milik seorang',
  accountsOnePersonText:
    'Kami telah menyemaknya dan menganggap akaun anda dan akaun lain itu milik seorang. Kedua-duanya tidak mendapat ganjaran daripada yuran satu sama lain, dan rehat serta had deposit terpakai kepada kedua-duanya. Anda masih boleh menutup posisi dan mengeluarkan wang.\n\nJika ini tidak betul, beritahu khidmat pelanggan pada bila-bila masa: orang lain akan menyemaknya semula.',
  accountsApartTitle: 'Akaun anda tidak lagi disemak bersama akaun lain',
  accountsApartText:
    'Kami telah menyemaknya: akaun itu milik orang berlainan. Ganjaran pasukan antara kedua-duanya terkumpul semula mulai sekarang; bagi tempoh sebelum ini tiada ganjaran dibayar. Had akaun lain itu tidak lagi terpakai kepada akaun anda.',
}
