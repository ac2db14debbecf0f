// What the staff do with a conversation: take it, read it, put it aside, pass it on, resolve it.

import type { AdminCallArguments } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import { TYPING_EVERY_MS } from '@fairtick/wire/chat-rules'
import type { Queryable } from '../../../platform/database.ts'
import { audited, type WriteAudit } from '../../audit/public.ts'
import { recheckPermission } from '../../staff/public.ts'
import { changeNotices } from '../chat-notices.ts'
import { type Conversation, loadConversation, lockConversation } from '../conversation-store.ts'
import { insertEvent } from '../event-store.ts'
import { loadMessage } from '../message-store.ts'
import type { ChatOfficeDependencies } from './dependencies.ts'
import {
  loadInboxRow,
  updateClaimed,
  updateDeleted,
  updatePriority,
  updateReadByStaff,
  updateResolved,
  updateSnoozed,
  updateTransferred,
} from './inbox-store.ts'
import { type ChatRow, readRow } from './present-inbox.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }
const NOBODY = { toStaffId: null, note: null } as const

type Outcome = Promise<ChatRow | AdminDeclined>

/** Compare and set: of two who see it free one has it, the other is told. */
export function claimChat(
  dependencies: ChatOfficeDependencies,
  { id, assignee }: AdminCallArguments<'claimChat'>['body'],
  context: StaffContext,
): Outcome {
  const { staffId } = context.caller
  return handled(dependencies, context, id, async ({ tx, write, nowMs }) => {
    if (!(await updateClaimed(tx, id, { staffId, assignee, nowMs }))) {
      return adminRefused('changed_meanwhile')
    }
    await insertEvent(tx, id, { kind: 'claimed', staffId, ...NOBODY, timeMs: nowMs })
    await write({ action: 'chat.claim', subjectKind: 'chat', subjectId: id })
    return undefined
  })
}

/** Who has it has read it; the customer sees that. Of one that is another's nothing changes. */
export async function markCaseRead(
  dependencies: ChatOfficeDependencies,
  { id, number }: AdminCallArguments<'readChatCase'>['body'],
  { caller }: StaffContext,
): Outcome {
  const { database, nowMs } = dependencies
  const row = await loadInboxRow(database, id, nowMs())
  if (row === undefined) return NOT_FOUND
  if (row.assignee === caller.staffId && (await updateReadByStaff(database, id, number))) {
    await tell(dependencies, id)
  }
  return await readRow(dependencies, database, id)
}

export function createTypingNotice(dependencies: ChatOfficeDependencies) {
  /** Of the conversations: when their customers were told last. At most some hundred are open. */
  const told = new Map<string, number>()
  return async (
    id: string,
    { caller }: StaffContext,
  ): Promise<Record<string, never> | AdminDeclined> => {
    const { database, nowMs, publish } = dependencies
    const row = await loadInboxRow(database, id, nowMs())
    if (row === undefined) return NOT_FOUND
    const now = nowMs()
    const isOften = now - (told.get(id) ?? 0) < TYPING_EVERY_MS
    if (row.userId === null || row.assignee !== caller.staffId || isOften) return {}
    if (told.size >= TYPING_KEPT) told.clear()
    told.set(id, now)
    publish([{ userId: row.userId, body: { event: 'typing', conversation: id, time: now } }])
    return {}
  }
}

const TYPING_KEPT = 1_000

export function snoozeChat(
  dependencies: ChatOfficeDependencies,
  { id, until }: AdminCallArguments<'snoozeChat'>['body'],
  context: StaffContext,
): Outcome {
  return owned(dependencies, context, id, async ({ tx, write, nowMs }) => {
    if (until <= nowMs) return { declined: 'invalid', fields: { until: ['invalid'] } }
    await updateSnoozed(tx, id, until)
    const { staffId } = context.caller
    await insertEvent(tx, id, { kind: 'snoozed', staffId, ...NOBODY, timeMs: nowMs })
    const detail = { until }
    await write({ action: 'chat.snooze', subjectKind: 'chat', subjectId: id, detail })
    return undefined
  })
}

