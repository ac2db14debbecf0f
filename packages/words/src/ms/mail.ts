// Malay words of the area `mail`.

import type { mail as en } from '../en/mail.ts'
import type { SameKeys } from '../same-keys.ts'

export const mail: SameKeys<typeof en> = {
  codeSubject: 'Kod Fairtick anda',
  codeForRegistration: 'Anda sedang membuka akaun Fairtick.',
  codeForPassword: 'Anda meminta untuk menetapkan semula kata laluan log masuk Fairtick.',
  codeForRecovery: 'Anda meminta bantuan untuk mendapatkan semula akaun Fairtick.',
  codeForSecurity: 'Anda sedang mengubah tetapan keselamatan akaun Fairtick.',
  codeForBank: 'Anda sedang menambah atau menukar destinasi pengeluaran Fairtick.',
  codeForWithdrawal: 'Anda sedang memohon pengeluaran daripada akaun Fairtick anda.',
  codeText: 'Kod anda: {{code}}\nSah selama {{minutes}} minit dan boleh digunakan sekali sahaja.',
  codeWarning:
    'Jika ini bukan anda, abaikan e-mel ini. Jangan beritahu kod ini kepada sesiapa: kami tidak akan memintanya.',
  passwordChangedSubject: 'Kata laluan Fairtick anda telah ditukar',
  passwordChangedText:
    'Kata laluan log masuk akaun anda telah ditukar dan semua peranti lain telah dilog keluar.',
  passwordChangedNotYou:
    'Jika ini bukan anda, tetapkan semula kata laluan dengan segera melalui “Lupa kata laluan?” di halaman log masuk dan hubungi khidmat pelanggan.',
  emailChangedSubject: 'Alamat e-mel Fairtick anda telah ditukar',
  emailChangedText:
    'Alamat e-mel akaun anda kini {{value}}. Semua peranti lain telah dilog keluar.',
  phoneChangedSubject: 'Nombor telefon Fairtick anda telah ditukar',
  phoneChangedText:
    'Nombor telefon untuk log masuk kini {{value}}. Semua peranti lain telah dilog keluar.',
  contactChangedNotYou:
    'Jika ini bukan anda, hubungi khidmat pelanggan dengan segera: hanya mereka yang boleh membantu dalam hal ini.',
  securitySubject: '{{title}} – Fairtick',
  securityNotYou:
    'Jika ini bukan anda, tukar kata laluan log masuk dengan segera dan hubungi khidmat pelanggan.',
  recoveryStop: 'Ini bukan saya – hentikannya di sini tanpa log masuk:\n{{link}}',
  recoveryLinkSubject: 'Fairtick: tetapkan semula akses akaun anda',
  recoveryLinkText:
    'Tempoh menunggu telah tamat. Tetapkan semula apa yang hilang; pautan ini berfungsi sekali sahaja, sehingga {{until}} ({{zone}}):\n{{link}}\n\nJangan berikan kepada sesiapa: kami tidak akan memintanya.',
  payoutAddedSubject: 'Fairtick: destinasi pengeluaran telah ditambah',
  payoutAddedText:
    '{{shown}} telah ditambah pada akaun anda sebagai destinasi pengeluaran. Pengeluaran ke destinasi ini boleh dibuat mulai {{until}} ({{zone}}).',
  bankAskedSubject: 'Fairtick: permohonan menukar akaun bank anda diterima',
  bankAskedFor: 'Permohonan: daripada {{before}} kepada {{shown}}.',
  bankAskedText:
    'Permohonan menukar akaun bank anda daripada {{before}} kepada {{shown}} telah diterima. Kakitangan kami akan menyemaknya; tiada perubahan sebelum itu. Selepas diluluskan, pengeluaran ke akaun baharu perlu menunggu 24 jam.',
  bankChangedSubject: 'Fairtick: akaun bank anda telah ditukar',
  bankChangedText:
    'Akaun bank anda telah ditukar daripada {{before}} kepada {{shown}}. Pengeluaran ke akaun ini boleh dibuat mulai {{until}} ({{zone}}).',
  payoutReminderSubject: 'Fairtick: tempoh menunggu pengeluaran hampir tamat',
  payoutReminderText:
    'Pengeluaran ke {{shown}} boleh dibuat mulai {{until}} ({{zone}}). Sebelum itu ia perlu menunggu.',
  payoutNotYou:
    'Jika ini bukan anda:\n1. Tukar kata laluan log masuk anda dengan segera. Semua peranti lain akan dilog keluar, dan setiap pengeluaran baharu perlu menunggu 24 jam dari saat itu.\n2. Batalkan dalam apl pengeluaran yang tidak anda mohon.\n3. Hubungi khidmat pelanggan: mereka boleh mengunci pengeluaran anda.',
}
