// How a change of the balance is shown: its name, and the order it leads to.

import type { CallResult } from '@fairtick/wire/contract'
import type { TextKey } from '../../platform/i18n.ts'
import { hrefOf } from '../../platform/paths.ts'

export type MoneyChange = CallResult<'moneyChanges'>['data'][number]
export type ChangeCause = MoneyChange['cause']

export const CHANGE_CAUSES = [
  'contract-open',
  'contract-close',
  'overnight',
  'option-purchase',
  'option-settlement',
  'deposit',
  'withdrawal-submit',
  'withdrawal-return',
  'salary-settlement',
  'adjustment',
  'practice-grant',
  'practice-reset',
] as const satisfies readonly ChangeCause[]

export const CAUSE_NAMES: Readonly<Record<ChangeCause, TextKey>> = {
  'contract-open': 'account.causeContractOpen',
  'contract-close': 'account.causeContractClose',
  overnight: 'account.causeOvernight',
  'option-purchase': 'account.causeOptionPurchase',
  'option-settlement': 'account.causeOptionSettlement',
  deposit: 'account.causeDeposit',
  'withdrawal-submit': 'account.causeWithdrawal',
  'withdrawal-return': 'account.causeWithdrawalReturned',
  'salary-settlement': 'account.causeSalary',
  adjustment: 'account.causeAdjustment',
  'practice-grant': 'account.causePracticeGrant',
  'practice-reset': 'account.causePracticeReset',
}

const OF_ORDERS: ReadonlySet<ChangeCause> = new Set([
  'contract-open',
  'contract-close',
  'overnight',
  'option-purchase',
  'option-settlement',
])

/** Link to the order that caused the change; other changes have none. */
export function orderHrefOf({ cause, causeId }: MoneyChange): string | undefined {
  return OF_ORDERS.has(cause) ? hrefOf('/pages/trade/orderdetail', { id: causeId }) : undefined
}
