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
  'practice-grant',
  'practice-reset',
] as const satisfies readonly ChangeCause[]

export const CAUSE_NAMES: Readonly<Record<ChangeCause, TextKey>> = {
  'contract-open': 'account.causeContractOpen',
  'contract-close': 'account.causeContractClose',
  overnight: 'account.causeOvernight',
  'option-purchase': 'account.causeOptionPurchase',
  'option-settlement': 'account.causeOptionSettlement',
  'practice-grant': 'account.causePracticeGrant',
  'practice-reset': 'account.causePracticeReset',
}

/** Link to the order that caused the change; changes of practice money have none. */
export function orderHrefOf({ cause, causeId }: MoneyChange): string | undefined {
  const isOfPractice = cause === 'practice-grant' || cause === 'practice-reset'
  return isOfPractice ? undefined : hrefOf('/pages/trade/orderdetail', { id: causeId })
}
