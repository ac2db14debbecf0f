// Calls of signing in to the back office: enrolling, logging in, one's own sessions and password.

import * as z from 'zod'
import * as field from '../../fields.ts'
import { defineAdminCall } from '../api-call.ts'
import { PERMISSIONS, STAFF_ROLES } from '../roles.ts'
import { ADMIN_ROUTES } from '../routes.ts'

const me = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  permissions: z.array(z.enum(PERMISSIONS)),
})

export const staffSignedIn = z.object({ token: z.string(), me })

const session = z.object({
  id: z.string(),
  device: z.string(),
  ip: z.string(),
  lastSeenTime: z.int(),
  current: z.boolean(),
})

const sessions = z.object({ sessions: z.array(session) })
const secret = field.id

export const staffAuthCalls = {
  enrolFactor: defineAdminCall(ADMIN_ROUTES.enrolFactor, {
    access: 'public',
    proof: { none: 'it takes a one-time secret; there is no session yet' },
    summary: 'A new second factor for the owner of a one-time secret, to be proven by `enrol`.',
    body: z.strictObject({ secret }),
    result: z.object({
      kind: z.enum(['setup', 'recovery', 'invitation', 'factor']),
      /** Base32, for an authenticator app. */
      factor: z.string(),
      uri: z.string(),
    }),
  }),
  enrol: defineAdminCall(ADMIN_ROUTES.enrol, {
    access: 'public',
    proof: {
      none: 'it takes a one-time secret and a code of the new factor; there is no session yet',
    },
    summary:
      'Uses up a one-time secret: sets up one of two new admins (with email and name), takes an ' +
      'invitation up (new password), or replaces a reset factor (the password as it is).',
    body: z.strictObject({
      secret,
      email: field.email.optional(),
      name: field.fullName.optional(),
      password: field.typedPassword,
      code: field.code,
    }),
    result: z.object({
      /** Of a new admin, shown this once: with another admin's it recovers the office. */
      recoverySecret: z.string().nullable(),
    }),
  }),
  login: defineAdminCall(ADMIN_ROUTES.login, {
    access: 'public',
    proof: { none: 'it begins a session: password and code are in its form' },
    summary: 'Begins a session with password and second factor.',
    body: z.strictObject({
      email: field.email,
      password: field.typedPassword,
      code: field.code,
    }),
    result: staffSignedIn,
  }),
  logout: defineAdminCall(ADMIN_ROUTES.logout, {
    access: 'self',
    proof: { none: 'it only ends the session that calls' },
    summary: 'Ends this session.',
    result: z.object({}),
  }),
  me: defineAdminCall(ADMIN_ROUTES.me, {
    access: 'self',
    summary: 'Who I am and what I may do.',
    result: me,
  }),
  mySessions: defineAdminCall(ADMIN_ROUTES.mySessions, {
    access: 'self',
    summary: 'My open sessions.',
    result: sessions,
  }),
  endMySessions: defineAdminCall(ADMIN_ROUTES.endMySessions, {
    access: 'self',
    proof: { none: 'it only ends sessions of who calls, and has to be quick when one was stolen' },
    summary: 'Ends one of my sessions, or all `others`.',
    body: z.strictObject({ id: field.id }),
    result: sessions,
  }),
  changePassword: defineAdminCall(ADMIN_ROUTES.changePassword, {
    access: 'self',
    proof: 'factor',
    summary: 'Changes my password; ends all my sessions.',
    body: z.strictObject({
      oldPassword: field.typedPassword,
      newPassword: field.newPassword,
    }),
    result: z.object({}),
  }),
  myRecovery: defineAdminCall(ADMIN_ROUTES.myRecovery, {
    access: 'self',
    summary: 'Since when I keep a recovery secret; null: I have none.',
    result: z.object({ madeTime: z.int().nullable() }),
  }),
  renewMyRecovery: defineAdminCall(ADMIN_ROUTES.renewMyRecovery, {
    access: 'self',
    proof: 'factor',
    summary: 'Makes a recovery secret for me, an admin; the one before counts no more.',
    result: z.object({ recoverySecret: z.string() }),
  }),
}
