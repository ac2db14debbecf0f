// Calls about staff: who there is, invitations, and role changes that need two people (REL-58).

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

const oneTimeSecret = z.object({
  id: z.string(),
  /** Shown this once; only its hash is kept. */
  secret: z.string(),
  expiresTime: z.int(),
})

export const REQUEST_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const

const roleRequest = z.object({
  id: z.string(),
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
    summary: 'Adds somebody without any role, who enrols with the one-time secret.',
    body: z.strictObject({ email: field.email, name: field.fullName }),
    result: oneTimeSecret,
  }),
  resetFactor: defineAdminCall(ADMIN_ROUTES.resetFactor, {
    access: 'staff.manage',
    proof: 'factor',
    summary: 'Takes a lost second factor away; its owner enrols another with their password.',
    body: byId,
    result: oneTimeSecret,
  }),
  endStaffSessions: defineAdminCall(ADMIN_ROUTES.endStaffSessions, {
    access: 'staff.manage',
    proof: 'factor',
    summary: 'Ends every session of somebody on the staff.',
    body: byId,
    result: z.object({ ended: z.int() }),
  }),
  deactivateStaff: defineAdminCall(ADMIN_ROUTES.deactivateStaff, {
    access: 'staff.manage',
    proof: 'factor',
    summary: 'Closes the account of somebody else for good, at once.',
    body: byId,
    result: z.object({}),
  }),
  roleRequests: defineAdminCall(ADMIN_ROUTES.roleRequests, {
    access: 'staff.read',
    summary: 'Role changes asked for, newest first.',
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
      "Does what the hash stands for; never by who asked for it. Ends the subject's sessions.",
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
    summary: 'What is asked for me and waits, and whether I may accept it myself.',
    result: z.object({ requests: z.array(roleRequest), mayAccept: z.boolean() }),
  }),
  acceptRoles: defineAdminCall(ADMIN_ROUTES.acceptRoles, {
    access: 'self',
    proof: 'factor',
    summary:
      'Approves what is asked for me, until for the first time a request made somebody an admin: ' +
      'how an installation gets its second one.',
    body: decision,
    result: roleRequest,
  }),
}
