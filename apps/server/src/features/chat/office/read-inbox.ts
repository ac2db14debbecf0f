// The inbox and one conversation for the staff; every look at a person is written down (REL-59).

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { permissionsOf, STAFF_ROLES } from '@fairtick/wire/admin/roles'
import type { Queryable } from '../../../platform/database.ts'
import { answerPage, pagingOf } from '../../../platform/list-page.ts'
import { audited } from '../../audit/public.ts'
import { loadPicture } from '../../files/public.ts'
import { loadCaseCustomer } from '../../reviews/public.ts'
import { listStaffNames, listStaffOfRoles } from '../../staff/public.ts'
import { type ChatEvent, listEvents } from '../event-store.ts'
import { listMessages, loadMessage, type Message } from '../message-store.ts'
import type { ChatOfficeDependencies } from './dependencies.ts'
import { type InboxRow, listInbox, loadInboxRow } from './inbox-store.ts'
import { presentRows } from './present-inbox.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }
/** The newest that a page shows; a customer's export has all. */
const MESSAGES_SHOWN = 500
const ANSWERING = STAFF_ROLES.filter((role) => permissionsOf([role]).includes('chat.answer'))

/** Looked for outside of the log's lock; nothing is shown before the look is written. */
export async function listChats(
  dependencies: ChatOfficeDependencies,
  query: AdminCallArguments<'chatInbox'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'chatInbox'>> {
  const { view = 'waiting', owner = 'anybody', user, search, ...form } = query
  const { searchDatabase, nowMs } = dependencies
  const paging = pagingOf(form)
  const asked = { view, owner, staffId: context.caller.staffId, userId: user, search }
  const { rows, ...rest } = await listInbox(searchDatabase, { ...asked, nowMs: nowMs(), ...paging })
  const found = rows.map(({ id }) => id)
  // What was looked for may be what a customer wrote: it stays out of the log.
  const detail = { view, owner, isSearch: search !== undefined, page: paging.page, found }
  return await audited(dependencies, context, async (tx, write) => {
    await write({ action: 'chat.list', subjectKind: 'chat', subjectId: '', detail })
    return answerPage(paging, rest, await presentRows(dependencies, tx, rows))
  })
}

export function readChatCase(
  dependencies: ChatOfficeDependencies,
  id: string,
  context: StaffContext,
): Promise<AdminCallResult<'chatCase'> | AdminDeclined> {
  return audited(dependencies, context, async (tx, write) => {
    const row = await loadInboxRow(tx, id, dependencies.nowMs())
    if (row === undefined) return NOT_FOUND
    const detail = { userId: row.userId }
    await write({ action: 'chat.read', subjectKind: 'chat', subjectId: id, detail })
    const [shown] = await presentRows(dependencies, tx, [row])
    if (shown === undefined) throw new Error('a conversation has gone')
    return {
      ...shown,
      ...(await readTalk(tx, row)),
      // What they have is read by section, by who may see it. Of a visitor nothing is known.
      customer:
        row.userId === null ? null : await loadCaseCustomer(tx, row.userId, dependencies.nowMs()),
      agents: await listAgents(dependencies, tx),
    }
  })
}

async function readTalk(tx: Queryable, { id, readByCustomer }: InboxRow) {
  const messages = await listMessages(tx, id, {}, MESSAGES_SHOWN)
  const events = await listEvents(tx, id)
  const staffIds = [
    ...messages.map(({ staffId }) => staffId),
    ...events.flatMap(({ staffId, toStaffId }) => [staffId, toStaffId]),
  ]
  const names = await listStaffNames(tx, [...new Set(staffIds.filter((one) => one !== null))])
  const nameOf = (staffId: string | null) => (staffId === null ? null : (names.get(staffId) ?? ''))
  return {
    messages: messages.map((message) => presentMessage(message, nameOf, readByCustomer)),
    events: events.map((event) => presentEvent(event, nameOf)),
  }
}

/** Of those who answer now a role counts, and they can come in. */
async function listAgents(dependencies: ChatOfficeDependencies, tx: Queryable) {
  const staff = await listStaffOfRoles(tx, dependencies, ANSWERING)
  return staff.flatMap(({ id, name, passwordHash }) =>
    passwordHash === null ? [] : [{ id, name }],
  )
}

type NameOf = (staffId: string | null) => string | null

function presentMessage(message: Message, nameOf: NameOf, readByCustomer: number) {
  const { number, sender, staffId, imageFile, isDeleted } = message
  return {
    ...{ number, from: sender, time: message.timeMs, deleted: isDeleted },
    staff: staffId === null ? null : { id: staffId, name: nameOf(staffId) ?? '' },
    text: isDeleted ? '' : message.text,
    hasImage: !isDeleted && imageFile !== null,
    about: isDeleted ? null : message.about,
    opensAt: message.opensMs,
    read: sender === 'agent' && number <= readByCustomer,
  }
}

function presentEvent({ kind, staffId, toStaffId, note, timeMs }: ChatEvent, nameOf: NameOf) {
  return { kind, note, staffName: nameOf(staffId), toName: nameOf(toStaffId), time: timeMs }
}

/** On the staff's own origin; who looked is written down. */
export async function readPicture(
  dependencies: ChatOfficeDependencies,
  { id, number }: AdminCallArguments<'chatPicture'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'chatPicture'> | AdminDeclined> {
  // No picture is read under the lock of the log, and none is shown before it is written.
  const message = await loadMessage(dependencies.database, id, number)
  if (message === undefined || message.isDeleted || message.imageFile === null) return NOT_FOUND
  const bytes = await loadPicture(dependencies.database, message.imageFile, 'large')
  if (bytes === undefined) return NOT_FOUND
  const detail = { number }
  await audited(dependencies, context, (_, write) =>
    write({ action: 'chat.picture', subjectKind: 'chat', subjectId: id, detail }),
  )
  return { bytes, fileName: 'picture.webp', keepSeconds: 0 }
}
