// Tells the owner by mail that the login password was changed (ASVS 6.3.7).

import { DICTIONARIES } from '@fairtick/words/dictionaries'
import type { UserRow } from '../profile/public.ts'
import type { AuthDependencies } from './dependencies.ts'

export function mailPasswordChanged(
  { mailer }: Pick<AuthDependencies, 'mailer'>,
  { email, language }: Pick<UserRow, 'email' | 'language'>,
): void {
  const words = DICTIONARIES[language].mail
  mailer.post({
    to: email,
    subject: words.passwordChangedSubject,
    text: [words.passwordChangedText, words.passwordChangedNotYou].join('\n\n'),
  })
}
