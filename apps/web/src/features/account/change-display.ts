// How a change of the balance is shown: its name, and the record it leads to.

import type { CallResult } from '@fairtick/wire/api-contract'
import { orUnknown } from '@fairtick/wire/or-unknown'
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
  'profit-share-paid',
  'adjustment',
  'practice-grant',
  'practice-reset',
] as const satisfies readonly ChangeCause[]

export const CAUSE_NAMES: Readonly<Record<ChangeCause, TextKey>> = orUnknown(
  {
    'contract-open': 'account.causeContractOpen',
    'contract-close': 'account.causeContractClose',
    overnight: 'account.causeOvernight',
    'option-purchase': 'account.causeOptionPurchase',
    'option-settlement': 'account.causeOptionSettlement',
    deposit: 'account.causeDeposit',
    'withdrawal-submit': 'account.causeWithdrawal',
    'withdrawal-return': 'account.causeWithdrawalReturned',
    'salary-settlement': 'account.causeSalary',
    'profit-share-paid': 'account.causeProfitShare',
    adjustment: 'account.causeAdjustment',
    'practice-grant': 'account.causePracticeGrant',
    'practice-reset': 'account.causePracticeReset',
  },
  'shell.unknown',
)

/** Link to what caused the change: an order, a deposit, a withdrawal; other changes have none. */
export function causeHrefOf({ cause, causeId: id }: MoneyChange): string | undefined {
  switch (cause) {
    case 'contract-open':
    case 'contract-close':
    case 'overnight':
    case 'profit-share-paid':
    case 'option-purchase':
    case 'option-settlement':
      return hrefOf('/pages/trade/orderdetail', { id })
    case 'deposit':
      return hrefOf('/pages/wallet/record', { kind: 'deposits', id })
    case 'withdrawal-submit':
    case 'withdrawal-return':
      return hrefOf('/pages/wallet/record', { kind: 'withdrawals', id })
    default:
      return undefined
  }
}
