// Setting, changing and resetting the fund password: who asks gives two proofs (REL-54).

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import {
  type CustomerContext,
  type Declined,
  invalid,
  isDeclined,
  refused,
} from '@fairtick/wire/handler'
import { knownTurn } from '../../../platform/password-hasher.ts'
import { storedPassword } from '../../../platform/sealed-password.ts'
import { holdPassword, loadCaller, provePassword, type UserRow } from '../../profile/public.ts'
import {
  type ProofDependencies,
  proveSecond,
  type SecondProof,
} from '../../second-factor/public.ts'
import { HOLD_MS, mailSecurityChange, recordHold } from '../../security-holds/public.ts'
import { type CheckDependencies, checkFundPassword } from './check-fund-password.ts'
import { loadFundPassword, writeFundPassword } from './fund-password-store.ts'

export type FundPasswordDependencies = CheckDependencies & ProofDependencies

type Answer = Promise<CallResult<'changeFundPassword'> | Declined>

/** The first one needs the login password, each further one the fund password before it. */
export async function changeFundPassword(
  dependencies: FundPasswordDependencies,
  form: CallArguments<'changeFundPassword'>['body'],
  context: CustomerContext,
): Answer {
  if (form.newPassword !== form.repeatPassword) return MISMATCH
  const user = await loadCaller(dependencies, context)
  const { isSet } = await loadFundPassword(dependencies.database, user.id)
  const given = isSet ? form.oldPassword : form.loginPassword
  if (given === undefined) {
    return invalid({ [isSet ? 'oldPassword' : 'loginPassword']: ['required'] })
  }
  const unproven = isSet
    ? await checkFundPassword(dependencies, user, given)
    : await provePassword(dependencies, user, given, context)
  if (unproven !== undefined) return unproven
  const proof = await proveSecond(dependencies, user, 'security', form.otp)
  return isDeclined(proof) ? proof : await write(dependencies, user, form.newPassword, proof)
}

/** By login password and second proof; the old one may be forgotten or locked. */
export async function resetFundPassword(
  dependencies: FundPasswordDependencies,
  form: CallArguments<'resetFundPassword'>['body'],
  context: CustomerContext,
): Answer {
  if (form.newPassword !== form.repeatPassword) return MISMATCH
  const user = await loadCaller(dependencies, context)
  const unproven = await provePassword(dependencies, user, form.loginPassword, context)
  if (unproven !== undefined) return unproven
  // A reset skips no factor (ASVS 6.4.3): mail alone proves who has nothing better.
  const proof = await proveSecond(dependencies, user, 'security', form.otp)
  return isDeclined(proof) ? proof : await write(dependencies, user, form.newPassword, proof)
}

const MISMATCH = invalid({ repeatPassword: ['password_mismatch'] })

async function write(
  dependencies: FundPasswordDependencies,
  user: UserRow,
  password: string,
  proof: SecondProof,
): Answer {
  const { database, hasher, mails, log, nowMs, publish } = dependencies
  const turn = knownTurn(user.id)
  if (await hasher.isRight(password, storedPassword('customer', user), turn)) {
    return invalid({ newPassword: ['fund_password_login'] })
  }
  const passwordHash = await hasher.hash(password, { of: 'fund', id: user.id }, turn)
  const changedMs = nowMs()
  const events = await database.transaction(async (tx) => {
    if (!(await holdPassword(tx, user))) return refused('password_wrong')
    if (!(await proof.spend(tx))) return refused('otp_wrong')
    await writeFundPassword(tx, user.id, passwordHash)
    await mailSecurityChange({ tx, mails }, user, 'fund_password')
    return await recordHold(tx, user.id, 'fund_password', changedMs)
  })
  if (isDeclined(events)) return events
  publish(events)
  log.info({ userId: user.id }, 'a fund password was set')
  return { heldUntil: changedMs + HOLD_MS }
}
