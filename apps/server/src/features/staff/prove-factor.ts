// The second factor of one act, asked for by the router alone: throttled, each code used once.

import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import { isPasskeyProof } from '@fairtick/wire/field-rules'
import { admitTry, forgetTry, tryFrom } from '../../platform/attempt-throttle.ts'
import { audited } from '../audit/public.ts'
import { matchTotpStep, openProof } from '../second-factor/public-for-staff.ts'
import type { StaffDependencies } from './dependencies.ts'
import { STAFF_PASSKEYS } from './passkey-store.ts'
import { countMiss, deleteSession, returnMiss } from './session-store.ts'
import { loadStaff, type StaffRow, spendStep } from './store.ts'

/** What passkeys of staff prove: one act, whichever. */
export const ACT = 'act'

/** Wrong codes that may come by one session in all: who stole it does not guess on. */
export const MOST_MISSES = 10

/** Undefined: proven, and the code is used up whatever comes of the act. */
export async function proveFactor(
  dependencies: StaffDependencies,
  code: string,
  context: StaffContext,
): Promise<AdminDeclined | undefined> {
  const { database, nowMs, log } = dependencies
  const { caller, address } = context
  if (isPasskeyProof(code)) return await proveByPasskey(dependencies, code, caller.staffId)
  const tried = tryFrom(address, `factor of ${caller.staffId}`)
  const waitMs = await admitTry(database, tried, nowMs())
  if (waitMs !== undefined) return { declined: 'too_many', retryAfterMs: waitMs }
  const misses = await countMiss(database, caller)
  if (misses === undefined || misses > MOST_MISSES) return adminRefused('factor_wrong')
  const member = await loadStaff(database, dependencies, caller.staffId)
  const step = member && findStep(dependencies, member, code)
  if (step === undefined || !(await spendStep(database, caller.staffId, step))) {
    log.info({ staffId: caller.staffId }, 'a second factor was wrong')
    if (misses === MOST_MISSES) await endSession(dependencies, context)
    return adminRefused('factor_wrong')
  }
  await forgetTry(database, tried)
  await returnMiss(database, caller)
  return undefined
}

async function endSession(dependencies: StaffDependencies, context: StaffContext): Promise<void> {
  const { staffId, sessionId } = context.caller
  dependencies.log.warn({ staffId }, 'a session of staff ended after too many wrong codes')
  await audited(dependencies, context, async (tx, write) => {
    await deleteSession(tx, staffId, sessionId)
    await write({ action: 'staff.misses', subjectKind: 'staff', subjectId: staffId })
  })
}

/** What a passkey was exchanged for; nobody guesses it, so that nothing is counted. */
async function proveByPasskey(
  dependencies: StaffDependencies,
  code: string,
  staffId: string,
): Promise<AdminDeclined | undefined> {
  const wanted = { ownerId: staffId, purpose: ACT }
  const spend = openProof(dependencies, STAFF_PASSKEYS, wanted, code)
  if (spend === undefined) return adminRefused('factor_wrong')
  const isSpent = await dependencies.database.transaction(spend)
  return isSpent ? undefined : adminRefused('factor_wrong')
}

/** The step that the code stands for; undefined: wrong, or there is no factor that can be read. */
export function findStep(
  { seal, nowMs, log }: StaffDependencies,
  { id, sealedFactor }: StaffRow,
  code: string,
): number | undefined {
  if (sealedFactor === null) return undefined
  try {
    return matchTotpStep(seal.open(sealedFactor, id), code, nowMs())
  } catch (error) {
    log.error({ err: error, staffId: id }, 'a second factor cannot be read: is office.key another?')
    return undefined
  }
}
