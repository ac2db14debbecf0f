// Notes the mails and messages about a request in the transaction of what they tell: at every
// contact that is known, each with the link by which its owner stops it.

import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import type { Language } from '@fairtick/wire/languages'
import { RECOVERY_LINK_DAYS, type RecoveryReason } from '@fairtick/wire/recovery-rules'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { fillIn } from '@fairtick/words/fill-in'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { addMessages, type NewMessage, wordMessage, zonedText } from '../messages/public.ts'
import type { RecoveryMailParts } from './dependencies.ts'
import { maskAddress } from './mask-address.ts'
import { type LinkPurpose, linkToken, type NewRecovery } from './sealed-recovery.ts'

/** Before the link goes out: time enough to stop it, also for who was asleep. */
const REMIND_BEFORE_MS = 12 * HOUR_MS

export const LINK_LIFE_MS = RECOVERY_LINK_DAYS * DAY_MS

type Parts = RecoveryMailParts & { readonly rowSeal: RowSeal }

export type Telling = {
  readonly tx: Queryable
  /** Whose account it is, as it stands. */
  readonly owner: { readonly id: string; readonly email: string; readonly language: Language }
  readonly request: NewRecovery
  readonly nowMs: number
}

/** Of all: taken back when it is stopped. */
export function recoveryTopic(id: string): string {
  return `recovery ${id}`
}

export async function tellAsked(parts: Parts, telling: Telling): Promise<readonly AccountEvent[]> {
  const message = messageOf(telling, {
    template: 'recovery-asked',
    values: { contact: maskAddress(telling.request.contact) },
  })
  await mailOwner(parts, telling, { message, withStop: true })
  return await addMessages(telling.tx, [message], telling.nowMs)
}

/** With the link itself, which goes out when the hold ends, and a reminder before that. */
export async function tellApproved(
  parts: Parts,
  telling: Telling,
  untilMs: number,
): Promise<readonly AccountEvent[]> {
  const { operatorTimeZone: zone } = parts
  const contact = maskAddress(telling.request.contact)
  const values = { contact, until: zonedText(untilMs, zone), zone }
  const message = messageOf(telling, { template: 'recovery-approved', values })
  await mailOwner(parts, telling, { message, withStop: true })
  const reminder = { ...message, cause: `${message.cause}:reminder` }
  const dueMs = untilMs - REMIND_BEFORE_MS
  await mailOwner(parts, telling, { message: reminder, withStop: true, dueMs })
  await addLinkMail(parts, telling, untilMs)
  return await addMessages(telling.tx, [message], telling.nowMs)
}

/** Whoever asked hears of it at the address that they proved. */
export async function tellDeclined(
  parts: Parts,
  telling: Telling,
  reason: RecoveryReason,
): Promise<readonly AccountEvent[]> {
  const message = messageOf(telling, { template: 'recovery-declined', values: { reason } })
  await parts.mails.takeBack(telling.tx, recoveryTopic(telling.request.id))
  await mailContact(parts, telling, message)
  return await addMessages(telling.tx, [message], telling.nowMs)
}

export async function tellStopped(
  parts: Parts,
  telling: Telling,
): Promise<readonly AccountEvent[]> {
  const message = messageOf(telling, { template: 'recovery-stopped', values: {} })
  await parts.mails.takeBack(telling.tx, recoveryTopic(telling.request.id))
  await mailContact(parts, telling, message)
  await mailOwner(parts, telling, { message, withStop: false })
  return await addMessages(telling.tx, [message], telling.nowMs)
}

/** `owner` as it was before; where the address is another now, that one is told as well. */
export async function tellDone(parts: Parts, telling: Telling): Promise<readonly AccountEvent[]> {
  const message = messageOf(telling, { template: 'recovery-done', values: {} })
  await parts.mails.takeBack(telling.tx, recoveryTopic(telling.request.id))
  await mailOwner(parts, telling, { message, withStop: false })
  return await addMessages(telling.tx, [message], telling.nowMs)
}

type Worded = Pick<NewMessage, 'template' | 'values'>

function messageOf({ request }: Telling, worded: Worded): NewMessage {
  const cause = `${worded.template}:${request.id}`
  return { ...worded, userId: request.userId, cause, about: null } as NewMessage
}

type OwnerMail = {
  readonly message: NewMessage
  readonly withStop: boolean
  readonly dueMs?: number
}

async function mailOwner(
  parts: Parts,
  { tx, owner, request, nowMs }: Telling,
  { message, withStop, dueMs = nowMs }: OwnerMail,
): Promise<void> {
  const { title, summary } = wordMessage(message.template, message.values, owner.language)
  const link = linkText(parts, 'stop', linkToken(parts.rowSeal, 'stop', request, null))
  const stop = fillIn(DICTIONARIES[owner.language].mail.recoveryStop, { link })
  await parts.mails.add(tx, {
    ...{ cause: message.cause, userId: owner.id, to: owner.email, dueMs },
    topic: recoveryTopic(request.id),
    subject: fillIn(DICTIONARIES[owner.language].mail.securitySubject, { title }),
    text: withStop ? [summary, stop].join('\n\n') : summary,
  })
}

/** Nobody's user: an address that was changed since hears nothing of it. */
async function mailContact(
  { mails }: Parts,
  { tx, owner, request }: Telling,
  { cause, template, values }: NewMessage,
): Promise<void> {
  if (request.contact === owner.email && template !== 'recovery-declined') return
  const { title, summary } = wordMessage(template, values, owner.language)
  await mails.add(tx, {
    ...{ cause: `${cause}:contact`, userId: null, to: request.contact, text: summary },
    subject: fillIn(DICTIONARIES[owner.language].mail.securitySubject, { title }),
  })
}

async function addLinkMail(
  parts: Parts,
  { tx, owner, request }: Telling,
  untilMs: number,
): Promise<void> {
  const { mail } = DICTIONARIES[owner.language]
  const { operatorTimeZone: zone, rowSeal } = parts
  const link = linkText(parts, 'finish', linkToken(rowSeal, 'finish', request, untilMs))
  const until = zonedText(untilMs + LINK_LIFE_MS, zone)
  await parts.mails.add(tx, {
    ...{ cause: `recovery-link:${request.id}`, userId: null, to: request.contact },
    ...{ dueMs: untilMs, topic: recoveryTopic(request.id) },
    subject: mail.recoveryLinkSubject,
    text: fillIn(mail.recoveryLinkText, { link, until, zone }),
  })
}

/** Behind the sign `#`: no server writes it into a log. Without an address a code to paste. */
function linkText({ publicUrl }: RecoveryMailParts, purpose: LinkPurpose, token: string): string {
  const screen = purpose === 'stop' ? 'recoverstop' : 'recover'
  return publicUrl === undefined ? token : `${publicUrl}/#/pages/user/${screen}?link=${token}`
}
