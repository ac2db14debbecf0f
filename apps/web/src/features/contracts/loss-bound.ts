// What a new position can cost until something closes it, with both fees: an estimate, no promise.

import type { Levels } from '@fairtick/core/contracts/levels'
import { isQuotedInDollars } from '@fairtick/core/market/instrument'
import {
  addMoney,
  type Money,
  maxMoney,
  minMoney,
  negateMoney,
  ZERO_MONEY,
} from '@fairtick/core/numbers/money'
import type { Price } from '@fairtick/core/numbers/price'
import type { ContractPreview } from './contract-preview.ts'
import { type LevelBasis, profitAt } from './level-form.ts'

/** What ends the loss: the stop loss, the stop-out, a price of zero, or an empty account. */
export type LossBound = { readonly amount: Money } & (
  | { readonly by: 'stop' | 'liquidation'; readonly exit: Price }
  | { readonly by: 'zero' }
  | { readonly by: 'account' }
)

export type BoundedOrder = {
  readonly preview: ContractPreview
  readonly basis: LevelBasis
  readonly levels: Levels
  /** A stop loss that the stop-out would come before bounds nothing. */
  readonly stopBeyondLiquidation: boolean
}

/** The nearest bound; never more than the account holds. */
export function findLossBound(order: BoundedOrder): LossBound {
  const { preview, basis, levels, stopBeyondLiquidation } = order
  const { equity } = preview
  const loss = (exit: Price) =>
    minMoney(maxMoney(ZERO_MONEY, negateMoney(profitAt(exit, basis))), equity)
  if (levels.stopLoss !== undefined && !stopBeyondLiquidation) {
    return { amount: loss(levels.stopLoss), by: 'stop', exit: levels.stopLoss }
  }
  const { liquidationExit } = preview
  if (liquidationExit !== undefined) {
    return { amount: loss(liquidationExit), by: 'liquidation', exit: liquidationExit }
  }
  if (basis.direction === 'long' && isQuotedInDollars(basis.instrument)) {
    return { amount: minMoney(addMoney(preview.notional, preview.fee), equity), by: 'zero' }
  }
  return { amount: equity, by: 'account' }
}
