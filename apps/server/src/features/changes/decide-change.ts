// Approving and rejecting changes by a second person; what is done is what was asked for (REL-58).

import type { InstrumentText } from '@fairtick/core/market/instrument'
import { invariant } from '@fairtick/core/numbers/invariant'
import { parseMoney } from '@fairtick/core/numbers/money'
import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { ANNOUNCED_KINDS, CHANGE_PERMISSIONS } from '@fairtick/wire/admin/change-kinds'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import { addToInbox } from '../../engine/commands/inbox.ts'
import type { Queryable } from '../../platform/database.ts'
import { audited, wasAsked } from '../audit/public.ts'
import { recheckPermission } from '../staff/public.ts'
import { type Adjustment, adjustmentCause } from './adjustment-cause.ts'
import { auditFactsOf } from './audit-facts.ts'
import { hashChange, isSameText, noticeMsOf, readPayload } from './change-payload.ts'
import { type ChangeRequest, lockChange, updateDecision, updateDone } from './change-store.ts'
import { loadCurrentTerms } from './current-terms.ts'
import type { ChangeDependencies } from './dependencies.ts'
import { opensUnpriced, readModeWish, refuseUnlive } from './prepare-change.ts'
import { presentChange } from './present-change.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

type Decided = Promise<AdminCallResult<'approveChange'> | AdminDeclined>

export async function approveChange(
  dependencies: ChangeDependencies,
  { id, hash }: AdminCallArguments<'approveChange'>['body'],
  context: StaffContext,
): Decided {
  const { terms, nowMs, onWaiting } = dependencies
  const by = context.caller.staffId
  const answer = await audited(dependencies, context, async (tx, write) => {
    const request = await lockChange(tx, id)
    const refusal = await findRefusal(dependencies, tx, request, { by, hash })
    if (request === undefined || refusal !== undefined) return refusal ?? NOT_FOUND
    const atMs = nowMs()
    const actsMs = atMs + noticeMsOf(request.payload)
    const decision = { status: 'approved', by, atMs, actsMs } as const
    const decided = await updateDecision(tx, id, decision)
    if (decided === undefined) return NOT_FOUND
    await write(auditFactsOf('approved', decided))
    return await presentChange(tx, await beginChange(dependencies, tx, decided), atMs)
  })
  // After the commit: the others read it from here.
  await terms.reload()
  onWaiting()
  return answer
}

export function rejectChange(
  dependencies: ChangeDependencies,
  id: string,
  context: StaffContext,
): Decided {
  const by = context.caller.staffId
  return audited(dependencies, context, async (tx, write) => {
    const request = await lockChange(tx, id)
    if (request === undefined) return NOT_FOUND
    if (request.requestedBy === by) return adminRefused('own_request')
    if (!(await recheckPermission(dependencies, tx, by, CHANGE_PERMISSIONS[request.kind]))) {
      return adminRefused('not_permitted')
    }
    const atMs = dependencies.nowMs()
    const decision = { status: 'rejected', by, atMs, actsMs: null } as const
    const decided = await updateDecision(tx, id, decision)
    if (decided === undefined) return NOT_FOUND
    await write(auditFactsOf('rejected', decided))
    return await presentChange(tx, decided, atMs)
  })
}

async function findRefusal(
  dependencies: ChangeDependencies,
  tx: Queryable,
  request: ChangeRequest | undefined,
  { by, hash }: { readonly by: string; readonly hash: string },
): Promise<AdminDeclined | undefined> {
  const { nowMs, rowSeal } = dependencies
  if (request?.status !== 'pending' || request.expiresMs <= nowMs()) return NOT_FOUND
  if (request.requestedBy === by) return adminRefused('own_request')
  const needed = CHANGE_PERMISSIONS[request.kind]
  if (!(await recheckPermission(dependencies, tx, by, needed))) {
    return adminRefused('not_permitted')
  }
  // Whoever may not ask any more is not the first of two.
  if (!(await recheckPermission(dependencies, tx, request.requestedBy, needed))) {
    return adminRefused('changed_meanwhile')
  }
  // A row that nobody asked for by the office is nobody's first of two approvals.
  if (!(await wasAsked(tx, rowSeal, request, 'change.request'))) {
    return adminRefused('changed_meanwhile')
  }
  // What the approver saw is what was asked for, and what stands is what it begins from.
  const isAsAsked = request.hash === hash && hashChange(request) === hash
  const standing = await loadCurrentTerms(dependencies, tx, request)
  const isAsBefore = isSameText(readPayload(request.payload).before, standing)
  if (!isAsAsked || !isAsBefore) return adminRefused('changed_meanwhile')
  if (request.kind === 'instrument') return findPriceRefusal(dependencies, request)
  return await findLiveRefusal(dependencies, tx, request)
}

/** Its source may have been another one when it was asked for. */
function findPriceRefusal(
  { originOf }: ChangeDependencies,
  { payload }: ChangeRequest,
): AdminDeclined | undefined {
  const { before, after } = readPayload(payload)
  const isUnpriced = opensUnpriced(originOf, before as InstrumentText, after as InstrumentText)
  return isUnpriced ? adminRefused('changed_meanwhile') : undefined
}

/** What TR-12.2 asks for is asked again here, in the transaction that decides. */
async function findLiveRefusal(
  dependencies: ChangeDependencies,
  tx: Queryable,
  { kind, payload }: ChangeRequest,
): Promise<AdminDeclined | undefined> {
  const { after } = readPayload(payload)
  if (kind !== 'mode') {
    const { id } = after as { readonly id?: unknown }
    return await refuseUnlive(tx, dependencies, { kind, id, profile: after })
  }
  const wish = await readModeWish(tx, dependencies)
  if ('declined' in wish) return wish
  return isSameText(after, wish.after) ? undefined : adminRefused('changed_meanwhile')
}

/** What is announced acts later, and an adjustment when the engine has done it. */
async function beginChange(
  { nowMs, rowSeal }: ChangeDependencies,
  tx: Queryable,
  change: ChangeRequest,
): Promise<ChangeRequest> {
  if (ANNOUNCED_KINDS.includes(change.kind)) return change
  if (change.kind !== 'adjustment') return (await updateDone(tx, change.id, nowMs())) ?? change
  const { accountId, amount } = readPayload(change.payload).after as Adjustment
  const micros = parseMoney(amount)
  invariant(micros !== undefined, `unreadable amount of ${change.id}`)
  const named = { accountId, adjustmentId: change.id, amount: micros }
  const command = { kind: 'adjust-balance', ...named } as const
  const cause = adjustmentCause(change.id)
  await addToInbox(tx, rowSeal, { cause, command, timeMs: nowMs() })
  return change
}
