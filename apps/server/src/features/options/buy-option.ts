// Buying a timed option: reads the form, asks the engine, presents what it decided (TR-5.1).

import { DEFAULT_TOLERANCE, type ShownPrice } from '@fairtick/core/market/price-tolerance'
import { parseMoney } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, RATE_ONE } from '@fairtick/core/numbers/rate'
import type { CallArguments, CallResult } from '@fairtick/wire/contract'
import { type Declined, declinedByEngine, invalid } from '@fairtick/wire/handler'
import type { Ask, IdempotencyKey } from '../../engine/engine-port.ts'
import type { PresentOption } from './present-option.ts'

export type Purchase = {
  readonly accountId: string
  /** Of the option that is to be. */
  readonly optionId: string
  readonly form: CallArguments<'buyOption'>['body']
  readonly key: IdempotencyKey | undefined
}

export async function buyOption(
  ask: Ask,
  present: PresentOption,
  { accountId, optionId, form, key }: Purchase,
): Promise<CallResult<'buyOption'> | Declined> {
  const stake = parseMoney(form.amount)
  if (stake === undefined) return invalid({ amount: ['decimal'] })
  const shown = readShownPrice(form)
  if (shown && 'declined' in shown) return shown
  const outcome = await ask(
    {
      kind: 'buy-option',
      accountId,
      optionId,
      symbol: form.symbol,
      direction: form.direction,
      stake,
      durationSeconds: form.duration,
      shown,
    },
    key,
  )
  if (outcome.kind === 'refused') return declinedByEngine(outcome)
  if (outcome.kind !== 'option-bought') throw new Error(`unexpected outcome ${outcome.kind}`)
  return { order: present(outcome.option) }
}

/** What the customer saw and accepts; undefined when he names no price. */
function readShownPrice(form: Purchase['form']): ShownPrice | undefined | Declined {
  if (form.price === undefined) return undefined
  const price = parsePrice(form.price)
  const tolerance = form.tolerance === undefined ? DEFAULT_TOLERANCE : parseRate(form.tolerance)
  if (price === undefined) return invalid({ price: ['decimal'] })
  // Nothing was ever shown at it, and for who bets on a fall it would switch the check off.
  if (price <= 0n) return invalid({ price: ['invalid'] })
  if (tolerance === undefined) return invalid({ tolerance: ['decimal'] })
  if (tolerance > RATE_ONE) {
    return invalid({ tolerance: [{ problem: 'above_maximum', values: { maximum: 1 } }] })
  }
  return { price, tolerance }
}
