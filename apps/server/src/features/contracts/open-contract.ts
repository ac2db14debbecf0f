// Opening a contract: reads the form, asks the engine, presents what it decided (TR-4.10, 4.11).

import { parsePrice } from '@fairtick/core/numbers/price'
import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type Declined, invalid, isDeclined } from '@fairtick/wire/handler'
import type { Ask, CommandDraft } from '../../engine/engine-port.ts'
import type { IdempotencyKey } from '../../platform/idempotency.ts'
import { readQuotedPrice } from '../options/public.ts'
import { askForContract } from './ask-for-contract.ts'
import type { PresentContract } from './present-contract.ts'
import { readLevels, readLots } from './read-form.ts'

export type Opening = {
  readonly accountId: string
  readonly orderId: string
  readonly form: CallArguments<'openContract'>['body']
  readonly key: IdempotencyKey | undefined
}

export async function openContract(
  ask: Ask,
  present: PresentContract,
  opening: Opening,
): Promise<CallResult<'openContract'> | Declined> {
  const draft = readDraft(opening)
  if (isDeclined(draft)) return draft
  return await askForContract(ask, present, draft, opening.key)
}

function readDraft({ accountId, orderId, form }: Opening): CommandDraft | Declined {
  const { symbol, direction, orderType, leverage } = form
  const lots = readLots(form.lots)
  if (typeof lots !== 'bigint') return lots
  const levels = readLevels(form)
  if (isDeclined(levels)) return levels
  const isLimit = orderType === 'limit'
  const limitPrice = isLimit ? parsePrice(form.price ?? '') : undefined
  if (isLimit && form.price === undefined) return invalid({ price: ['required'] })
  if (isLimit && limitPrice === undefined) return invalid({ price: ['decimal'] })
  const shown = isLimit ? undefined : readQuotedPrice(form)
  if (shown && isDeclined(shown)) return shown
  return {
    kind: 'open-contract',
    ...{ accountId, orderId, symbol, direction, orderType, lots, leverage },
    ...{ limitPrice, shown, ...levels },
  }
}
