// All conversations of a customer as a file to keep, read page by page while it is sent.

import { CHAT_PAGE } from '@fairtick/wire/chat-rules'
import type { CustomerContext } from '@fairtick/wire/handler'
import type { Language } from '@fairtick/wire/languages'
import type { TextFile } from '@fairtick/wire/text-file'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import type { Queryable } from '../../platform/database.ts'
import { escapeHtml } from '../../platform/html-text.ts'
import { type Conversation, listOfUser } from './conversation-store.ts'
import type { ChatDependencies } from './dependencies.ts'
import { listMessages, type Message } from './message-store.ts'

export function exportChat(
  { database }: Pick<ChatDependencies, 'database'>,
  format: 'json' | 'html',
  { caller, language }: CustomerContext,
): TextFile {
  const { userId } = caller
  return {
    fileName: `fairtick-chat.${format}`,
    parts: format === 'json' ? jsonParts(database, userId) : htmlParts(database, userId, language),
  }
}

async function* messagesOf(database: Queryable, { id }: Conversation): AsyncGenerator<Message> {
  for (let after = 0; ; ) {
    const page = await listMessages(database, id, { after }, CHAT_PAGE)
    yield* page
    const last = page.at(-1)
    if (last === undefined || page.length < CHAT_PAGE) return
    after = last.number
  }
}

async function* jsonParts(database: Queryable, userId: string): AsyncGenerator<string> {
  yield '{"conversations":['
  for (const [place, conversation] of (await listOfUser(database, userId)).entries()) {
    const { id, createdMs, rating } = conversation
    const head = JSON.stringify({ id, startTime: createdMs, rating })
    yield `${place === 0 ? '' : ','}\n${head.slice(0, -1)},"messages":[`
    let isFirst = true
    for await (const message of messagesOf(database, conversation)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(exported(message))}`
      isFirst = false
    }
    yield ']}'
  }
  yield ']}\n'
}

function exported(message: Message) {
  const { number, sender, text, imageFile, about, timeMs, opensMs, isDeleted } = message
  const content = { text, hasPicture: imageFile !== null, about, opensAt: opensMs }
  const from = sender === 'customer' ? 'me' : sender
  return { number, from, time: timeMs, deleted: isDeleted, ...(isDeleted ? {} : content) }
}

/** Everything in it is escaped text; nothing is loaded and nothing runs. */
async function* htmlParts(
  database: Queryable,
  userId: string,
  language: Language,
): AsyncGenerator<string> {
  const words = DICTIONARIES[language].chat
  const title = escapeHtml(words.title)
  yield `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title>`
  yield `<h1>${title}</h1>\n`
  for (const conversation of await listOfUser(database, userId)) {
    yield `<h2>${new Date(conversation.createdMs).toISOString()}</h2>\n`
    for await (const message of messagesOf(database, conversation)) {
      yield `${htmlOfMessage(message, words)}\n`
    }
  }
}

type Words = (typeof DICTIONARIES)[Language]['chat']

function htmlOfMessage(message: Message, words: Words): string {
  const { sender, timeMs, text, imageFile, about, isDeleted } = message
  const from = sender === 'customer' ? words.you : words.agent
  const parts = isDeleted
    ? [words.deleted]
    : [
        text,
        ...(imageFile === null ? [] : [words.picture]),
        ...(about === null ? [] : [about.label]),
      ]
  const content = parts
    .filter((part) => part !== '')
    .map((part) => escapeHtml(part).replaceAll('\n', '<br>'))
    .join('<br>')
  const time = new Date(timeMs).toISOString()
  return `<p><b>${escapeHtml(from)}</b> <time>${time}</time><br>${content}</p>`
}
