// Somebody of the staff answers a customer, under their own session and name.

import type { AdminCallArguments } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import { maskSensitive } from '@fairtick/wire/chat-rules'
import { keepAnswer } from '../../../platform/idempotency.ts'
import { randomId } from '../../../platform/random-id.ts'
import { notifyOfChat } from '../../notifications/public.ts'
import { noticesOf } from '../chat-notices.ts'
import { loadConversation } from '../conversation-store.ts'
import { insertMessage, listMessages } from '../message-store.ts'
import type { ChatOfficeDependencies } from './dependencies.ts'
import { hasForeignAddress } from './foreign-address.ts'
import { owned } from './handle-chat.ts'
import { updateAnswered } from './inbox-store.ts'
import { type ChatRow, readRow } from './present-inbox.ts'

/** A customer believes what staff write: money goes to no address but those of our methods. */
export async function answerChat(
  dependencies: ChatOfficeDependencies,
  { id, text }: AdminCallArguments<'answerChat'>['body'],
  context: StaffContext,
): Promise<ChatRow | AdminDeclined> {
  if (await namesForeignAddress(dependencies, id, text)) return adminRefused('foreign_address')
  const { staffId } = context.caller
  let number = 0
  const outcome = await owned(dependencies, context, id, async ({ tx, write, nowMs }) => {
    number = await updateAnswered(tx, id, nowMs)
    await insertMessage(tx, {
      ...{ conversationId: id, number, sender: 'agent', staffId, text, timeMs: nowMs },
      clientId: context.key === undefined ? randomId() : `${staffId} ${context.key.key}`,
      ...{ imageFile: null, about: null, opensMs: null },
    })
    const userId = (await loadConversation(tx, id))?.userId ?? null
    if (userId !== null) await notifyOfChat(tx, { userId, cause: `chat:${id}:${number}` }, nowMs)
    const detail = { number }
    await write({ action: 'chat.answer', subjectKind: 'chat', subjectId: id, detail })
    await keepAnswer(tx, context.key, await readRow(dependencies, tx, id), nowMs)
    return undefined
  })
  if (!('declined' in outcome)) {
    dependencies.publish(await noticesOf(dependencies, id, number))
  }
  return outcome
}

/** Messages of both sides among which pieces of one address may stand. */
const RECENT = 20

/** By itself, or as the last piece of what the staff wrote before. */
async function namesForeignAddress(
  { database, ownAddresses }: ChatOfficeDependencies,
  id: string,
  text: string,
): Promise<boolean> {
  const recent = await listMessages(database, id, {}, RECENT)
  const said = recent
    .filter(({ sender, isDeleted }) => sender === 'agent' && !isDeleted)
    // What stands there whole was ours when it was written.
    .map((message) => maskSensitive(message.text))
  return hasForeignAddress([...said, text].join('\n'), ownAddresses())
}
