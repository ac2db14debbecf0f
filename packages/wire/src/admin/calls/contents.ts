// Calls about what the operator writes for everyone: one person drafts, another one approves.

import * as z from 'zod'
import {
  ACTIVITY_JOININGS,
  CATEGORIES,
  CONTENT_KINDS,
  CONTENT_STATUSES,
  PLACEMENTS,
} from '../../content-kinds.ts'
import * as field from '../../fields.ts'
import { defineAdminCall } from '../api-call.ts'
import { ADMIN_ROUTES } from '../routes.ts'
import { byId } from './queue-parts.ts'

const text = z.strictObject({
  title: field.shortText,
  summary: field.note,
  html: field.htmlText,
})

/** English is what a reader gets whose language is missing. */
const texts = z.strictObject({
  ja: text.optional(),
  zh: text.optional(),
  en: text,
  ko: text.optional(),
  th: text.optional(),
  ms: text.optional(),
})

export const contentForm = z.strictObject({
  /** Of an announcement. */
  placements: z.array(field.choice(PLACEMENTS)).max(PLACEMENTS.length),
  category: field.choice(CATEGORIES),
  from: field.time.nullable(),
  until: field.time.nullable(),
  /** A screen of the customers' app; empty: none. */
  link: field.screenPath,
  /** Questions and banners stand in this order. */
  place: field.wholeBetween(0, 999),
  /** Of an activity; not named: there is nothing to join. */
  joining: field.choice(ACTIVITY_JOININGS).optional(),
  texts,
})

const row = z.object({
  id: z.string(),
  kind: z.enum(CONTENT_KINDS),
  /** Versions of one thing have the same. */
  item: z.string(),
  version: z.int(),
  status: z.enum(CONTENT_STATUSES),
  title: z.string(),
  languages: z.array(field.language),
  placements: z.array(z.enum(PLACEMENTS)),
  /** Those who wrote it; none: it shipped. */
  authors: z.array(z.string()),
  draftedTime: z.int(),
  approvedBy: z.string().nullable(),
  approvedTime: z.int().nullable(),
  publishedBy: z.string().nullable(),
  publishedTime: z.int().nullable(),
  withdrawnBy: z.string().nullable(),
  withdrawnTime: z.int().nullable(),
  staffNames: z.record(z.string(), z.string()),
})

const version = row.extend({
  /** SHA-256 of what it says; approving and publishing name it. */
  hash: z.string(),
  form: contentForm,
  /** The version that is published now, where this is another one. */
  published: z.object({ id: z.string(), version: z.int(), form: contentForm }).nullable(),
  /** Of an agreement: how many accepted this version. */
  accepted: z.int().nullable(),
  /** Of an activity: how many customers joined it, whichever version. */
  joined: z.int().nullable(),
})

const named = z.strictObject({ id: field.id, hash: field.id })

export const contentCalls = {
  contents: defineAdminCall(ADMIN_ROUTES.contents, {
    access: 'content.read',
    summary: 'Versions of what is written for everyone, newest first.',
    query: z.strictObject({
      ...field.paging,
      kind: field.choice(CONTENT_KINDS).optional(),
      status: field.choice(CONTENT_STATUSES).optional(),
    }),
    result: field.pageOf(row),
  }),
  content: defineAdminCall(ADMIN_ROUTES.content, {
    access: 'content.read',
    summary: 'One version in all its languages, as it is shown.',
    query: byId,
    result: version,
  }),
  activityJoins: defineAdminCall(ADMIN_ROUTES.activityJoins, {
    access: 'users.read',
    summary: 'Who joined an activity, newest first: when, and which version of its rules.',
    query: byId.extend(field.paging),
    result: field.pageOf(
      z.object({ userId: z.string(), nickname: z.string(), version: z.int(), time: z.int() }),
    ),
  }),
  draftContent: defineAdminCall(ADMIN_ROUTES.draftContent, {
    access: 'content.edit',
    proof: 'factor',
    summary: 'Begins something new, or with `item` the next version of something.',
    body: z.strictObject({
      kind: field.choice(CONTENT_KINDS),
      item: field.id.optional(),
      form: contentForm,
    }),
    result: version,
  }),
  editContent: defineAdminCall(ADMIN_ROUTES.editContent, {
    access: 'content.edit',
    proof: 'factor',
    summary: 'Changes a draft; whoever does so is one of its authors from then on.',
    body: z.strictObject({ id: field.id, hash: field.id, form: contentForm }),
    result: version,
  }),
  approveContent: defineAdminCall(ADMIN_ROUTES.approveContent, {
    access: 'content.approve',
    proof: 'factor',
    summary: 'Approves exactly what the hash stands for; never by one of its authors.',
    body: named,
    result: version,
  }),
  publishContent: defineAdminCall(ADMIN_ROUTES.publishContent, {
    access: 'content.approve',
    proof: 'factor',
    summary: 'Shows to everyone what was approved, in place of the version before it.',
    body: named,
    result: version,
  }),
  withdrawContent: defineAdminCall(ADMIN_ROUTES.withdrawContent, {
    access: 'content.edit',
    proof: 'factor',
    summary: 'Ends a version for good, at whatever step it is. A document is only replaced.',
    body: byId,
    result: version,
  }),
}