/** By anybody who answers, while it is not resolved: what is urgent need not be theirs. */
export function prioritizeChat(
  dependencies: ChatOfficeDependencies,
  { id, priority }: AdminCallArguments<'prioritizeChat'>['body'],
  context: StaffContext,
): Outcome {
  return handled(dependencies, context, id, async ({ tx, write, nowMs, conversation }) => {
    if (conversation.status === 'resolved') return NOT_FOUND
    if (!(await updatePriority(tx, id, priority))) return undefined
    const { staffId } = context.caller
    await insertEvent(tx, id, { kind: `priority_${priority}`, staffId, ...NOBODY, timeMs: nowMs })
    const detail = { priority }
    await write({ action: 'chat.prioritize', subjectKind: 'chat', subjectId: id, detail })
    return undefined
  })
}

export function resolveChat(
  dependencies: ChatOfficeDependencies,
  id: string,
  context: StaffContext,
): Outcome {
  return owned(dependencies, context, id, async ({ tx, write, nowMs }) => {
    await updateResolved(tx, id, nowMs)
    const { staffId } = context.caller
    await insertEvent(tx, id, { kind: 'resolved', staffId, ...NOBODY, timeMs: nowMs })
    await write({ action: 'chat.resolve', subjectKind: 'chat', subjectId: id })
    return undefined
  })
}

/** The note is for staff: no call of customers reads it. */
export function transferChat(
  dependencies: ChatOfficeDependencies,
  { id, to, note }: AdminCallArguments<'transferChat'>['body'],
  context: StaffContext,
): Outcome {
  return owned(dependencies, context, id, async ({ tx, write, nowMs }) => {
    if (to !== null && !(await recheckPermission(dependencies, tx, to, 'chat.answer')))
      return NOT_FOUND
    await updateTransferred(tx, id, to, nowMs)
    const { staffId } = context.caller
    const event = { staffId, toStaffId: to, note: note === '' ? null : note, timeMs: nowMs }
    await insertEvent(tx, id, { kind: 'transferred', ...event })
    await write({ action: 'chat.transfer', subjectKind: 'chat', subjectId: id, detail: { to } })
    return undefined
  })
}

/** A message of the staff alone; its text stays in the log. */
export async function deleteMessage(
  dependencies: ChatOfficeDependencies,
  { id, number }: AdminCallArguments<'deleteChatMessage'>['body'],
  context: StaffContext,
): Outcome {
  const outcome = await handled(dependencies, context, id, async ({ tx, write, nowMs }) => {
    const message = await loadMessage(tx, id, number)
    if (!(await updateDeleted(tx, id, number, nowMs))) return NOT_FOUND
    const detail = { number, writtenBy: message?.staffId, text: message?.text }
    await write({ action: 'chat.delete_message', subjectKind: 'chat', subjectId: id, detail })
    return undefined
  })
  const conversation = await loadConversation(dependencies.database, id)
  if ('declined' in outcome || conversation === undefined) return outcome
  const { userId } = conversation
  if (userId !== null) {
    dependencies.publish([{ userId, body: { event: 'deleted', conversation: id, number } }])
  }
  return outcome
}

type Act = {
  readonly tx: Queryable
  readonly write: WriteAudit
  readonly nowMs: number
  readonly conversation: Conversation
}

type Work = (act: Act) => Promise<AdminDeclined | undefined>

/** By who answers it alone, while it is not resolved. */
export function owned(
  dependencies: ChatOfficeDependencies,
  context: StaffContext,
  id: string,
  work: Work,
): Outcome {
  return handled(dependencies, context, id, async (act) => {
    if (act.conversation.status === 'resolved') return NOT_FOUND
    const row = await loadInboxRow(act.tx, id, act.nowMs)
    return row?.assignee === context.caller.staffId ? await work(act) : adminRefused('not_claimed')
  })
}

/** Under the lock of its row, and of the audit log before; told after the commit. */
async function handled(
  dependencies: ChatOfficeDependencies,
  context: StaffContext,
  id: string,
  work: Work,
): Outcome {
  const { staffId } = context.caller
  const outcome = await audited(dependencies, context, async (tx, write) => {
    if (!(await recheckPermission(dependencies, tx, staffId, 'chat.answer')))
      return adminRefused('not_permitted')
    const conversation = await lockConversation(tx, id)
    if (conversation === undefined) return NOT_FOUND
    const nowMs = dependencies.nowMs()
    const declined = await work({ tx, write, nowMs, conversation })
    return declined ?? (await readRow(dependencies, tx, id))
  })
  if (!('declined' in outcome)) await tell(dependencies, id)
  return outcome
}

async function tell(dependencies: ChatOfficeDependencies, id: string): Promise<void> {
  dependencies.publish(await changeNotices(dependencies, id))
  dependencies.onQueueChange()
}
