// Calls of the chat with customer service: for customers, and for visitors who bring a token.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import { CHAT_TEXT_MAX } from '../chat-rules.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'
import { jsonOrHtmlFile } from '../text-file.ts'

export const CHAT_ABOUT_KINDS = ['option', 'contract', 'deposit', 'withdrawal'] as const
export const CHAT_EXPORTS = ['json', 'html'] as const

export const chatAbout = z.object({
  kind: z.enum(CHAT_ABOUT_KINDS),
  id: z.string(),
  /** What it is, in no language: `BTCUSDT`, `JPY 5000`. */
  label: z.string(),
})

export const chatMessage = z.object({
  id: z.string(),
  /** From 1 on without gaps within its conversation. */
  number: z.int(),
  from: z.enum(['me', 'agent', 'system']),
  /** Of mine: the key under which it was sent. */
  clientId: z.string().nullable(),
  text: z.string(),
  /** An address that lives five minutes. */
  image: z.string().nullable(),
  about: chatAbout.nullable(),
  /** Of a notice that nobody is there: when somebody will be. */
  opensAt: z.int().nullable(),
  time: z.int(),
  deleted: z.boolean(),
  /** By the other side. */
  read: z.boolean(),
})

export const chatConversation = z.object({
  id: z.string(),
  /** Whose turn it is. */
  status: z.enum(['open', 'waiting_for_customer', 'resolved']),
  startTime: z.int(),
  lastNumber: z.int(),
  /** Up to which number each side has read. */
  readByMe: z.int(),
  readByStaff: z.int(),
  /** Stars; null: not given. */
  rating: z.int().nullable(),
  /** What was written before the log-in. */
  fromVisitor: z.boolean(),
  /** The conversation before this one. */
  previousId: z.string().nullable(),
})

/** When somebody is there; null where the house has not said. */
export const serviceHours = z.object({
  isOpen: z.boolean(),
  /** When that changes next; null: in no time that can be told. */
  changesAt: z.int().nullable(),
})

const about = z.strictObject({ kind: field.choice(CHAT_ABOUT_KINDS), id: field.id })

export const chatCalls = {
  chat: defineCall(ROUTES.chat, {
    access: 'public',
    summary:
      'A conversation with customer service: the newest, or one by its id. Its newest messages, or ' +
      'those behind or before a number. A visitor brings `Visitor-Token`.',
    query: z.strictObject({
      conversation: field.id.optional(),
      // `after` alone is where a list goes on.
      afterNumber: field.wholeText(0, 2_147_483_647).optional(),
      beforeNumber: field.wholeText(1, 2_147_483_647).optional(),
    }),
    result: z.object({
      conversation: chatConversation
        .extend({
          /** In the order of their numbers. */
          messages: z.array(chatMessage),
        })
        .nullable(),
      /** Messages of the staff that I have not read, of all my conversations. */
      unread: z.int(),
      hours: serviceHours.nullable(),
      /** Addresses of our own, which may be written. */
      ownAddresses: z.array(z.string()),
    }),
  }),
  sendChat: defineCall(ROUTES.sendChat, {
    access: 'public',
    summary:
      'Sends a message to customer service: at least one of text, picture, and order or record. ' +
      'The key makes it one message however often it is sent.',
    keyed: true,
    body: z.strictObject({
      text: field.chatText(CHAT_TEXT_MAX).optional(),
      /** An own upload of the purpose `chat`. */
      image: field.id.optional(),
      /** An own order or record. */
      about: about.optional(),
    }),
    result: z.object({ conversation: chatConversation, message: chatMessage }),
  }),
  readChat: defineCall(ROUTES.readChat, {
    access: 'public',
    summary: 'Says up to which message I have read; the mark never goes back.',
    body: z.strictObject({
      conversation: field.id,
      number: field.wholeBetween(0, 2_147_483_647),
    }),
    result: z.object({ unread: z.int() }),
  }),
  rateChat: defineCall(ROUTES.rateChat, {
    access: 'public',
    summary: 'One to five stars for a conversation that was resolved, once.',
    body: z.strictObject({ conversation: field.id, stars: field.wholeBetween(1, 5) }),
    result: chatConversation,
  }),
  typingChat: defineCall(ROUTES.typingChat, {
    access: 'public',
    summary: 'Says that I am writing in an open conversation of mine; kept for seconds, in memory.',
    body: z.strictObject({ conversation: field.id }),
    result: z.object({}),
  }),
  attachChat: defineCall(ROUTES.attachChat, {
    access: 'session',
    summary:
      'Attaches what I wrote as a visitor to my account, once. The token comes in `Visitor-Token`.',
    result: z.object({ attached: z.boolean() }),
  }),
  exportChat: defineCall(ROUTES.exportChat, {
    access: 'session',
    summary: 'All my conversations with customer service as a file.',
    query: z.strictObject({ format: field.choice(CHAT_EXPORTS) }),
    result: jsonOrHtmlFile,
  }),
}
