// Tells the owner by mail what was changed (ASVS 6.3.7).

import type { Language } from '@fairtick/wire/languages'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import type { notices } from '@fairtick/words/en/notices'
import { fillIn } from '@fairtick/words/fill-in'
import type { Queryable } from '../../platform/database.ts'
import type { MailOutbox } from '../../platform/mail-outbox.ts'
import { randomId } from '../../platform/random-id.ts'

type Owner = { readonly id: string; readonly email: string; readonly language: Language }

type Parts = { readonly tx: Queryable; readonly mails: Pick<MailOutbox, 'add'> }

/**
 * In the transaction of the change. Those of password, contact, bank account and wallets have mails
 * of their own.
 */
export function mailSecurityChange(
  { tx, mails }: Parts,
  owner: Owner,
  what: keyof typeof TEXTS,
): Promise<void> {
  const { notices: words, mail } = DICTIONARIES[owner.language]
  const [title, text] = TEXTS[what]
  return mails.add(tx, {
    cause: `${what}:${owner.id}:${randomId()}`,
    ...{ userId: owner.id, to: owner.email },
    subject: fillIn(mail.securitySubject, { title: words[title] }),
    text: [words[text], mail.securityNotYou].join('\n\n'),
  })
}

type Word = keyof typeof notices

const TEXTS = {
  fund_password: ['fundPasswordChangedTitle', 'fundPasswordChangedText'],
  fund_password_locked: ['fundPasswordLockedTitle', 'fundPasswordLockedText'],
  push: ['pushAddedTitle', 'pushAddedText'],
  factor: ['factorChangedTitle', 'factorChangedText'],
} as const satisfies Record<string, readonly [Word, Word]>
