// Calls of the office's inbox of chats: who waits how long, answering, canned replies.

import * as z from 'zod'
import { chatAbout } from '../../calls/chat.ts'
import { fileCalls } from '../../calls/files.ts'
import { CHAT_TEXT_MAX } from '../../chat-rules.ts'
import * as field from '../../fields.ts'
import { defineAdminCall } from '../api-call.ts'
import { ADMIN_ROUTES } from '../routes.ts'
import { byId, caseOwner } from './queue-parts.ts'

export const CHAT_STATUSES = ['open', 'waiting_for_customer', 'snoozed', 'resolved'] as const
/** `waiting`: the customer waits for us; `answered`: we wait for them. */
export const CHAT_VIEWS = ['waiting', 'answered', 'snoozed', 'resolved'] as const
export const CHAT_OWNERS = ['anybody', 'me', 'nobody'] as const
export const CHAT_EVENTS = [
  ...(['attached', 'attached_apart', 'claimed'] as const),
  ...(['transferred', 'snoozed', 'resolved', 'priority_high', 'priority_normal'] as const),
] as const
export const CHAT_PRIORITIES = ['normal', 'high'] as const

const SPEAKS = {
  none: 'it speaks to one customer under the name of who calls, moves nothing, and is on record',
} as const
const MARKS = {
  none: 'it only says what the caller has seen or is doing; it moves and reveals nothing',
} as const
const HANDLES = {
  none: 'it only says which colleague answers a customer, and when; it moves and reveals nothing',
} as const

const row = z.object({
  id: z.string(),
  /** Null: a visitor who has not logged in. */
  userId: z.string().nullable(),
  nickname: z.string(),
  language: field.language,
  status: z.enum(CHAT_STATUSES),
  priority: z.enum(CHAT_PRIORITIES),
  /** Who answers; null: nobody, or somebody who let it wait unread. */
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  waitingSince: z.int().nullable(),
  /** Minutes of business hours since the customer began to wait; null: they do not. */
  waitedMinutes: z.int().nullable(),
  /** The same from the beginning to the first answer; null: there was none. */
  firstReplyMinutes: z.int().nullable(),
  lastTime: z.int(),
  /** The newest message, with what is nobody's business hidden. */
  lastText: z.string(),
  /** Of the customer, that nobody of the staff has read. */
  unread: z.int(),
  rating: z.int().nullable(),
  fromVisitor: z.boolean(),
  snoozedUntil: z.int().nullable(),
})

const message = z.object({
  number: z.int(),
  from: z.enum(['customer', 'agent', 'system']),
  /** Of the staff: who wrote it. */
  staff: z.object({ id: z.string(), name: z.string() }).nullable(),
  text: z.string(),
  hasImage: z.boolean(),
  about: chatAbout.nullable(),
  opensAt: z.int().nullable(),
  time: z.int(),
  deleted: z.boolean(),
  /** Of the staff: the customer has read it. */
  read: z.boolean(),
})

/** What staff alone see. */
const event = z.object({
  kind: z.enum(CHAT_EVENTS),
  staffName: z.string().nullable(),
  toName: z.string().nullable(),
  note: z.string().nullable(),
  time: z.int(),
})

const texts = z.strictObject({
  ja: field.chatText(CHAT_TEXT_MAX),
  zh: field.chatText(CHAT_TEXT_MAX),
  en: field.chatText(CHAT_TEXT_MAX),
  ko: field.chatText(CHAT_TEXT_MAX),
  th: field.chatText(CHAT_TEXT_MAX),
  ms: field.chatText(CHAT_TEXT_MAX),
})

const cannedReply = z.object({ id: z.string(), name: z.string(), texts, changedTime: z.int() })
const cannedReplies = z.object({ data: z.array(cannedReply) })
const number = field.wholeBetween(1, 2_147_483_647)

