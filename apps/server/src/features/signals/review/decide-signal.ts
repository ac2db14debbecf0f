// The office hides a reported post, which its leader is told, or lets it stand. Each is done once,
// audited, and told to nobody else: readers see it where the post was.

import type { AdminCallArguments } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import type { AccountEvent } from '../../../platform/bus-topics.ts'
import type { Queryable } from '../../../platform/database.ts'
import { keepAnswer } from '../../../platform/idempotency.ts'
import { audited, type WriteAudit } from '../../audit/public.ts'
import { findLeader, type LeaderRow } from '../../leaders/public.ts'
import { addMessages, signalHiddenMessage } from '../../messages/public.ts'
import { loadUser } from '../../profile/public.ts'
import { deleteClaim, isOwnAccount } from '../../reviews/public.ts'
import { recheckPermission } from '../../staff/public.ts'
import { loadSignalCase, lockSignalCase, type SignalCase, updateDecided } from '../report-store.ts'
import { endSignal, isSealedSignal, type StoredSignal } from '../sealed-signal.ts'
import { lockSignal, updateEnded } from '../signal-store.ts'
import type { SignalReviewDependencies } from './dependencies.ts'
import { presentCase, type SignalCaseRow } from './read-signal-cases.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

type Answer = Promise<SignalCaseRow | AdminDeclined>

export function hideSignal(
  dependencies: SignalReviewDependencies,
  { id, reason }: AdminCallArguments<'hideSignal'>['body'],
  context: StaffContext,
): Answer {
  return decided(dependencies, { id, context }, async (act, { found, signal, leader }) => {
    const { tx, nowMs, staffId, write } = act
    // What was withdrawn meanwhile has no text left to hide.
    if (found.status === 'hidden' || signal.status !== 'shown') return NOT_FOUND
    const end = { status: 'hidden', endedMs: nowMs, reason } as const
    await updateEnded(tx, endSignal(dependencies.rowSeal, signal, end))
    await updateDecided(tx, id, { status: 'hidden', staffId, nowMs })
    const { userId, accountKind } = leader
    const detail = { userId, accountId: signal.accountId, reason }
    await write({ action: 'signal.hide', subjectKind: 'signal', subjectId: id, detail })
    const pair = dependencies.pairOf(signal.symbol)
    const message = signalHiddenMessage({ userId, accountKind }, { id, pair, reason })
    return await addMessages(tx, [message], nowMs)
  })
}

export function dismissSignal(
  dependencies: SignalReviewDependencies,
  id: string,
  context: StaffContext,
): Answer {
  return decided(dependencies, { id, context }, async (act, { found, signal, leader }) => {
    const { tx, nowMs, staffId, write } = act
    if (found.status !== 'pending') return NOT_FOUND
    await updateDecided(tx, id, { status: 'dismissed', staffId, nowMs })
    const detail = { userId: leader.userId, accountId: signal.accountId }
    await write({ action: 'signal.dismiss', subjectKind: 'signal', subjectId: id, detail })
    return []
  })
}

type Act = {
  readonly tx: Queryable
  readonly write: WriteAudit
  readonly staffId: string
  readonly nowMs: number
}

type Decidable = {
  readonly found: SignalCase
  readonly signal: StoredSignal
  readonly leader: LeaderRow
}

type Wanted = { readonly id: string; readonly context: StaffContext }
type Work = (act: Act, decidable: Decidable) => Promise<readonly AccountEvent[] | AdminDeclined>
type Decided = { readonly row: SignalCaseRow; readonly events: readonly AccountEvent[] }

/** Tells screens, after the commit: those of the leader, and of the staff. */
async function decided(
  dependencies: SignalReviewDependencies,
  { id, context }: Wanted,
  work: Work,
): Answer {
  const { staffId } = context.caller
  const outcome = await audited<Decided | AdminDeclined>(
    dependencies,
    context,
    async (tx, write) => {
      const decidable = await findDecidable(dependencies, tx, id, staffId)
      if ('declined' in decidable) return decidable
      const nowMs = dependencies.nowMs()
      const events = await work({ tx, write, staffId, nowMs }, decidable)
      if ('declined' in events) return events
      await deleteClaim(tx, { queue: 'signal', id }, staffId)
      const after = (await loadSignalCase(tx, id)) ?? decidable.found
      const row = await presentCase(dependencies, tx, after)
      await keepAnswer(tx, context.key, row, nowMs)
      return { row, events }
    },
  )
  if ('declined' in outcome) return outcome
  dependencies.publish(outcome.events)
  dependencies.onQueueChange()
  return outcome.row
}

async function findDecidable(
  dependencies: SignalReviewDependencies,
  tx: Queryable,
  id: string,
  staffId: string,
): Promise<Decidable | AdminDeclined> {
  if (!(await recheckPermission(dependencies, tx, staffId, 'signals.review')))
    return adminRefused('not_permitted')
  const found = await lockSignalCase(tx, id)
  const signal = await lockSignal(tx, id)
  if (found === undefined || signal === undefined) return NOT_FOUND
  const { rowSeal } = dependencies
  const parts = { database: tx, rowSeal }
  const leader = await findLeader(parts, signal.leaderId, signal.accountKind)
  if (leader === undefined || !isSealedSignal(rowSeal, signal)) {
    return adminRefused('target_altered')
  }
  const owner = await loadUser(tx, leader.userId)
  const isOwn = await isOwnAccount(dependencies, tx, staffId, owner ? [owner.email] : [])
  return isOwn ? adminRefused('own_request') : { found, signal, leader }
}
