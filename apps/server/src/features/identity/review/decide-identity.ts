// Deciding an identity: verified by one reviewer or two, asked again, or declined for good; an
// appeal by another one than before (REL-58).

import { HOUR_MS } from '@fairtick/core/time/duration'
import type { AdminCallArguments } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import { IDENTITY_ATTEMPTS, LATER_ATTEMPT_HOURS } from '@fairtick/wire/identity-rules'
import type { AccountEvent } from '../../../platform/bus-topics.ts'
import type { Queryable } from '../../../platform/database.ts'
import { keepAnswer } from '../../../platform/idempotency.ts'
import { audited, type WriteAudit } from '../../audit/public.ts'
import { identitySignal } from '../../linked-accounts/public.ts'
import { addMessages } from '../../messages/public.ts'
import { loadFoundUser } from '../../profile/public.ts'
import { deleteClaim } from '../../reviews/public.ts'
import { type RoleKey, recheckPermission } from '../../staff/public.ts'
import {
  type IdentityCase,
  loadCase,
  loadNewestCase,
  lockCasesOf,
  updateDeclined,
  updateVerified,
} from '../case-store.ts'
import { type Decision, insertDecision, listDecisions, type Verdict } from '../decision-store.ts'
import { identityMessage } from '../identity-message.ts'
import { listShown } from '../picture-store.ts'
import { openDocument } from '../sealed-document.ts'
import { isOver } from '../standing.ts'
import { sealVerified } from '../verified.ts'
import type { IdentityReviewDependencies } from './dependencies.ts'
import { findFirstApproval, hashFacts, isOwnAppeal, judgeCase } from './judge-case.ts'
import { type IdentityRow, presentRow } from './read-identities.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

type Decided = { readonly row: IdentityRow; readonly events: readonly AccountEvent[] }

type Act = {
  readonly tx: Queryable
  readonly write: WriteAudit
  readonly found: IdentityCase
  readonly decisions: readonly Decision[]
  readonly context: StaffContext
  readonly nowMs: number
}

/** The first of two leaves it waiting; the log's lock lets them come one after the other. */
export function approveIdentity(
  dependencies: IdentityReviewDependencies,
  { id, expires, note = '' }: AdminCallArguments<'approveIdentity'>['body'],
  context: StaffContext,
): Promise<IdentityRow | AdminDeclined> {
  return decide(dependencies, { id, context, from: ['pending'] }, async (act) => {
    const { tx, found, decisions, nowMs } = act
    const { staffId } = context.caller
    if (isOver(expires, nowMs)) return { declined: 'invalid', fields: { expires: ['invalid'] } }
    const shown = (await listShown(tx, id)).filter(({ isErased }) => !isErased)
    if (shown.length < 2) return adminRefused('changed_meanwhile')
    const customer = await loadFoundUser(tx, found.userId)
    const document = await openDocument(dependencies.keys, tx, found)
    const given = { document, accountName: customer?.fullName ?? '' }
    const judged = await judgeCase(dependencies, tx, found, given)
    const { needsTwo, factsHash } = judged
    if (judged.numberMac !== found.numberMac) return adminRefused('changed_meanwhile')
    const made = { reasons: [], comment: '', note, factsHash }
    if (needsTwo.length > 0) {
      const first = await findFirstApproval(dependencies, tx, decisions, { factsHash, nowMs })
      if (first?.staffId === staffId) return adminRefused('own_request')
      if (first === undefined) {
        await writeDecision(act, 'approve_first', made)
        return { row: await rowOf(dependencies, act), events: [] }
      }
    }
    return await verify(dependencies, act, { expiresMs: expires, made })
  })
}

type Made = Pick<Decision, 'reasons' | 'factsHash'> & {
  readonly comment: string
  readonly note: string
}

async function verify(
  dependencies: IdentityReviewDependencies,
  act: Act,
  { expiresMs, made }: { readonly expiresMs: number | null; readonly made: Made },
): Promise<Decided> {
  const { rowSeal, links } = dependencies
  const { tx, found, nowMs } = act
  const { id, userId, attempt } = found
  const seal = sealVerified(rowSeal, { ...found, expiresMs, verifiedMs: nowMs })
  await updateVerified(tx, { id, expiresMs, verifiedMs: nowMs, seal })
  await links.note(tx, userId, [identitySignal(found.numberMac)])
  await writeDecision(act, 'approve', made)
  const message = identityMessage({ id, userId }, 'approved', { attempt })
  return { row: await rowOf(dependencies, act), events: await addMessages(tx, [message], nowMs) }
}

type Declining = AdminCallArguments<'failIdentity'>['body']

/** Of one that was declined for good, too: support gives one more attempt. */
export function askIdentityAgain(
  dependencies: IdentityReviewDependencies,
  declining: Declining,
  context: StaffContext,
): Promise<IdentityRow | AdminDeclined> {
  const from = ['pending', 'failed'] as const
  return decide(dependencies, { id: declining.id, context, from }, (act) =>
    decline(dependencies, act, { ...declining, verdict: 'ask_again' }),
  )
}

