// An option by its id, with its steps: for the one call that takes the id of either product.

import type { Instrument } from '@fairtick/core/market/instrument'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { Queryable } from '../../platform/database.ts'
import type { PresentOption } from './present-option.ts'
import { readDetail } from './read-detail.ts'
import { loadOption } from './store.ts'

/** Undefined when there is no such option of this account. */
export type FindOptionDetail = (
  id: string,
  accountId: string,
) => Promise<CallResult<'orderDetail'> | undefined>

export function optionDetailFinder(
  database: Queryable,
  presentOption: PresentOption,
  instruments: ReadonlyMap<string, Instrument>,
): FindOptionDetail {
  return async (id, accountId) => {
    const option = await loadOption(database, id, accountId)
    const decimals = option && instruments.get(option.symbol)?.priceDecimals
    if (!option || decimals === undefined) return undefined
    return await readDetail(database, presentOption, option, decimals)
  }
}
