// Calls about staff: who there is, invitations, and what needs two people (REL-58).

import * as z from 'zod'
import * as field from '../../fields.ts'
import { defineAdminCall } from '../api-call.ts'
import { STAFF_ROLES } from '../roles.ts'
import { ADMIN_ROUTES } from '../routes.ts'

const roles = z.array(z.enum(STAFF_ROLES))

const member = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  roles,
  /** `invited` and `factor_reset` have a one-time secret to use first. */
  status: z.enum(['active', 'invited', 'factor_reset', 'deactivated']),
  sessions: z.int(),
  createdTime: z.int(),
})

/** The one-time secret is mailed to whom it is for, and shown to nobody else. */
const invited = z.object({
  id: z.string(),
  expiresTime: z.int(),
  /** False: there is no mail server, and the mail is a file in the data folder. */
  isMailed: z.boolean(),
})

export const REQUEST_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const

/** What can be asked for about somebody on the staff. */
export const MEMBER_ACTS = ['roles', 'reset_factor', 'end_sessions', 'deactivate'] as const

const roleRequest = z.object({
  id: z.string(),
  act: z.enum(MEMBER_ACTS),
  staffId: z.string(),
  before: roles,
  after: roles,
  /** SHA-256 of what is asked for; the approval names it. */
  hash: z.string(),
  status: z.enum(REQUEST_STATUSES),
  requestedBy: z.string(),
  requestedTime: z.int(),
  decidedBy: z.string().nullable(),
  decidedTime: z.int().nullable(),
})

/** Null: one person was enough, and it was done at once. */
const asked = z.object({ request: roleRequest.nullable() })

const byId = z.strictObject({ id: field.id })
const decision = z.strictObject({ id: field.id, hash: field.id })

export const staffCalls = {
  staff: defineAdminCall(ADMIN_ROUTES.staff, {
    access: 'staff.read',
    summary: 'Everyone on the staff, newest first.',
    query: z.strictObject(field.paging),
    result: field.pageOf(member),
  }),
  inviteStaff: defineAdminCall(ADMIN_ROUTES.inviteStaff, {
    access: 'staff.manage',
    proof: 'factor',
    summary: 'Adds somebody without any role, who enrols with the one-time secret of their mail.',
    body: z.strictObject({ email: field.email, name: field.fullName }),
    result: invited,
  }),
  resetFactor: defineAdminCall(ADMIN_ROUTES.resetFactor, {
    access: 'staff.manage',
    proof: 'factor',
    summary:
      'Asks that a lost second factor is taken away. Its owner is mailed at once and may refuse; ' +
      'another person approves after an hour; the owner then enrols another one by the secret of ' +
      'a mail and their password.',
    body: byId,
    result: asked,
  }),
  endStaffSessions: defineAdminCall(ADMIN_ROUTES.endStaffSessions, {
    access: 'staff.manage',
    proof: 'factor',
    summary: 'Ends every session of somebody else, of an admin once another person approved it.',
    body: byId,
    result: asked,
  }),
  deactivateStaff: defineAdminCall(ADMIN_ROUTES.deactivateStaff, {
    access: 'staff.manage',
    proof: 'factor',
    summary:
      'Closes the account of somebody else for good, of an admin once another person approved it.',
    body: byId,
    result: asked,
  }),
  roleRequests: defineAdminCall(ADMIN_ROUTES.roleRequests, {
    access: 'staff.read',
    summary: 'What was asked for about the staff, newest first.',
    query: z.strictObject({ ...field.paging, status: field.choice(REQUEST_STATUSES).optional() }),
    result: field.pageOf(roleRequest),
  }),
  requestRoles: defineAdminCall(ADMIN_ROUTES.requestRoles, {
    access: 'roles.request',
    proof: 'factor',
    summary: 'Asks that somebody who has enrolled has exactly these roles; another person decides.',
    body: z.strictObject({
      id: field.id,
      roles: roles.max(STAFF_ROLES.length),
    }),
    result: roleRequest,
  }),
  withdrawRequest: defineAdminCall(ADMIN_ROUTES.withdrawRequest, {
    access: 'roles.request',
    proof: 'factor',
    summary: 'Takes a request of my own back.',
    body: byId,
    result: roleRequest,
  }),
  approveRequest: defineAdminCall(ADMIN_ROUTES.approveRequest, {
    access: 'roles.approve',
    proof: 'factor',
    summary:
      'Does what the hash stands for; never by who asked for it, nor by whom it would give roles.',
    body: decision,
    result: roleRequest,
  }),
  rejectRequest: defineAdminCall(ADMIN_ROUTES.rejectRequest, {
    access: 'roles.approve',
    proof: 'factor',
    summary: 'Declines what somebody else asked for.',
    body: byId,
    result: roleRequest,
  }),
  myRequests: defineAdminCall(ADMIN_ROUTES.myRequests, {
    access: 'self',
    summary: 'What is asked for about me and waits.',
    result: z.object({ requests: z.array(roleRequest) }),
  }),
  refuseRequest: defineAdminCall(ADMIN_ROUTES.refuseRequest, {
    access: 'self',
    proof: { none: 'it only keeps what is there for who calls' },
    summary: 'Refuses what is asked for about me.',
    body: byId,
    result: roleRequest,
  }),
}
