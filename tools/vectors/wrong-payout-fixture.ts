// `node --import`: makes core pay a millionth too much, to see that vectors and journeys notice.

import { registerHooks } from 'node:module'

const RIGHT = 'return multiplyByRate(stake, payoutRate)'

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context)
    if (!url.endsWith('/core/src/options/payout.ts')) return loaded
    const source = String(loaded.source)
    if (!source.includes(RIGHT)) throw new Error('there is nothing to plant the mistake in')
    return { ...loaded, source: source.replace(RIGHT, `${RIGHT} + 1n`) }
  },
})
