// Mails a code; the answer is the same whether the address belongs to somebody or not (REL-49).

import { MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'
import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { SESSION_CODE_PURPOSES } from '@fairtick/wire/calls/session'
import {
  type Declined,
  invalid,
  tooMany,
  UNAUTHORIZED,
  type VisitorContext,
} from '@fairtick/wire/handler'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { fillIn } from '@fairtick/words/fill-in'
import { emailKey } from '../../profile/public.ts'
import type { SecondFactorDependencies } from '../dependencies.ts'
import { sessionHolder, visitorHolder } from './code-holder.ts'
import {
  budgetOfStrangers,
  budgetOfUser,
  type CodeBudget,
  returnBudgets,
  spendBudgets,
} from './code-mail-throttle.ts'
import {
  CODE_LIFE_MS,
  type CodeLane,
  type CodePurpose,
  makeCode,
  waitForCode,
} from './mail-code.ts'

export type CodeRequest = CallArguments<'verificationCode'>['body'] & {
  /** Whose the address is. */
  readonly ownerId: string | undefined
  /** Of a browser by which the owner of the address has signed in. */
  readonly deviceKey: string | undefined
}

type SendDependencies = Pick<
  SecondFactorDependencies,
  'database' | 'rowSeal' | 'mailer' | 'log' | 'nowMs'
>

export async function sendCode(
  dependencies: SendDependencies,
  request: CodeRequest,
  context: VisitorContext,
): Promise<CallResult<'verificationCode'> | Declined> {
  const { database, mailer, log, nowMs } = dependencies
  const admitted = admitRequest(request, context)
  if ('declined' in admitted) return admitted
  const { lane, budgets, mayMail } = admitted
  const earlyMs = await waitForCode(database, lane, nowMs())
  if (earlyMs > 0) return tooMany(earlyMs)
  const fullMs = await spendBudgets(database, budgets, nowMs())
  if (fullMs !== undefined) return tooMany(fullMs)
  const { made, waitMs } = await makeCode(dependencies, lane, nowMs())
  if (made === undefined) {
    await returnBudgets(database, budgets)
    return tooMany(waitMs)
  }
  const { purpose, target } = lane
  if (mayMail) mailer.post({ to: target, ...codeMail(purpose, made.code, context.language) })
  log.info({ purpose }, 'a code was asked for')
  const isShown = purpose === 'register' && !mailer.reachesPeople
  return {
    expiresIn: CODE_LIFE_MS / SECOND_MS,
    resendIn: Math.ceil(waitMs / SECOND_MS),
    ...(isSessionPurpose(purpose) ? {} : { challenge: made.challenge }),
    ...(isShown ? { shownCode: made.code } : {}),
  }
}

type Admitted = {
  readonly lane: CodeLane
  readonly budgets: readonly CodeBudget[]
  readonly mayMail: boolean
}

/** Whose code it is to be, and what its mail is counted in. */
function admitRequest(request: CodeRequest, context: VisitorContext): Admitted | Declined {
  const { purpose, ownerId, deviceKey } = request
  const target = emailKey(request.email)
  const ofStrangers = budgetOfStrangers(purpose, target)
  if (!isSessionPurpose(purpose)) {
    const holder = visitorHolder(context.address, deviceKey)
    return {
      lane: { purpose, target, holder, perDay: 'ten' },
      budgets: deviceKey === undefined ? [ofStrangers] : [],
      // To register, and to be reached again, an address is proved that nobody has yet.
      mayMail: purpose !== 'resetpassword' || ownerId !== undefined,
    }
  }
  const { caller } = context
  if (caller === undefined) return UNAUTHORIZED
  const isOwn = ownerId === caller.userId
  // `security` may name the address that is to become theirs; nobody has it yet.
  if (!isOwn && purpose !== 'security') return invalid({ email: ['invalid'] })
  const ofUser = budgetOfUser(caller.userId)
  return {
    lane: { purpose, target, holder: sessionHolder(caller.sessionId), perDay: 'any' },
    budgets: isOwn ? [ofUser] : [ofUser, ofStrangers],
    mayMail: true,
  }
}

function isSessionPurpose(purpose: CodePurpose): boolean {
  return (SESSION_CODE_PURPOSES as readonly CodePurpose[]).includes(purpose)
}

function codeMail(purpose: CodePurpose, code: string, language: VisitorContext['language']) {
  const words = DICTIONARIES[language].mail
  const reason = {
    register: words.codeForRegistration,
    resetpassword: words.codeForPassword,
    recovery: words.codeForRecovery,
    security: words.codeForSecurity,
    bank: words.codeForBank,
    withdraw: words.codeForWithdrawal,
  }[purpose]
  const values = { code, minutes: CODE_LIFE_MS / MINUTE_MS }
  return {
    // Without the code: subjects stand on lock screens and in the logs of mail servers.
    subject: words.codeSubject,
    text: [reason, fillIn(words.codeText, values), words.codeWarning].join('\n\n'),
  }
}
