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
import type { ContractPreview } from './contract-preview.ts'
import { type LevelBasis, profitAt } from './level-form.ts'

export type LossBound = {
  readonly amount: Money
  /** What ends the loss: the stop loss, the stop-out, a price of zero, or an empty account. */
  readonly by: 'stop' | 'liquidation' | 'zero' | 'account'
}

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
  const loss = (exit: Parameters<typeof profitAt>[0]) =>
    minMoney(maxMoney(ZERO_MONEY, negateMoney(profitAt(exit, basis))), equity)
  if (levels.stopLoss !== undefined && !stopBeyondLiquidation) {
    return { amount: loss(levels.stopLoss), by: 'stop' }
  }
  if (preview.liquidationExit !== undefined) {
    return { amount: loss(preview.liquidationExit), by: 'liquidation' }
  }
  if (basis.direction === 'long' && isQuotedInDollars(basis.instrument)) {
    return { amount: minMoney(addMoney(preview.notional, preview.fee), equity), by: 'zero' }
  }
  return { amount: equity, by: 'account' }
}
