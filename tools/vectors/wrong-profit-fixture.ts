// `node --import`: makes each close of a contract pay a millionth too much, to see it noticed.

import { registerHooks } from 'node:module'

const RIGHT = '{ lots, price, seq: tick.seq, time, profit, fee, reason }'
const WRONG = '{ lots, price, seq: tick.seq, time, profit: (profit + 1n) as Money, fee, reason }'

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context)
    if (!url.endsWith('/core/src/engine/trading/close-position.ts')) return loaded
    const source = String(loaded.source)
    if (!source.includes(RIGHT)) throw new Error('there is nothing to plant the mistake in')
    return { ...loaded, source: source.replace(RIGHT, WRONG) }
  },
})
