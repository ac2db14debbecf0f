// What was told of orders while a list of them was on its way, and which of them have ended: an
// answer that is older than what was heard neither takes an order away nor brings one back.

/** The newest so many orders are remembered, of what was heard and of what has ended. */
const REMEMBERED_MAX = 500

export type LiveOrderMerge<Order> = {
  /** Of an order that has ended nothing newer can be told. */
  readonly hasEnded: (id: string) => boolean
  readonly hear: (order: Order) => void
  /**
   * Call it when a list is asked for, and what it returns with the answer: it gives the list with
   * what was heard in between. A later start makes an earlier one void: undefined.
   */
  readonly startRead: () => (read: readonly Order[]) => readonly Order[] | undefined
  readonly clear: () => void
}

export function createLiveOrderMerge<Order extends { readonly id: string }>(
  isEnded: (order: Order) => boolean,
): LiveOrderMerge<Order> {
  const ended = new Map<string, true>()
  let heardSinceStart = new Map<string, Order>()

  return {
    hasEnded: (id) => ended.has(id),
    hear: (order) => {
      remember(heardSinceStart, order.id, order)
      if (isEnded(order)) remember(ended, order.id, true)
    },
    startRead: () => {
      const heard = new Map<string, Order>()
      heardSinceStart = heard
      return (read) => {
        if (heard !== heardSinceStart) return undefined
        heardSinceStart = new Map()
        const unheard = read.filter(({ id }) => !heard.has(id) && !ended.has(id))
        return [...heard.values(), ...unheard]
      }
    },
    clear: () => {
      ended.clear()
      heardSinceStart = new Map()
    },
  }
}

/** A map keeps the order in which its keys came: the first is the oldest. */
function remember<Value>(map: Map<string, Value>, id: string, value: Value): void {
  map.set(id, value)
  const oldest = map.keys().next().value
  if (map.size > REMEMBERED_MAX && oldest !== undefined) map.delete(oldest)
}
