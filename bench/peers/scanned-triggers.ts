// The usual first version: the triggers of an instrument in arrays, scanned whole on every tick.

export type ScannedTriggers = {
  readonly add: (price: number, owner: number) => number
  readonly remove: (handle: number) => void
  readonly move: (handle: number, price: number) => void
  readonly visitReached: (mark: number, onReached: (owner: number, handle: number) => void) => void
}

const FIRST_CAPACITY = 1_024

export function createScannedTriggers(side: 'fall' | 'rise'): ScannedTriggers {
  const sign = side === 'rise' ? 1 : -1
  let prices = new Float64Array(FIRST_CAPACITY)
  let owners = new Int32Array(FIRST_CAPACITY)
  let count = 0
  const removeAt = (place: number) => {
    count -= 1
    prices[place] = prices[count] as number
    owners[place] = owners[count] as number
  }
  return {
    add: (price, owner) => {
      if (count === prices.length) {
        const [more, moreOwners] = [new Float64Array(count * 2), new Int32Array(count * 2)]
        more.set(prices)
        moreOwners.set(owners)
        ;[prices, owners] = [more, moreOwners]
      }
      prices[count] = sign * price
      owners[count] = owner
      count += 1
      return count - 1
    },
    remove: removeAt,
    move: (handle, price) => {
      prices[handle] = sign * price
    },
    visitReached: (mark, onReached) => {
      const reached = sign * mark
      for (let place = 0; place < count; place += 1) {
        if ((prices[place] as number) <= reached) onReached(owners[place] as number, place)
      }
    },
  }
}
