// Tells the owner by mail what was changed (ASVS 6.3.7).

import type { Language } from '@fairtick/wire/languages'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import type { notices } from '@fairtick/words/en/notices'
import { fillIn } from '@fairtick/words/fill-in'
import type { Mailer } from '../../platform/mail.ts'

type Owner = { readonly email: string; readonly language: Language }

/** Changes of password, contact, bank account and wallets have mails of their own. */
export function mailSecurityChange(mailer: Mailer, owner: Owner, what: keyof typeof TEXTS): void {
  const { notices: words, mail } = DICTIONARIES[owner.language]
  const [title, text] = TEXTS[what]
  mailer.post({
    to: owner.email,
    subject: fillIn(mail.securitySubject, { title: words[title] }),
    text: [words[text], mail.securityNotYou].join('\n\n'),
  })
}

type Word = keyof typeof notices

const TEXTS = {
  fund_password: ['fundPasswordChangedTitle', 'fundPasswordChangedText'],
  fund_password_locked: ['fundPasswordLockedTitle', 'fundPasswordLockedText'],
  factor: ['factorChangedTitle', 'factorChangedText'],
} as const satisfies Record<string, readonly [Word, Word]>
