// Wire calls of signing in to the back office and of its staff.

import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { audited } from '../audit/public.ts'
import {
  approveRequest,
  checkRoles,
  readOwnRequests,
  refuseRequest,
  rejectRequest,
  requestRoles,
  withdrawRequest,
} from './decide-request.ts'
import type { StaffDependencies } from './dependencies.ts'
import { enrol, showFactor } from './enrol.ts'
import { login } from './login.ts'
import { askLoginPasskey, loginByPasskey } from './login-by-passkey.ts'
import { actOnMember, inviteStaff } from './manage-staff.ts'
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  checkRemoval,
  provePasskey,
  readPasskeys,
  removePasskey,
} from './my-passkeys.ts'
import {
  changePassword,
  checkPassword,
  endMySessions,
  logout,
  readSessions,
} from './my-sessions.ts'
import { presentMe, presentMember, presentRequest } from './present-staff.ts'
import { readMyRecovery, renewMyRecovery } from './recovery-secret.ts'
import { listRequests } from './request-store.ts'
import { listStaff, loadStaff } from './store.ts'

type DoorCalls =
  | 'enrolFactor'
  | 'enrol'
  | 'login'
  | 'logout'
  | 'me'
  | 'mySessions'
  | 'endMySessions'
  | 'changePassword'
  | 'myRequests'
  | 'refuseRequest'
  | 'myRecovery'
  | 'renewMyRecovery'

export function doorRoutes(dependencies: StaffDependencies): AdminHandlers<DoorCalls> {
  return {
    enrolFactor: ({ body }, context) => showFactor(dependencies, body, context),
    enrol: ({ body }, context) => enrol(dependencies, body, context),
    login: ({ body }, context) => login(dependencies, body, context),
    logout: (_, context) => logout(dependencies, context),
    me: async (_, { caller }) => {
      const member = await loadStaff(dependencies.database, dependencies, caller.staffId)
      return member === undefined ? { declined: 'not_found' } : presentMe(member)
    },
    mySessions: (_, context) => readSessions(dependencies, context),
    endMySessions: ({ body }, context) => endMySessions(dependencies, body, context),
    changePassword: {
      check: ({ body }, context) => checkPassword(dependencies, body, context),
      act: ({ body }, context) => changePassword(dependencies, body, context),
    },
    myRequests: (_, { caller }) => readOwnRequests(dependencies, caller.staffId),
    refuseRequest: ({ body }, context) => refuseRequest(dependencies, body.id, context),
    myRecovery: (_, context) => readMyRecovery(dependencies, context),
    renewMyRecovery: (_, context) => renewMyRecovery(dependencies, context),
  }
}

type PasskeyCalls =
  | 'myPasskeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'askPasskey'
  | 'provePasskey'
  | 'askLoginPasskey'
  | 'loginByPasskey'

export function staffPasskeyRoutes(dependencies: StaffDependencies): AdminHandlers<PasskeyCalls> {
  return {
    myPasskeys: (_, context) => readPasskeys(dependencies, context),
    beginPasskey: (_, context) => beginPasskey(dependencies, context),
    addPasskey: ({ body }, context) => addPasskey(dependencies, body, context),
    removePasskey: {
      check: ({ body }, context) => checkRemoval(dependencies, body, context),
      act: ({ body }, context) => removePasskey(dependencies, body, context),
    },
    askPasskey: (_, context) => askPasskey(dependencies, context),
    provePasskey: ({ body }, context) => provePasskey(dependencies, body, context),
    askLoginPasskey: () => askLoginPasskey(dependencies),
    loginByPasskey: ({ body }, context) => loginByPasskey(dependencies, body, context),
  }
}

type StaffCalls =
  | 'staff'
  | 'inviteStaff'
  | 'resetFactor'
  | 'endStaffSessions'
  | 'deactivateStaff'
  | 'roleRequests'
  | 'requestRoles'
  | 'withdrawRequest'
  | 'approveRequest'
  | 'rejectRequest'

export function staffRoutes(dependencies: StaffDependencies): AdminHandlers<StaffCalls> {
  return {
    staff: ({ query }, context) =>
      audited(dependencies, context, async (tx, write) => {
        const paging = pagingOf(query)
        const found = await listStaff(tx, dependencies, paging)
        const detail = paging
        await write({ action: 'staff.read', subjectKind: 'staff', subjectId: '', detail })
        return answerPage(paging, found, found.rows.map(presentMember))
      }),
    inviteStaff: ({ body }, context) => inviteStaff(dependencies, body, context),
    resetFactor: ({ body }, context) =>
      actOnMember(dependencies, { act: 'reset_factor', ...body }, context),
    endStaffSessions: ({ body }, context) =>
      actOnMember(dependencies, { act: 'end_sessions', ...body }, context),
    deactivateStaff: ({ body }, context) =>
      actOnMember(dependencies, { act: 'deactivate', ...body }, context),
    roleRequests: ({ query }, context) =>
      audited(dependencies, context, async (tx, write) => {
        const { status } = query
        const paging = pagingOf(query)
        const found = await listRequests(tx, status, paging)
        const detail = { status, ...paging }
        await write({ action: 'roles.read', subjectKind: 'request', subjectId: '', detail })
        return answerPage(paging, found, found.rows.map(presentRequest))
      }),
    requestRoles: {
      check: ({ body }) => checkRoles(dependencies, body),
      act: ({ body }, context) => requestRoles(dependencies, body, context),
    },
    withdrawRequest: ({ body }, context) => withdrawRequest(dependencies, body.id, context),
    approveRequest: ({ body }, context) => approveRequest(dependencies, body, context),
    rejectRequest: ({ body }, context) => rejectRequest(dependencies, body.id, context),
  }
}
