// `node --import`: makes each profit share a millionth too much, to see it noticed.

import { registerHooks } from 'node:module'

const RIGHT = 'minMoney(earned, '
const WRONG = 'minMoney((earned + 1n) as Money, '

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context)
    if (!url.endsWith('/core/src/copy/profit-share.ts')) return loaded
    const source = String(loaded.source)
    if (!source.includes(RIGHT)) throw new Error('there is nothing to plant the mistake in')
    return { ...loaded, source: source.replace(RIGHT, WRONG) }
  },
})
