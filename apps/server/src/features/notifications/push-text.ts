// What a push says and where it leads: a text of ours, without amounts, prices or names.

import type { InstallationMode } from '@fairtick/core/account/account-access'
import type { AccountKind } from '@fairtick/core/ledger/journal-entry'
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

/** In which language, and of which account where an installation has two: else undefined. */
export type Wording = {
  readonly language: Language
  readonly account: AccountKind | undefined
}

export function wordPush(
  name: NotificationName,
  messageId: string | null,
  wording: Wording,
): PushPayload {
  const { pushes: words } = DICTIONARIES[wording.language]
  const path =
    messageId === null ? CHAT_PATH : `/pages/message/detail?id=${encodeURIComponent(messageId)}`
  return {
    title: 'Fairtick',
    body: fillIn(words.open, { text: textOf(name, wording) }),
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
  wording: Wording,
): { readonly subject: string; readonly text: string } {
  const { pushes: words } = DICTIONARIES[wording.language]
  const text = textOf(name, wording)
  return {
    subject: fillIn(words.mailSubject, { text }),
    text: [fillIn(words.open, { text }), words.mailWhy].join('\n\n'),
  }
}

/** There is but one account before real money moves, so nothing is named then. */
export function namedAccount(
  mode: InstallationMode,
  kind: AccountKind | null,
): AccountKind | undefined {
  return mode === 'live' ? (kind ?? undefined) : undefined
}

function textOf(name: NotificationName, { language, account }: Wording): string {
  const { pushes: words, shell } = DICTIONARIES[language]
  if (account === undefined) return words[name]
  const named = account === 'real' ? shell.realAccount : shell.practiceAccount
  return fillIn(words.ofAccount, { account: named, text: words[name] })
}
