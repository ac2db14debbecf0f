// The second proof (TR-6.6): the app of who has one, else a code by mail. Looked at first, and
// spent in the transaction of what it allows, so that one code allows one thing.

import { type Declined, isDeclined, refused, tooMany } from '@fairtick/wire/handler'
import type { Queryable } from '../../platform/database.ts'
import { matchTotpStep } from '../../platform/totp.ts'
import {
  admitTry,
  type CodePurpose,
  checkCode,
  forgetMisses,
  spendCode,
} from '../session/public.ts'
import type { ProofDependencies } from './dependencies.ts'
import { loadFactor, spendStep } from './store.ts'

export type Prover = { readonly id: string; readonly email: string }

export type SecondProof = {
  /** True for one caller alone; false: the code was used meanwhile. */
  readonly spend: (tx: Queryable) => Promise<boolean>
}

/** Refuses `otp_required` without a code and `otp_wrong` for one that is not right (any more). */
export async function proveSecond(
  dependencies: ProofDependencies,
  user: Prover,
  purpose: CodePurpose,
  otp: string | undefined,
): Promise<SecondProof | Declined> {
  const { database } = dependencies
  const factor = await loadFactor(database, user.id)
  const isByApp = factor !== undefined && factor.confirmedMs !== null
  if (otp === undefined) return refused('otp_required', { method: isByApp ? 'totp' : 'mail' })
  return isByApp
    ? await proveByApp(dependencies, user.id, factor.sealedSecret, otp)
    : await proveByMail(dependencies, user.email, purpose, otp)
}

/** At the door only an app counts: who has none has proven himself by his password. */
export async function proveLogin(
  dependencies: ProofDependencies,
  userId: string,
  otp: string | undefined,
): Promise<Declined | undefined> {
  const { database } = dependencies
  const factor = await loadFactor(database, userId)
  if (factor === undefined || factor.confirmedMs === null) return undefined
  if (otp === undefined) return refused('otp_required', { method: 'totp' })
  const proof = await proveByApp(dependencies, userId, factor.sealedSecret, otp)
  if (isDeclined(proof)) return proof
  return (await proof.spend(database)) ? undefined : refused('otp_wrong')
}

async function proveByApp(
  dependencies: ProofDependencies,
  userId: string,
  sealedSecret: string,
  otp: string,
): Promise<SecondProof | Declined> {
  const step = await findStep(dependencies, userId, sealedSecret, otp)
  if (typeof step !== 'number') return step
  return { spend: (tx) => spendStep(tx, userId, step) }
}

/** The step whose code it is; misses are counted before anything is compared. */
export async function findStep(
  { database, nowMs, seal }: ProofDependencies,
  userId: string,
  sealedSecret: string,
  otp: string,
): Promise<number | Declined> {
  const tried = { subject: `app of ${userId}`, place: 'any', device: 'new' } as const
  const waitMs = await admitTry(database, tried, nowMs())
  if (waitMs !== undefined) return tooMany(waitMs)
  const step = matchTotpStep(seal.open(sealedSecret, userId), otp, nowMs())
  if (step === undefined) return refused('otp_wrong')
  await forgetMisses(database, tried)
  return step
}

export async function proveByMail(
  { database, nowMs }: ProofDependencies,
  email: string,
  purpose: CodePurpose,
  otp: string,
): Promise<SecondProof | Declined> {
  const code = await checkCode(database, purpose, email, { code: otp, nowMs: nowMs() })
  if (code === undefined || code.isUsed) return refused('otp_wrong')
  return { spend: (tx) => spendCode(tx, code, nowMs()) }
}
