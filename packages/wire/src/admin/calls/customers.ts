// Calls about customers: finding one, their accounts and sessions, their lock flags (TR-12.4).

import * as z from 'zod'
import * as field from '../../fields.ts'
import { defineAdminCall } from '../api-call.ts'
import { LOCK_FLAGS, LOCK_REASONS } from '../lock-flags.ts'
import { ADMIN_ROUTES } from '../routes.ts'

const SEARCH_MAX = 254
/** Compared letter by letter: nothing in it is a pattern. */
const search = z.string().min(1).max(SEARCH_MAX)

const lock = z.object({
  flag: z.enum(LOCK_FLAGS),
  reason: z.enum(LOCK_REASONS),
  lockedBy: z.string(),
  time: z.int(),
})

/** Phone and e-mail are masked: whole they are a section of their own (`userProfile`). */
const customerRow = z.object({
  id: z.string(),
  nickname: z.string(),
  phone: z.string(),
  email: z.string(),
  createdTime: z.int(),
  locked: z.array(z.enum(LOCK_FLAGS)),
})

const customer = z.object({
  id: z.string(),
  nickname: z.string(),
  ...{ phone: z.string(), email: z.string() },
  language: field.language,
  createdTime: z.int(),
  accounts: z.array(
    z.object({ id: z.string(), kind: z.enum(['real', 'practice']), vipLevel: z.int() }),
  ),
  sessions: z.array(
    z.object({ id: z.string(), device: z.string(), ip: z.string(), lastSeenTime: z.int() }),
  ),
  locks: z.array(lock),
  /** The break of a linked account closes trading and deposits, whatever is locked. */
  sharesBreak: z.boolean(),
})

export const customerCalls = {
  users: defineAdminCall(ADMIN_ROUTES.users, {
    access: 'users.read',
    summary:
      'Customers, newest first. `search`: an id of theirs or of an order, account, deposit or ' +
      'withdrawal, a mail address, words of a name, or at least four digits of a number.',
    query: z.strictObject({ ...field.paging, search: search.optional() }),
    result: field.pageOf(customerRow),
  }),
  user: defineAdminCall(ADMIN_ROUTES.user, {
    access: 'users.read',
    summary: 'One customer, contacts masked, with accounts, sessions and locks.',
    query: z.strictObject({ id: field.id }),
    result: customer,
  }),
  endUserSessions: defineAdminCall(ADMIN_ROUTES.endUserSessions, {
    access: 'users.end_sessions',
    proof: 'factor',
    summary: "Ends one of a customer's sessions, or `all`.",
    body: z.strictObject({ id: field.id, session: field.id }),
    result: customer,
  }),
  lockUser: defineAdminCall(ADMIN_ROUTES.lockUser, {
    access: 'users.lock',
    proof: 'factor',
    summary: 'Sets a lock flag with a reason that the customer is told; `login` ends all sessions.',
    body: z.strictObject({
      id: field.id,
      flag: field.choice(LOCK_FLAGS),
      reason: field.choice(LOCK_REASONS),
    }),
    result: customer,
  }),
  unlockUser: defineAdminCall(ADMIN_ROUTES.unlockUser, {
    access: 'users.lock',
    proof: 'factor',
    summary: 'Lifts a lock flag.',
    body: z.strictObject({
      id: field.id,
      flag: field.choice(LOCK_FLAGS),
    }),
    result: customer,
  }),
}