export const chatCalls = {
  chatInbox: defineAdminCall(ADMIN_ROUTES.chatInbox, {
    access: 'chat.read',
    summary: 'Conversations: those of high priority, then who waits longest; else the newest.',
    query: z.strictObject({
      ...field.paging,
      view: field.choice(CHAT_VIEWS).optional(),
      owner: field.choice(CHAT_OWNERS).optional(),
      /** Of one customer. */
      user: field.id.optional(),
      /** Part of a message. */
      search: field.shortText.optional(),
    }),
    result: field.pageOf(row),
  }),
  chatCase: defineAdminCall(ADMIN_ROUTES.chatCase, {
    access: 'chat.read',
    summary: 'One conversation with its customer beside; who looked is written down.',
    query: byId,
    result: row.extend({
      messages: z.array(message),
      events: z.array(event),
      customer: caseOwner.nullable(),
      /** To whom it can be transferred. */
      agents: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  chatPicture: defineAdminCall(ADMIN_ROUTES.chatPicture, {
    access: 'chat.read',
    summary: 'A picture that a customer sent; who looked at it is written down.',
    picture: true,
    query: byId.extend({ number: field.wholeText(1, 2_147_483_647) }),
    result: fileCalls.file.result,
  }),
  claimChat: defineAdminCall(ADMIN_ROUTES.claimChat, {
    access: 'chat.answer',
    proof: HANDLES,
    summary: 'Takes it to answer; nothing is done where another has it than was shown.',
    body: byId.extend({ assignee: field.id.nullable() }),
    result: row,
  }),
  answerChat: defineAdminCall(ADMIN_ROUTES.answerChat, {
    access: 'chat.answer',
    proof: SPEAKS,
    keyed: true,
    summary: 'Answers a customer. Addresses that are not of an open payment method are refused.',
    body: byId.extend({ text: field.chatText(CHAT_TEXT_MAX) }),
    result: row,
  }),
  readChatCase: defineAdminCall(ADMIN_ROUTES.readChatCase, {
    access: 'chat.answer',
    proof: MARKS,
    summary: 'Says up to which message it was read; the mark never goes back.',
    body: byId.extend({ number }),
    result: row,
  }),
  typeChat: defineAdminCall(ADMIN_ROUTES.typeChat, {
    access: 'chat.answer',
    proof: MARKS,
    summary: 'Says that I am writing an answer.',
    body: byId,
    result: z.object({}),
  }),
  snoozeChat: defineAdminCall(ADMIN_ROUTES.snoozeChat, {
    access: 'chat.answer',
    proof: HANDLES,
    summary: 'Puts it aside until a time, or until the customer writes.',
    body: byId.extend({ until: field.time }),
    result: row,
  }),
  prioritizeChat: defineAdminCall(ADMIN_ROUTES.prioritizeChat, {
    access: 'chat.answer',
    proof: HANDLES,
    summary: 'Says how urgent it is: of those that wait, high ones come first.',
    body: byId.extend({ priority: field.choice(CHAT_PRIORITIES) }),
    result: row,
  }),
  resolveChat: defineAdminCall(ADMIN_ROUTES.resolveChat, {
    access: 'chat.answer',
    proof: HANDLES,
    summary: 'Says that it is resolved; the customer can rate it once.',
    body: byId,
    result: row,
  }),
  transferChat: defineAdminCall(ADMIN_ROUTES.transferChat, {
    access: 'chat.answer',
    proof: HANDLES,
    summary: 'Gives it to a colleague or back to the queue, with a note that staff alone see.',
    body: byId.extend({ to: field.id.nullable(), note: field.note }),
    result: row,
  }),
  deleteChatMessage: defineAdminCall(ADMIN_ROUTES.deleteChatMessage, {
    access: 'chat.answer',
    proof: 'factor',
    summary: 'Deletes a message of the staff for everyone; its text stays in the audit log.',
    body: byId.extend({ number }),
    result: row,
  }),
  cannedReplies: defineAdminCall(ADMIN_ROUTES.cannedReplies, {
    access: 'chat.read',
    summary: 'Replies that are ready, in all languages.',
    result: cannedReplies,
  }),
  saveCannedReply: defineAdminCall(ADMIN_ROUTES.saveCannedReply, {
    access: 'chat.replies',
    proof: 'factor',
    summary: 'Adds a reply, or changes one.',
    body: z.strictObject({ id: field.id.nullable(), name: field.shortText, texts }),
    result: cannedReplies,
  }),
  removeCannedReply: defineAdminCall(ADMIN_ROUTES.removeCannedReply, {
    access: 'chat.replies',
    proof: 'factor',
    summary: 'Removes a reply.',
    body: byId,
    result: cannedReplies,
  }),
}
