// `node --import`: makes each reward a millionth too much, to see it noticed.

import { registerHooks } from 'node:module'

const RIGHT = 'return [{ beneficiaryId, level: place + 1, fee, rate, amount }]'
const WRONG =
  'return [{ beneficiaryId, level: place + 1, fee, rate, amount: (amount + 1n) as Money }]'

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context)
    if (!url.endsWith('/core/src/team/reward.ts')) return loaded
    const source = String(loaded.source)
    if (!source.includes(RIGHT)) throw new Error('there is nothing to plant the mistake in')
    return { ...loaded, source: source.replace(RIGHT, WRONG) }
  },
})
