// Calls about what one customer has: each section of their page is a call with a permission of its
// own, answered by what the customer's own screens are answered by. They only read.

import * as z from 'zod'
import { accountCalls } from '../../calls/account.ts'
import { wireContract } from '../../calls/contracts.ts'
import { depositCalls } from '../../calls/deposits.ts'
import { limitCalls } from '../../calls/limits.ts'
import { messageCalls } from '../../calls/messages.ts'
import { wireOption } from '../../calls/options.ts'
import { payoutMethodCalls } from '../../calls/payout-methods.ts'
import { salaryCalls } from '../../calls/salary.ts'
import { security } from '../../calls/security.ts'
import { user } from '../../calls/session.ts'
import { teamCalls } from '../../calls/team.ts'
import { withdrawalCalls } from '../../calls/withdrawals.ts'
import * as field from '../../fields.ts'
import { defineAdminCall } from '../api-call.ts'
import { ADMIN_ROUTES } from '../routes.ts'
import { CUSTOMER_VIEW_REASONS } from '../view-reasons.ts'

/** Whose, and why one looks; `chat`: the conversation of theirs that one looks for. */
const viewed = {
  ...{ id: field.id, reason: field.choice(CUSTOMER_VIEW_REASONS) },
  chat: field.id.optional(),
}
const viewing = z.strictObject(viewed)
const viewingPage = z.strictObject({ ...viewed, ...field.paging })

/** Where none is named: the account that the installation is about. */
const account = field.choice(['practice', 'real']).optional()
const viewingAccount = viewing.extend({ account })
const viewingAccountPage = viewingPage.extend({ account })

/** Open ones or those that have ended. */
const ORDER_STATES = ['open', 'ended'] as const
const viewingOrders = viewingAccountPage.extend({ state: field.choice(ORDER_STATES) })

/** An open position at the price at which it would close now; null: there is no price. */
const position = wireContract.extend({
  exitPrice: z.string().nullable(),
  openProfit: z.string().nullable(),
})

const { totals, ofMine } = teamCalls.shareRecords.result.shape

export const customerSectionCalls = {
  userProfile: defineAdminCall(ADMIN_ROUTES.userProfile, {
    access: 'users.profile',
    summary: "A customer's name, whole contacts, and who invited them.",
    query: viewing,
    result: z.object({
      ...{ fullName: z.string(), phone: z.string(), email: z.string() },
      invitedBy: z.string().nullable(),
    }),
  }),
  userSecurity: defineAdminCall(ADMIN_ROUTES.userSecurity, {
    access: 'users.security',
    summary: "What stands before a customer's withdrawals: identity, secrets, holds.",
    query: viewing,
    result: z.object({
      ...user.pick({ verified: true, kycStatus: true, hasBank: true, wallets: true }).shape,
      ...user.pick({ agreement: true }).shape,
      ...security.pick({ secondProof: true, fundPassword: true, holds: true }).shape,
    }),
  }),
  userFigures: defineAdminCall(ADMIN_ROUTES.userFigures, {
    access: 'users.figures',
    summary: "The figures of a customer's account, at the newest ticks: equity, margin, risk rate.",
    query: viewingAccount,
    result: accountCalls.accountSummary.result,
  }),
  userPositions: defineAdminCall(ADMIN_ROUTES.userPositions, {
    access: 'users.positions',
    summary: 'Open positions of a customer with their profit at the newest ticks.',
    query: viewingAccountPage,
    result: field.pageOf(position),
  }),
  userContracts: defineAdminCall(ADMIN_ROUTES.userContracts, {
    access: 'users.orders',
    summary: "A customer's contract orders: those that wait for their price, or that have ended.",
    query: viewingOrders,
    result: field.pageOf(wireContract),
  }),
  userOptions: defineAdminCall(ADMIN_ROUTES.userOptions, {
    access: 'users.orders',
    summary: "A customer's options: those that run, or that have ended.",
    query: viewingOrders,
    result: field.pageOf(wireOption),
  }),
  userDeposits: defineAdminCall(ADMIN_ROUTES.userDeposits, {
    access: 'users.deposits',
    summary: "A customer's deposits, newest first.",
    query: viewingAccountPage,
    result: depositCalls.deposits.result,
  }),
  userWithdrawals: defineAdminCall(ADMIN_ROUTES.userWithdrawals, {
    access: 'users.withdrawals',
    summary: "A customer's withdrawals, newest first; where they go is masked.",
    query: viewingAccountPage,
    result: withdrawalCalls.withdrawals.result,
  }),
  userPayoutMethods: defineAdminCall(ADMIN_ROUTES.userPayoutMethods, {
    access: 'users.payout_methods',
    summary: "A customer's bank account and wallets, masked as they see them.",
    query: viewing,
    result: z.object({
      ...payoutMethodCalls.bank.result.shape,
      ...payoutMethodCalls.wallets.result.shape,
    }),
  }),
  userMessages: defineAdminCall(ADMIN_ROUTES.userMessages, {
    access: 'users.messages',
    summary: 'System messages of a customer, newest first, in English.',
    query: viewingPage,
    result: messageCalls.messages.result,
  }),
  userLimits: defineAdminCall(ADMIN_ROUTES.userLimits, {
    access: 'users.limits',
    summary: 'The limits that a customer has set for themselves, and looser ones that are to come.',
    query: viewing,
    result: limitCalls.limits.result,
  }),
  userTeam: defineAdminCall(ADMIN_ROUTES.userTeam, {
    access: 'users.team',
    summary: "A customer's members of one level, as masked as the customer sees them.",
    query: viewingAccountPage.extend({ level: field.wholeText(1, 3).optional() }),
    result: teamCalls.team.result,
  }),
  userSalary: defineAdminCall(ADMIN_ROUTES.userSalary, {
    access: 'users.salary',
    summary: "A customer's salary: what is there, what was earned, what the payroll paid.",
    query: viewingAccountPage,
    result: z.object({
      ...accountCalls.accountSummary.result.pick({ salary: true }).shape,
      totals,
      ofMine,
      payroll: salaryCalls.payrollRecords.result,
    }),
  }),
  userMoneyChanges: defineAdminCall(ADMIN_ROUTES.userMoneyChanges, {
    access: 'users.money_changes',
    summary: "Each change of a customer's cash balance, newest first.",
    query: viewingAccountPage,
    result: accountCalls.moneyChanges.result,
  }),
}
