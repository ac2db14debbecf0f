// The whole contract: every call by name. Validation, types, client and OpenAPI come from here.

import type * as z from 'zod'
import type { Call } from './api-call.ts'
import { accountCalls } from './calls/account.ts'
import { announcementCalls } from './calls/announcements.ts'
import { chatCalls } from './calls/chat.ts'
import { contentCalls } from './calls/content.ts'
import { contractCalls } from './calls/contracts.ts'
import { copyingCalls } from './calls/copying.ts'
import { costSheetCalls } from './calls/cost-sheets.ts'
import { depositCalls } from './calls/deposits.ts'
import { fileCalls } from './calls/files.ts'
import { identityCalls } from './calls/identity.ts'
import { leaderCalls } from './calls/leaders.ts'
import { liabilityCalls } from './calls/liabilities.ts'
import { limitCalls } from './calls/limits.ts'
import { marketCalls } from './calls/market.ts'
import { messageCalls } from './calls/messages.ts'
import { notificationCalls } from './calls/notifications.ts'
import { optionCalls } from './calls/options.ts'
import { orderCalls } from './calls/orders.ts'
import { passkeyCalls } from './calls/passkeys.ts'
import { payoutMethodCalls } from './calls/payout-methods.ts'
import { priceAlertCalls } from './calls/price-alerts.ts'
import { recoveryCalls } from './calls/recovery.ts'
import { reportCalls } from './calls/report.ts'
import { salaryCalls } from './calls/salary.ts'
import { securityCalls } from './calls/security.ts'
import { sessionCalls } from './calls/session.ts'
import { signalCalls } from './calls/signals.ts'
import { statementCalls } from './calls/statements.ts'
import { tapeCalls } from './calls/tape.ts'
import { tapeFrameCalls } from './calls/tape-frames.ts'
import { teamCalls } from './calls/team.ts'
import { vipCalls } from './calls/vip.ts'
import { withdrawalCalls } from './calls/withdrawals.ts'
import type { CallName } from './routes.ts'

export const CONTRACT = {
  ...sessionCalls,
  ...accountCalls,
  ...contentCalls,
  ...fileCalls,
  ...identityCalls,
  ...marketCalls,
  ...tapeCalls,
  ...tapeFrameCalls,
  ...reportCalls,
  ...costSheetCalls,
  ...contractCalls,
  ...copyingCalls,
  ...optionCalls,
  ...orderCalls,
  ...messageCalls,
  ...notificationCalls,
  ...announcementCalls,
  ...priceAlertCalls,
  ...chatCalls,
  ...statementCalls,
  ...liabilityCalls,
  ...securityCalls,
  ...passkeyCalls,
  ...recoveryCalls,
  ...leaderCalls,
  ...signalCalls,
  ...limitCalls,
  ...payoutMethodCalls,
  ...depositCalls,
  ...withdrawalCalls,
  ...salaryCalls,
  ...teamCalls,
  ...vipCalls,
} satisfies Record<CallName, Call>

export type Contract = typeof CONTRACT

/** What a client puts into a call. */
export type CallInput<Name extends CallName> = {
  readonly query: z.input<Contract[Name]['query']>
  readonly body: z.input<Contract[Name]['body']>
}

/** What the server has after validation. */
export type CallArguments<Name extends CallName> = {
  readonly query: z.output<Contract[Name]['query']>
  readonly body: z.output<Contract[Name]['body']>
}

export type CallResult<Name extends CallName> = z.output<Contract[Name]['result']>
