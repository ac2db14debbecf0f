// Cross margin the plain way: on every tick each account with a position there is worked out anew.

/** What both sides start from; amounts in USD as floats, positions of one account side by side. */
export type MarginAccounts = {
  readonly positionsEach: number
  readonly cash: Float64Array
  /** By position: its instrument, signed quantity, opening price and margin. */
  readonly instruments: Int32Array
  readonly quantities: Float64Array
  readonly openPrices: Float64Array
  readonly margins: Float64Array
}

export type NaiveCrossMargin = {
  /** Sets the mark and looks at every account that has a position there. */
  readonly tick: (instrument: number, mark: number) => void
  /** What happened: `tick account what`. */
  readonly log: readonly string[]
}

const [MARGIN_CALL, STOP_OUT] = [0.8, 0.5]

export function createNaiveCrossMargin(
  accounts: MarginAccounts,
  marks: Float64Array,
  { spread, feeRate }: { readonly spread: number; readonly feeRate: number },
): NaiveCrossMargin {
  const { positionsEach } = accounts
  const table = layOut(accounts, spread)
  const width = HEAD + positionsEach * COLUMNS
  const touched = collectTouched(accounts, marks.length)
  const log: string[] = []
  let ticks = 0
  const calculateRate = (row: number) => {
    let equity = table[row + CASH] as number
    let used = 0
    for (let at = row + HEAD; at < row + width; at += COLUMNS) {
      const mark = marks[table[at + INSTRUMENT] as number] as number
      equity += (table[at + QUANTITY] as number) * (mark - (table[at + FREE_AT] as number))
      used += table[at + MARGIN] as number
    }
    return used === 0 ? Number.POSITIVE_INFINITY : equity / used
  }
  const closeWorst = (row: number) => {
    const profitOf = (at: number) =>
      (table[at + QUANTITY] as number) *
      ((marks[table[at + INSTRUMENT] as number] as number) - (table[at + FREE_AT] as number))
    let worst = -1
    for (let at = row + HEAD; at < row + width; at += COLUMNS) {
      if (table[at + QUANTITY] === 0) continue
      if (worst < 0 || profitOf(at) < profitOf(worst)) worst = at
    }
    const quantity = table[worst + QUANTITY] as number
    const mark = marks[table[worst + INSTRUMENT] as number] as number
    const exit = mark - (Math.sign(quantity) * spread) / 2
    table[row + CASH] =
      (table[row + CASH] as number) + profitOf(worst) - Math.abs(quantity) * exit * feeRate
    table[worst + QUANTITY] = 0
    table[worst + MARGIN] = 0
    log.push(`${ticks} ${row / width} closed ${(worst - row - HEAD) / COLUMNS}`)
  }
  return {
    log,
    tick: (instrument, mark) => {
      ticks += 1
      marks[instrument] = mark
      for (const place of touched[instrument] as Int32Array) {
        const row = Math.floor(place / positionsEach) * width
        const at = row + HEAD + (place % positionsEach) * COLUMNS
        if (table[at + QUANTITY] === 0) continue
        let rate = calculateRate(row)
        while (rate <= STOP_OUT) {
          closeWorst(row)
          rate = calculateRate(row)
        }
        const isLow = rate <= MARGIN_CALL
        if (isLow && table[row + CALLED] === 0) log.push(`${ticks} ${row / width} called`)
        table[row + CALLED] = isLow ? 1 : 0
      }
    },
  }
}

/** A row an account, all that one look needs side by side: its cash, then its positions. */
const [CASH, CALLED, HEAD] = [0, 1, 2]
/** `FREE_AT`: the mark at which a position has neither profit nor loss. */
const [INSTRUMENT, QUANTITY, FREE_AT, MARGIN, COLUMNS] = [0, 1, 2, 3, 4]

function layOut(accounts: MarginAccounts, spread: number): Float64Array {
  const { positionsEach, instruments, quantities, openPrices, margins } = accounts
  const width = HEAD + positionsEach * COLUMNS
  const table = new Float64Array(accounts.cash.length * width)
  for (const [account, cash] of accounts.cash.entries()) table[account * width + CASH] = cash
  for (const [place, quantity] of quantities.entries()) {
    const row = Math.floor(place / positionsEach) * width
    const freeAt = (openPrices[place] as number) + (Math.sign(quantity) * spread) / 2
    const columns = [instruments[place] as number, quantity, freeAt, margins[place] as number]
    table.set(columns, row + HEAD + (place % positionsEach) * COLUMNS)
  }
  return table
}

/** The positions of each instrument. */
function collectTouched({ instruments }: MarginAccounts, count: number): readonly Int32Array[] {
  const places: number[][] = Array.from({ length: count }, () => [])
  for (const [place, instrument] of instruments.entries()) places[instrument]?.push(place)
  return places.map((list) => Int32Array.from(list))
}
