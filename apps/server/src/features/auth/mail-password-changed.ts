// Tells the owner by mail that the login password was changed (ASVS 6.3.7).

import { DICTIONARIES } from '@fairtick/words/dictionaries'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import type { UserRow } from '../profile/public.ts'
import type { AuthDependencies } from './dependencies.ts'

/** In the transaction of the change. */
export function mailPasswordChanged(
  { mails }: Pick<AuthDependencies, 'mails'>,
  tx: Queryable,
  { id, email, language }: Pick<UserRow, 'id' | 'email' | 'language'>,
): Promise<void> {
  const words = DICTIONARIES[language].mail
  return mails.add(tx, {
    cause: `password:${id}:${randomId()}`,
    ...{ userId: id, to: email, subject: words.passwordChangedSubject },
    text: [words.passwordChangedText, words.passwordChangedNotYou].join('\n\n'),
  })
}
