// The contract of the back office: every call by name. Validation, types and client come from it.

import type * as z from 'zod'
import type { AdminCall } from './api-call.ts'
import { accountLinkCalls } from './calls/account-links.ts'
import { auditCalls } from './calls/audit.ts'
import { bankChangeCalls } from './calls/bank-changes.ts'
import { changeCalls } from './calls/changes.ts'
import { chatCalls } from './calls/chat.ts'
import { contentCalls } from './calls/contents.ts'
import { customerSectionCalls } from './calls/customer-sections.ts'
import { customerCalls } from './calls/customers.ts'
import { depositCalls } from './calls/deposits.ts'
import { identityReviewCalls } from './calls/identities.ts'
import { installationCalls } from './calls/installation.ts'
import { leaderReviewCalls } from './calls/leaders.ts'
import { ledgerCalls } from './calls/ledger.ts'
import { operationCalls } from './calls/operation.ts'
import { staffPasskeyCalls } from './calls/passkeys.ts'
import { recoveryReviewCalls } from './calls/recoveries.ts'
import { reserveCalls } from './calls/reserves.ts'
import { signalReviewCalls } from './calls/signals.ts'
import { staffCalls } from './calls/staff.ts'
import { staffAuthCalls } from './calls/staff-auth.ts'
import { withdrawalCalls } from './calls/withdrawals.ts'
import type { AdminCallName } from './routes.ts'

export const ADMIN_CONTRACT = {
  ...staffAuthCalls,
  ...staffPasskeyCalls,
  ...installationCalls,
  ...customerCalls,
  ...customerSectionCalls,
  ...depositCalls,
  ...withdrawalCalls,
  ...bankChangeCalls,
  ...accountLinkCalls,
  ...identityReviewCalls,
  ...recoveryReviewCalls,
  ...leaderReviewCalls,
  ...signalReviewCalls,
  ...chatCalls,
  ...staffCalls,
  ...auditCalls,
  ...ledgerCalls,
  ...changeCalls,
  ...contentCalls,
  ...reserveCalls,
  ...operationCalls,
} satisfies Record<AdminCallName, AdminCall>

export type AdminContract = typeof ADMIN_CONTRACT

/** What a client puts into a call. */
export type AdminCallInput<Name extends AdminCallName> = {
  readonly query: z.input<AdminContract[Name]['query']>
  readonly body: z.input<AdminContract[Name]['body']>
}

/** Calls that ask for a second factor. */
export type ProvenCallName = {
  [Name in AdminCallName]: AdminContract[Name]['proof'] extends 'factor' ? Name : never
}[AdminCallName]

/** What the server has after validation. */
export type AdminCallArguments<Name extends AdminCallName> = {
  readonly query: z.output<AdminContract[Name]['query']>
  readonly body: z.output<AdminContract[Name]['body']>
}

export type AdminCallResult<Name extends AdminCallName> = z.output<AdminContract[Name]['result']>
