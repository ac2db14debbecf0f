// Tells the owner by mail how the account is reached from now on (ASVS 6.3.7).

import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { fillIn } from '@fairtick/words/fill-in'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import type { UserRow } from '../profile/public.ts'
import type { AuthDependencies } from './dependencies.ts'

type Changed = { readonly what: 'email' | 'phone'; readonly value: string }

/**
 * In the transaction of the change. `before` is the user as they were: a new address is told to the
 * old one, too.
 */
export async function mailContactChanged(
  { mails }: Pick<AuthDependencies, 'mails'>,
  tx: Queryable,
  before: Pick<UserRow, 'id' | 'email' | 'language'>,
  { what, value }: Changed,
): Promise<void> {
  const words = DICTIONARIES[before.language].mail
  const shown = what === 'email' ? hiddenEmail(value) : hiddenPhone(value)
  const text = fillIn(what === 'email' ? words.emailChangedText : words.phoneChangedText, {
    value: shown,
  })
  const subject = what === 'email' ? words.emailChangedSubject : words.phoneChangedSubject
  const cause = `${what}:${before.id}:${randomId()}`
  const mail = {
    cause,
    userId: before.id,
    subject,
    text: [text, words.contactChangedNotYou].join('\n\n'),
  }
  for (const to of what === 'email' ? [before.email, value] : [before.email]) {
    await mails.add(tx, { to, ...mail })
  }
}

/** `m•••@example.com`: known again by its owner, and not told to who reads along. */
function hiddenEmail(email: string): string {
  const [name = '', place = ''] = email.split('@')
  return `${[...name][0] ?? ''}•••@${place}`
}

/** The last four digits. */
function hiddenPhone(phone: string): string {
  return `•••${phone.slice(-4)}`
}
