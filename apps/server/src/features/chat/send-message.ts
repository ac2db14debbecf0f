// A customer or visitor writes: numbered under the lock of the conversation's row, once per key.

import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import {
  CHAT_MESSAGES_A_MINUTE,
  CHAT_PICTURES_A_DAY,
  CHAT_VISITOR_MESSAGES_A_MINUTE,
} from '@fairtick/wire/chat-rules'
import {
  type Declined,
  invalid,
  isDeclined,
  NOT_FOUND,
  tooMany,
  UNAUTHORIZED,
  type VisitorContext,
} from '@fairtick/wire/handler'
import type { Queryable } from '../../platform/database.ts'
import { once } from '../../platform/idempotency.ts'
import { randomId } from '../../platform/random-id.ts'
import { markUsed } from '../files/public.ts'
import { noticesOf } from './chat-notices.ts'
import {
  type Conversation,
  insertConversation,
  loadConversation,
  lockOpen,
  type Person,
  updateNoticed,
  updateWritten,
} from './conversation-store.ts'
import type { ChatDependencies } from './dependencies.ts'
import {
  type About,
  findByClientId,
  findRecordLabel,
  insertMessage,
  loadMessage,
  loadPace,
  loadPicturePace,
} from './message-store.ts'
import { personOf } from './person.ts'
import { presentConversation, presentMessages } from './present-chat.ts'

type Form = CallArguments<'sendChat'>['body']
type Place = { readonly conversationId: string; readonly number: number }

/** Throws KeyReused. */
export async function sendMessage(
  dependencies: ChatDependencies,
  form: Form,
  context: VisitorContext,
): Promise<CallResult<'sendChat'> | Declined> {
  const person = personOf(context)
  if (person === undefined) return UNAUTHORIZED
  const wrong = formProblem(form, person)
  if (wrong !== undefined) return wrong
  const { database, nowMs } = dependencies
  const { key } = context
  const writing = { person, form, language: context.language, clientId: key?.key ?? randomId() }
  const { isFirst, outcome } = await once<Place | Declined>(
    database,
    { key, nowMs: nowMs() },
    (tx) => write(dependencies, tx, writing),
    (answer) => !isDeclined(answer),
  )
  if (isDeclined(outcome)) return outcome
  const { conversationId, number } = outcome
  dependencies.typing.forget(conversationId)
  if (isFirst) dependencies.publish(await noticesOf(dependencies, conversationId, number))
  return await present(dependencies, outcome)
}

function formProblem({ text, image, about }: Form, { kind }: Person): Declined | undefined {
  if (text === undefined && image === undefined && about === undefined) {
    return invalid({ text: ['required'] })
  }
  // A visitor has neither uploads nor records.
  if (kind === 'visitor' && image !== undefined) return invalid({ image: ['invalid'] })
  if (kind === 'visitor' && about !== undefined) return invalid({ about: ['invalid'] })
  return undefined
}

type Writing = {
  readonly person: Person
  readonly form: Form
  readonly language: string
  readonly clientId: string
}

async function write(
  { nowMs, hours }: ChatDependencies,
  tx: Queryable,
  { person, form, language, clientId }: Writing,
): Promise<Place | Declined> {
  const now = nowMs()
  const open = await lockOpen(tx, person)
  const before = open && (await findByClientId(tx, open.id, clientId))
  // Its key is forgotten, the message is not.
  if (before !== undefined) return { conversationId: before.conversationId, number: before.number }
  const tooFast = await paceProblem(tx, { person, id: open?.id, form }, now)
  if (tooFast !== undefined) return tooFast
  const attached = await checkAttached(tx, person, form, now)
  if (isDeclined(attached)) return attached
  // Nothing is refused any more: what is declined begins no conversation.
  const conversation = open ?? (await beginConversation(tx, person, { language, nowMs: now }))
  const { id } = conversation
  const number = await updateWritten(tx, id, { language, nowMs: now })
  await insertMessage(tx, {
    ...{ conversationId: id, number, clientId, sender: 'customer', staffId: null },
    ...{ text: form.text ?? '', imageFile: form.image ?? null, about: attached.about },
    ...{ opensMs: null, timeMs: now },
  })
  const opensMs = hours === undefined || hours.isOpenAt(now) ? null : hours.changesAfter(now)
  if (opensMs !== null && conversation.awayUntilMs !== opensMs) {
    await addAwayNotice(tx, id, { opensMs, nowMs: now })
  }
  return { conversationId: id, number }
}

/** Of two that begin at once the second finds the first's. */
async function beginConversation(
  tx: Queryable,
  person: Person,
  first: { readonly language: string; readonly nowMs: number },
): Promise<Conversation> {
  await insertConversation(tx, person, { id: randomId(), ...first })
  const begun = await lockOpen(tx, person)
  if (begun === undefined) throw new Error('the conversation was resolved meanwhile')
  return begun
}

async function paceProblem(
  tx: Queryable,
  { person, id, form }: Pick<Writing, 'person' | 'form'> & { readonly id: string | undefined },
  nowMs: number,
): Promise<Declined | undefined> {
  const most = person.kind === 'user' ? CHAT_MESSAGES_A_MINUTE : CHAT_VISITOR_MESSAGES_A_MINUTE
  const pace = id === undefined ? undefined : await loadPace(tx, id, nowMs)
  if (pace && pace.count >= most) return tooMany(pace.firstMs + MINUTE_MS - nowMs)
  if (form.image === undefined || person.kind === 'visitor') return undefined
  const pictures = await loadPicturePace(tx, person.userId, nowMs)
  return pictures.count >= CHAT_PICTURES_A_DAY
    ? tooMany(pictures.firstMs + DAY_MS - nowMs)
    : undefined
}

/** A picture or record that is another's, or none: not found. */
async function checkAttached(
  tx: Queryable,
  person: Person,
  { image, about }: Form,
  nowMs: number,
): Promise<{ readonly about: About | null } | Declined> {
  if (person.kind === 'visitor') return { about: null }
  const { userId } = person
  const label = about && (await findRecordLabel(tx, userId, about))
  if (about !== undefined && label === undefined) return NOT_FOUND
  if (image !== undefined) {
    const file = { id: image, userId, purpose: 'chat' } as const
    if (!(await markUsed(tx, file, nowMs))) return NOT_FOUND
  }
  return { about: about === undefined || label === undefined ? null : { ...about, label } }
}

/** Once for each time that the office is closed. */
async function addAwayNotice(
  tx: Queryable,
  conversationId: string,
  { opensMs, nowMs }: { readonly opensMs: number; readonly nowMs: number },
): Promise<void> {
  const number = await updateNoticed(tx, conversationId, opensMs)
  await insertMessage(tx, {
    ...{ conversationId, number, clientId: `away ${opensMs}`, sender: 'system', staffId: null },
    ...{ text: '', imageFile: null, about: null, opensMs, timeMs: nowMs },
  })
}

async function present(
  { database, nowMs }: ChatDependencies,
  { conversationId, number }: Place,
): Promise<CallResult<'sendChat'> | Declined> {
  const conversation = await loadConversation(database, conversationId)
  const message = conversation && (await loadMessage(database, conversationId, number))
  // It was sent so long ago that it is not kept any more.
  if (conversation === undefined || message === undefined) return NOT_FOUND
  const [shown] = await presentMessages(database, conversation, [message], nowMs())
  if (shown === undefined) return NOT_FOUND
  return { conversation: presentConversation(conversation), message: shown }
}
