// Malay words of the area `mail`.

import type { mail as en } from '../en/mail.ts'
import type { SameKeys } from '../same-keys.ts'

export const mail: SameKeys<typeof en> = {
  codeSubject: 'Kod Fairtick anda',
  codeForRegistration: 'Anda sedang membuka akaun Fairtick.',
  codeForPassword: 'Anda meminta untuk menetapkan semula kata laluan log masuk Fairtick.',
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
}
