// Tells the owner by mail that his login password was changed (ASVS 6.3.7).

import { DICTIONARIES } from '@fairtick/words/dictionaries'
import type { UserRow } from '../profile/public.ts'
import type { SessionDependencies } from './dependencies.ts'

export function mailPasswordChanged(
  { mailer }: Pick<SessionDependencies, 'mailer'>,
  { email, language }: Pick<UserRow, 'email' | 'language'>,
): void {
  const words = DICTIONARIES[language].mail
  mailer.post({
    to: email,
    subject: words.passwordChangedSubject,
    text: [words.passwordChangedText, words.passwordChangedNotYou].join('\n\n'),
  })
}
