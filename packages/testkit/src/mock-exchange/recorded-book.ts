// An order book of Binance spot from a snapshot and the numbered changes after it.

import { parsePrice } from '@fairtick/core/numbers/price'

export type BookLevel = readonly [price: string, size: string]

export type DepthChange = {
  readonly U: number
  readonly u: number
  readonly b: readonly BookLevel[]
  readonly a: readonly BookLevel[]
}

export type BookSnapshot = {
  readonly lastUpdateId: number
  readonly bids: readonly BookLevel[]
  readonly asks: readonly BookLevel[]
}

/** Keeps the texts of the venue; changes up to the snapshot are dropped, a gap is an error. */
export class RecordedBook {
  lastUpdateId: number
  readonly #bids: Map<string, string>
  readonly #asks: Map<string, string>

  constructor(snapshot: BookSnapshot) {
    this.lastUpdateId = snapshot.lastUpdateId
    this.#bids = new Map(snapshot.bids)
    this.#asks = new Map(snapshot.asks)
  }

  apply({ U, u, b, a }: DepthChange): void {
    if (u <= this.lastUpdateId) return
    if (U > this.lastUpdateId + 1) throw new Error(`gap before change ${U}`)
    this.lastUpdateId = u
    change(this.#bids, b)
    change(this.#asks, a)
  }

  /** The best `depth` levels a side, as the partial depth stream sends them. */
  partial(depth: number): BookSnapshot {
    const inOrder = (levels: Map<string, string>) =>
      [...levels].sort(([a], [b]) => Number((parsePrice(a) ?? 0n) - (parsePrice(b) ?? 0n)))
    return {
      lastUpdateId: this.lastUpdateId,
      bids: inOrder(this.#bids).reverse().slice(0, depth),
      asks: inOrder(this.#asks).slice(0, depth),
    }
  }
}

function change(levels: Map<string, string>, changes: readonly BookLevel[]): void {
  for (const [price, size] of changes) {
    if (Number(size) === 0) levels.delete(price)
    else levels.set(price, size)
  }
}
