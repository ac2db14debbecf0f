// The second proof (TR-6.6): app, passkey or recovery code of who has them, else a code by mail.
// Looked at first, and spent in the transaction of what it allows, so that one code allows one
// thing.

import type { SecondProofKind } from '@fairtick/wire/calls/security'
import { isCode, isPasskeyProof } from '@fairtick/wire/field-rules'
import { type Declined, isDeclined, refused, tooMany } from '@fairtick/wire/handler'
import { admitTry, forgetMisses } from '../../platform/attempt-throttle.ts'
import type { Queryable } from '../../platform/database.ts'
import { isContactSealed, type SealedContact } from '../profile/public.ts'
import { recordHold } from '../security-holds/public.ts'
import type { ProofDependencies } from './dependencies.ts'
import { sessionHolder } from './mail-code/code-holder.ts'
import { checkCode, spendCode } from './mail-code/mail-code.ts'
import { PASSKEYS } from './passkeys/customer-passkeys.ts'
import { openProof } from './passkeys/passkey-proof.ts'
import { hashRecoveryCode, hasRecoveryCode } from './recovery-codes/recovery-codes.ts'
import { consumeRecoveryCode, isOpenRecoveryCode } from './recovery-codes/recovery-store.ts'
import { matchTotpStep } from './totp/totp.ts'
import { hasTotp, loadFactor, spendStep } from './totp/totp-store.ts'

/** For which acts a second proof is asked for. */
export type ProofPurpose = 'security' | 'bank' | 'withdraw'

/** Who asks, and by which session: a mailed code counts in the one that asked for it. */
export type Prover = SealedContact & { readonly sessionId: string }

export type SecondProof = {
  /** True for one caller alone; false: the code was used meanwhile. */
  readonly spend: (tx: Queryable) => Promise<boolean>
}

/** Refuses `otp_required` without a code and `otp_wrong` for one that is not right (any more). */
export async function proveSecond(
  dependencies: ProofDependencies,
  user: Prover,
  purpose: ProofPurpose,
  otp: string | undefined,
): Promise<SecondProof | Declined> {
  // Whoever needs a recovery code has lost something: it holds withdrawals, it makes none.
  const ways = (await listProofs(dependencies.database, user.id)).filter(
    (way) => way !== 'recovery' || purpose !== 'withdraw',
  )
  if (otp === undefined) return required(ways)
  if (ways.includes('mail')) return await proveByMail(dependencies, user, purpose, otp)
  if (!isPasskeyProof(otp)) return await proveByCode(dependencies, user.id, ways, otp)
  const spend = openProof(dependencies, PASSKEYS, { ownerId: user.id, purpose }, otp)
  return spend === undefined ? refused('otp_wrong') : { spend }
}

/** Beside a mailed code: of who has a factor it is asked for as well; of others nothing more. */
export async function proveOwnFactor(
  dependencies: ProofDependencies,
  user: Prover,
  purpose: ProofPurpose,
  otp: string | undefined,
): Promise<SecondProof | Declined> {
  const hasNone = (await listProofs(dependencies.database, user.id)).includes('mail')
  if (hasNone) return { spend: async () => true }
  return await proveSecond(dependencies, user, purpose, otp)
}

/** A login counts factors alone: whoever has none has proven the account theirs by its password. */
export async function proveLogin(
  dependencies: ProofDependencies,
  userId: string,
  otp: string | undefined,
): Promise<Declined | undefined> {
  const { database } = dependencies
  const ways = await listProofs(database, userId)
  if (ways.includes('mail')) return undefined
  if (otp === undefined) return required(ways)
  const proof = await proveByCode(dependencies, userId, ways, otp)
  if (isDeclined(proof)) return proof
  return (await database.transaction(proof.spend)) ? undefined : refused('otp_wrong')
}

/** What proves this user, what is asked for first before the others. */
export async function listProofs(
  database: Queryable,
  userId: string,
): Promise<readonly SecondProofKind[]> {
  const ways: SecondProofKind[] = []
  if (await hasTotp(database, userId)) ways.push('totp')
  if (await PASSKEYS.hasAny(database, userId)) ways.push('passkey')
  if (ways.length === 0) return ['mail']
  return (await hasRecoveryCode(database, userId)) ? [...ways, 'recovery'] : ways
}

function required(methods: readonly SecondProofKind[]): Declined {
  return refused('otp_required', { method: methods[0], methods })
}

async function proveByCode(
  dependencies: ProofDependencies,
  userId: string,
  ways: readonly SecondProofKind[],
  otp: string,
): Promise<SecondProof | Declined> {
  if (!isCode(otp)) {
    if (!ways.includes('recovery')) return refused('otp_wrong')
    return await proveByRecoveryCode(dependencies, userId, otp)
  }
  const factor = await loadFactor(dependencies.database, userId)
  if (!ways.includes('totp') || factor === undefined) return refused('otp_wrong')
  const step = await findStep(dependencies, userId, factor.sealedSecret, otp)
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

/** Who needs one has lost something: withdrawals wait from then on, and they are told. */
async function proveByRecoveryCode(
  { database, rowSeal, nowMs }: ProofDependencies,
  userId: string,
  otp: string,
): Promise<SecondProof | Declined> {
  const tried = { subject: `recovery of ${userId}`, place: 'any', device: 'new' } as const
  const waitMs = await admitTry(database, tried, nowMs())
  if (waitMs !== undefined) return tooMany(waitMs)
  const hash = hashRecoveryCode(rowSeal, userId, otp)
  if (!(await isOpenRecoveryCode(database, userId, hash))) return refused('otp_wrong')
  await forgetMisses(database, tried)
  return {
    spend: async (tx) => {
      if (!(await consumeRecoveryCode(tx, userId, hash, nowMs()))) return false
      await recordHold(tx, userId, 'factor', nowMs())
      return true
    },
  }
}

async function proveByMail(
  dependencies: ProofDependencies,
  user: Prover,
  purpose: ProofPurpose,
  otp: string,
): Promise<SecondProof | Declined> {
  const { nowMs } = dependencies
  // Where the code went may have been written into the row, after it was asked for as well.
  if (!isContactSealed(dependencies.rowSeal, user)) return refused('contact_altered')
  const claim = { holder: sessionHolder(user.sessionId) }
  const code = await checkCode(dependencies, purpose, user.email, {
    code: otp,
    claim,
    nowMs: nowMs(),
  })
  if (code === undefined || code.isUsed) return refused('otp_wrong')
  return { spend: (tx) => spendCode(tx, code, nowMs()) }
}
