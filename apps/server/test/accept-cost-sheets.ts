// What a customer does before their first trade of each kind: reads what it costs, and accepts it.

import { SHEET_KINDS } from '@fairtick/wire/calls/cost-sheets'
import type { Client } from '@fairtick/wire/client'

/** For the account that the client speaks of; again after terms have changed. */
export async function acceptCostSheets({ call }: Client): Promise<void> {
  await Promise.all(
    SHEET_KINDS.map(async (kind) => {
      const { hash } = await call('costSheet', { query: { kind } })
      await call('acceptCostSheet', { body: { kind, hash } })
    }),
  )
}
