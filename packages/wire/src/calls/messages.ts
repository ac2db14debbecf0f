// Calls of system messages.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { MESSAGE_LISTS } from '../message-lists.ts'
import { ROUTES } from '../routes.ts'

/** What a notice can be about: it leads there. */
export const NOTICE_KINDS = ['option', 'contract', 'deposit', 'withdrawal'] as const

const message = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Whose cash, order or record it tells of; null: of neither account alone. */
  account: z.enum(['practice', 'real']).nullable(),
  time: z.int(),
  read: z.boolean(),
  deleted: z.boolean(),
})

/** The order or record that a notice tells of. */
const about = z.object({ kind: z.enum(NOTICE_KINDS), id: z.string() })
/**
 * What is no notice: of an alert the instrument, by its symbol; of copying the leader, whose follow
 * ended, whose orders were not copied, or who leads no more.
 */
export const OTHER_ABOUT_KINDS = ['instrument', 'follow', 'copy_skips', 'leader'] as const
const anyAbout = z.object({
  kind: z.enum([...NOTICE_KINDS, ...OTHER_ABOUT_KINDS]),
  id: z.string(),
})

export const messageCalls = {
  messages: defineCall(ROUTES.messages, {
    access: 'session',
    summary: 'System messages of one list or of all, newest first.',
    query: z.strictObject({ ...field.paging, list: field.choice(MESSAGE_LISTS).optional() }),
    result: field.pageOf(message),
  }),
  messageContent: defineCall(ROUTES.messageContent, {
    access: 'session',
    summary: 'One message whole.',
    query: z.strictObject({ id: field.id }),
    result: message.extend({
      html: z.string(),
      about: anyAbout.nullable(),
      previousId: z.string().nullable(),
      nextId: z.string().nullable(),
    }),
  }),
  notices: defineCall(ROUTES.notices, {
    access: 'session',
    summary: 'System messages about own orders and records, each with what it is about.',
    query: z.strictObject({ ...field.paging, kind: field.choice(NOTICE_KINDS).optional() }),
    result: field.pageOf(message.extend({ about })),
  }),
  readMessages: defineCall(ROUTES.readMessages, {
    access: 'session',
    summary: 'Marks messages and announcements as read: some by id, or `all`; what is left unread.',
    body: z.union([
      z.strictObject({ ids: field.ids }),
      z.strictObject({ all: z.literal(true, { error: 'invalid' }) }),
    ]),
    result: z.object({ unread: z.int() }),
  }),
}
