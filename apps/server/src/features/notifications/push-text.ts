// What a push says and where it leads: a text of ours, without amounts, prices or names.

import type { Language } from '@fairtick/wire/languages'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { fillIn } from '@fairtick/words/fill-in'
import { hashOf } from '../../platform/random-id.ts'
import type { NotificationName } from './notifications.ts'

const CHAT_PATH = '/pages/user/kefu/chat'
const TOPIC_LENGTH = 32

/** The service worker shows it, and goes to the screen when it is pressed. */
export type PushPayload = {
  readonly title: string
  readonly body: string
  /** One of a tag is on a screen at a time. */
  readonly tag: string
  /** Of the customers' app. */
  readonly path: string
}

export function wordPush(
  name: NotificationName,
  { language, messageId }: { readonly language: Language; readonly messageId: string | null },
): PushPayload {
  const { pushes: words } = DICTIONARIES[language]
  const path =
    messageId === null ? CHAT_PATH : `/pages/message/detail?id=${encodeURIComponent(messageId)}`
  return {
    title: 'Fairtick',
    body: fillIn(words.open, { text: words[name] }),
    tag: topicOf(name, messageId),
    path,
  }
}

/** The chat says once that there is an answer; messages stand side by side. */
export function topicOf(name: NotificationName, messageId: string | null): string {
  return hashOf('push-topic', name, messageId ?? '').slice(0, TOPIC_LENGTH)
}

export function wordMail(
  name: NotificationName,
  language: Language,
): { readonly subject: string; readonly text: string } {
  const { pushes: words } = DICTIONARIES[language]
  const text = words[name]
  return {
    subject: fillIn(words.mailSubject, { text }),
    text: [fillIn(words.open, { text }), words.mailWhy].join('\n\n'),
  }
}
