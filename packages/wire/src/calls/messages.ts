// Calls of system messages.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'

const message = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  time: z.int(),
  read: z.boolean(),
  deleted: z.boolean(),
})

export const messageCalls = {
  messages: defineCall(ROUTES.messages, {
    access: 'session',
    summary: 'System messages, newest first.',
    query: z.strictObject(field.paging),
    result: field.pageOf(message),
  }),
  messageContent: defineCall(ROUTES.messageContent, {
    access: 'session',
    summary: 'One message whole.',
    query: z.strictObject({ id: field.id }),
    result: message.extend({
      html: z.string(),
      /** The order or record that it tells of. */
      about: z
        .object({ kind: z.enum(['option', 'contract', 'deposit', 'withdrawal']), id: z.string() })
        .nullable(),
      previousId: z.string().nullable(),
      nextId: z.string().nullable(),
    }),
  }),
  readMessages: defineCall(ROUTES.readMessages, {
    access: 'session',
    summary: 'Marks messages as read: some by id, or `all`.',
    body: z.union([
      z.strictObject({ ids: field.ids }),
      z.strictObject({ all: z.literal(true, { error: 'invalid' }) }),
    ]),
    result: z.object({ unread: z.int() }),
  }),
}