export function failIdentity(
  dependencies: IdentityReviewDependencies,
  declining: Declining,
  context: StaffContext,
): Promise<IdentityRow | AdminDeclined> {
  return decide(dependencies, { id: declining.id, context, from: ['pending'] }, (act) =>
    decline(dependencies, act, { ...declining, verdict: 'fail' }),
  )
}

async function decline(
  key: RoleKey,
  act: Act,
  { verdict, reasons, comment = '', note = '' }: Declining & { verdict: 'ask_again' | 'fail' },
): Promise<Decided> {
  const { tx, found, decisions, nowMs } = act
  const { id, userId } = found
  const end = verdict === 'fail' ? endOf(found) : askAgain(found, nowMs)
  await updateDeclined(tx, { id, ...end, reviewedMs: nowMs })
  const factsHash = await hashFacts(tx, found)
  await writeDecision(act, verdict, { reasons, comment, note, factsHash })
  const what = end.status === 'needs_fix' ? 'needs-fix' : 'failed'
  const message = identityMessage({ id, userId }, what, { attempt: decisions.length + 1 })
  return { row: await rowOf(key, act), events: await addMessages(tx, [message], nowMs) }
}

type End = Pick<
  Parameters<typeof updateDeclined>[1],
  'status' | 'attemptsAllowed' | 'nextAttemptMs'
>

function endOf({ attemptsAllowed }: IdentityCase): End {
  return { status: 'failed', attemptsAllowed, nextAttemptMs: null }
}

/** Three attempts, a fourth a day later, then only an appeal or support gives another. */
function askAgain(found: IdentityCase, nowMs: number): End {
  const { status, attempt, attemptsAllowed, appealedMs } = found
  const more = (allowed: number, nextAttemptMs: number | null): End => ({
    status: 'needs_fix',
    attemptsAllowed: allowed,
    nextAttemptMs,
  })
  if (attempt < attemptsAllowed) return more(attemptsAllowed, null)
  if (status === 'failed' || appealedMs !== null) return more(attempt + 1, null)
  if (attempt > IDENTITY_ATTEMPTS) return endOf(found)
  return more(attempt + 1, nowMs + LATER_ATTEMPT_HOURS * HOUR_MS)
}

type Wanted = {
  readonly id: string
  readonly context: StaffContext
  readonly from: readonly IdentityCase['status'][]
}

/** Tells, after the commit, whom it concerns: the customer's screens and those of the staff. */
async function decide(
  dependencies: IdentityReviewDependencies,
  { id, context, from }: Wanted,
  work: (act: Act) => Promise<Decided | AdminDeclined>,
): Promise<IdentityRow | AdminDeclined> {
  const outcome = await audited<Decided | AdminDeclined>(
    dependencies,
    context,
    async (tx, write) => {
      const { staffId } = context.caller
      if (!(await recheckPermission(dependencies, tx, staffId, 'identities.review')))
        return adminRefused('not_permitted')
      const seen = await loadCase(tx, id)
      if (seen === undefined) return NOT_FOUND
      await lockCasesOf(tx, seen.userId)
      const found = await loadNewestCase(tx, seen.userId)
      if (found?.id !== id || !from.includes(found.status)) return NOT_FOUND
      const decisions = (await listDecisions(tx, [id])).get(id) ?? []
      if (isOwnAppeal(found, decisions, staffId)) return adminRefused('own_decision')
      return await work({ tx, write, found, decisions, context, nowMs: dependencies.nowMs() })
    },
  )
  if ('declined' in outcome) return outcome
  if (outcome.row.status === 'success') await dependencies.links.apply(outcome.row.userId)
  dependencies.publish(outcome.events)
  dependencies.onQueueChange()
  return outcome.row
}

/** What people wrote stands beside the case, and never in the log, from which nothing is erased. */
async function writeDecision(act: Act, verdict: Verdict, made: Made): Promise<void> {
  const { tx, write, found, context, nowMs } = act
  const { reasons, comment, note, factsHash } = made
  const { staffId } = context.caller
  const words = { comment: comment === '' ? null : comment, note: note === '' ? null : note }
  const decision = { caseId: found.id, staffId, verdict, reasons, factsHash, timeMs: nowMs }
  await insertDecision(tx, { ...decision, ...words })
  const detail = { userId: found.userId, factsHash, reasons }
  const action = `identity.${verdict}`
  await write({ action, subjectKind: 'identity', subjectId: found.id, detail })
}

/** As it is now, without the claim of who decided; kept as the answer of its key. */
async function rowOf(key: RoleKey, { tx, found, context, nowMs }: Act): Promise<IdentityRow> {
  await deleteClaim(tx, { queue: 'identity', id: found.id }, context.caller.staffId)
  const now = await loadCase(tx, found.id)
  if (now === undefined) throw new Error('a case has gone')
  const row = await presentRow(key, tx, now, nowMs)
  return await keepAnswer(tx, context.key, row, nowMs)
}
