// Buying a timed option: reads the form, asks the engine, presents what it decided (TR-5.1).

import { parseMoney } from '@fairtick/core/numbers/money'
import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type Declined, declinedByEngine, invalid } from '@fairtick/wire/handler'
import type { Ask } from '../../engine/engine-port.ts'
import type { IdempotencyKey } from '../../platform/idempotency.ts'
import type { PresentOption } from './present-option.ts'
import { readQuotedPrice } from './read-quoted-price.ts'

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
  const shown = readQuotedPrice(form)
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
