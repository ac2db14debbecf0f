// Calls of announcements: the list of those that run now, and one of them.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import { CATEGORIES } from '../content-kinds.ts'
import * as field from '../fields.ts'
import { LANGUAGES } from '../languages.ts'
import { ROUTES } from '../routes.ts'

const announcement = z.object({
  id: z.string(),
  category: z.enum(CATEGORIES),
  title: z.string(),
  summary: z.string(),
  time: z.int(),
  read: z.boolean(),
  /** Of the text: the reader's, or English where there is none in it. */
  language: z.enum(LANGUAGES),
})

export const announcementCalls = {
  announcements: defineCall(ROUTES.announcements, {
    access: 'session',
    summary: 'Announcements that run now, newest first. `wallet/messageread` marks them as read.',
    query: z.strictObject(field.paging),
    result: field.pageOf(announcement),
  }),
  announcement: defineCall(ROUTES.announcement, {
    access: 'session',
    summary: 'One announcement that runs now, with those around it in the list.',
    query: z.strictObject({ id: field.id }),
    result: announcement.extend({
      html: z.string(),
      /** A screen that it leads to; empty: none. */
      link: z.string(),
      previousId: z.string().nullable(),
      nextId: z.string().nullable(),
    }),
  }),
}
