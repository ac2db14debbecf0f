// A conversation for its customer or visitor, and what they say of it: read up to, so many stars.

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { CHAT_PAGE } from '@fairtick/wire/chat-rules'
import { type Declined, NOT_FOUND, UNAUTHORIZED, type VisitorContext } from '@fairtick/wire/handler'
import { dropWaitingPushes } from '../notifications/public.ts'
import { changeNotices } from './chat-notices.ts'
import { loadNewest, loadOwn, updateRating, updateReadByCustomer } from './conversation-store.ts'
import type { ChatDependencies } from './dependencies.ts'
import { countUnreadOf, listMessages } from './message-store.ts'
import { personOf } from './person.ts'
import { presentConversation, presentHours, presentMessages } from './present-chat.ts'

export async function readChat(
  { database, nowMs, hours, ownAddresses }: ChatDependencies,
  { conversation: id, afterNumber: after, beforeNumber: before }: CallArguments<'chat'>['query'],
  context: VisitorContext,
): Promise<CallResult<'chat'> | Declined> {
  const person = personOf(context)
  if (person === undefined) return UNAUTHORIZED
  const found =
    id === undefined ? await loadNewest(database, person) : await loadOwn(database, person, id)
  if (found === undefined && id !== undefined) return NOT_FOUND
  const now = nowMs()
  const beside = {
    unread: await countUnreadOf(database, person),
    hours: presentHours(hours, now),
    ownAddresses: [...ownAddresses()],
  }
  if (found === undefined) return { conversation: null, ...beside }
  const messages = await listMessages(database, found.id, { after, before }, CHAT_PAGE)
  const shown = await presentMessages(database, found, messages, now)
  return { conversation: { ...presentConversation(found), messages: shown }, ...beside }
}

/** The other screens of the customer hear of it, and so do the staff. */
export async function markChatRead(
  dependencies: ChatDependencies,
  { conversation: id, number }: CallArguments<'readChat'>['body'],
  context: VisitorContext,
): Promise<CallResult<'readChat'> | Declined> {
  const person = personOf(context)
  if (person === undefined) return UNAUTHORIZED
  const { database } = dependencies
  if ((await loadOwn(database, person, id)) === undefined) return NOT_FOUND
  if (await updateReadByCustomer(database, id, number)) {
    if (person.kind === 'user') await dropWaitingPushes(database, person.userId, 'chat')
    await tellChange(dependencies, id)
  }
  return { unread: await countUnreadOf(database, person) }
}

/** The staff see it for some seconds; of one that is not theirs, or resolved, nothing. */
export async function noteTyping(
  { database, typing }: ChatDependencies,
  { conversation: id }: CallArguments<'typingChat'>['body'],
  context: VisitorContext,
): Promise<CallResult<'typingChat'> | Declined> {
  const person = personOf(context)
  if (person === undefined) return UNAUTHORIZED
  const own = await loadOwn(database, person, id)
  if (own === undefined || own.status === 'resolved') return NOT_FOUND
  typing.note(id)
  return {}
}

export async function rateChat(
  dependencies: ChatDependencies,
  { conversation: id, stars }: CallArguments<'rateChat'>['body'],
  context: VisitorContext,
): Promise<CallResult<'rateChat'> | Declined> {
  const person = personOf(context)
  if (person === undefined) return UNAUTHORIZED
  const { database } = dependencies
  if ((await loadOwn(database, person, id)) === undefined) return NOT_FOUND
  if (!(await updateRating(database, id, stars))) return NOT_FOUND
  await tellChange(dependencies, id)
  const rated = await loadOwn(database, person, id)
  return rated === undefined ? NOT_FOUND : presentConversation(rated)
}

async function tellChange(dependencies: ChatDependencies, id: string): Promise<void> {
  dependencies.publish(await changeNotices(dependencies, id))
}
