// What is wrong with a field of an order, with the bound that it passes (TR-1.2, TR-4.1, TR-5.1).

import { isOrderPrice } from '../../contracts/order-size.ts'
import { isClosable } from '../../contracts/partial-close.ts'
import type { Instrument } from '../../market/instrument.ts'
import { formatLots, type Lots } from '../../numbers/lots.ts'
import { formatMoney, type Money, moneyFromMicros } from '../../numbers/money.ts'
import { powerOfTen } from '../../numbers/power-of-ten.ts'
import { formatPrice, PRICE_DECIMALS, type Price } from '../../numbers/price.ts'
import type { FieldFault } from '../refusal.ts'

/** Between the smallest and the largest size, and a multiple of the step. */
export function findLotsFault(
  { minLots, maxLots, lotStep }: Pick<Instrument, 'minLots' | 'maxLots' | 'lotStep'>,
  lots: Lots,
): FieldFault | undefined {
  if (lots < minLots) return { problem: 'below_minimum', bound: formatLots(minLots) }
  if (lots > maxLots) return { problem: 'above_maximum', bound: formatLots(maxLots) }
  return lots % lotStep === 0n ? undefined : { problem: 'not_a_step', bound: formatLots(lotStep) }
}

/** The whole, or a multiple of the step that leaves at least the smallest position. */
export function findCloseFault(
  sizes: Pick<Instrument, 'lotStep' | 'minLots'>,
  lots: Lots,
  lotsOpen: Lots,
): FieldFault | undefined {
  if (isClosable(sizes, lots, lotsOpen)) return undefined
  if (lots > lotsOpen) return { problem: 'above_maximum', bound: formatLots(lotsOpen) }
  const isStep = lots > 0n && lots % sizes.lotStep === 0n
  if (!isStep) return { problem: 'not_a_step', bound: formatLots(sizes.lotStep) }
  return { problem: 'rest_too_small', bound: formatLots(sizes.minLots) }
}

/** A limit or a level: positive, of the instrument's decimals. */
export function findPriceFault(
  instrument: Pick<Instrument, 'priceDecimals'>,
  price: Price | undefined,
): FieldFault | undefined {
  if (price === undefined || isOrderPrice(instrument, price)) return undefined
  const { priceDecimals } = instrument
  const step = powerOfTen(PRICE_DECIMALS - priceDecimals) as Price
  const problem = price > 0n ? 'not_a_step' : 'below_minimum'
  return { problem, bound: formatPrice(step, priceDecimals) }
}

export function findStakeFault(
  { minStake, maxStake }: Pick<Instrument, 'minStake' | 'maxStake'>,
  stake: Money,
): FieldFault | undefined {
  if (stake < minStake) return { problem: 'below_minimum', bound: formatMoney(minStake) }
  return stake > maxStake ? { problem: 'above_maximum', bound: formatMoney(maxStake) } : undefined
}

/** Of a leverage or a duration: it is none of those that the instrument has. */
export function notOffered(offered: readonly number[]): FieldFault {
  return { problem: 'not_offered', bound: offered.join(', ') }
}

/** An amount of money that is none: the smallest that wire text can say is the least. */
export const NO_AMOUNT: FieldFault = {
  problem: 'below_minimum',
  bound: formatMoney(moneyFromMicros(1n)),
}
