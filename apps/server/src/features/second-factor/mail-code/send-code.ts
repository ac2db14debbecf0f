// Mails a code; the answer is the same whether the address belongs to somebody or not (REL-49).

import { SECOND_MS } from '@fairtick/core/time/duration'
import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type Declined, tooMany, type VisitorContext } from '@fairtick/wire/handler'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { fillIn } from '@fairtick/words/fill-in'
import { emailKey, loadUserByEmail } from '../../profile/public.ts'
import type { SecondFactorDependencies } from '../dependencies.ts'
import { admitCodeMail, returnCodeMail } from './code-mail-throttle.ts'
import { CODE_LIFE_MS, type CodePurpose, makeCode } from './mail-code.ts'

export async function sendCode(
  {
    database,
    mailer,
    log,
    nowMs,
  }: Pick<SecondFactorDependencies, 'database' | 'mailer' | 'log' | 'nowMs'>,
  { email, purpose }: CallArguments<'verificationCode'>['body'],
  { language, caller }: VisitorContext,
): Promise<CallResult<'verificationCode'> | Declined> {
  const isOwn = purpose === 'security' && caller !== undefined
  const fullMs = isOwn ? await admitCodeMail(database, caller.userId, nowMs()) : undefined
  if (fullMs !== undefined) return tooMany(fullMs)
  const made = await makeCode(database, purpose, email, nowMs())
  const owner = await loadUserByEmail(database, email)
  if (made.code === undefined) {
    if (isOwn) await returnCodeMail(database, caller.userId)
    return tooMany(made.waitMs)
  }
  // A logged-in user names the address that is to become theirs; nobody has it yet.
  if (purpose === 'register' || isOwn || owner !== undefined) {
    mailer.post({ to: emailKey(email), ...codeMail(purpose, made.code, language) })
  }
  log.info({ purpose }, 'a code was asked for')
  const isShown = purpose === 'register' && !mailer.reachesPeople
  return {
    expiresIn: CODE_LIFE_MS / SECOND_MS,
    resendIn: Math.ceil(made.waitMs / SECOND_MS),
    ...(isShown ? { shownCode: made.code } : {}),
  }
}

function codeMail(purpose: CodePurpose, code: string, language: VisitorContext['language']) {
  const words = DICTIONARIES[language].mail
  const reason = {
    register: words.codeForRegistration,
    resetpassword: words.codeForPassword,
    security: words.codeForSecurity,
    bank: words.codeForBank,
    withdraw: words.codeForWithdrawal,
  }[purpose]
  const values = { code, minutes: CODE_LIFE_MS / 60_000 }
  return {
    // Without the code: subjects stand on lock screens and in the logs of mail servers.
    subject: words.codeSubject,
    text: [reason, fillIn(words.codeText, values), words.codeWarning].join('\n\n'),
  }
}
