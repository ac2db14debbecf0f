// Files of orders that a customer saved: every cell of them must be what the orders say.

import { DICTIONARIES } from '@fairtick/words/dictionaries'
import type { OrderDetail } from './recompute-orders.ts'

type Order = OrderDetail['order']
type Word = keyof (typeof DICTIONARIES)['en']['exports']

/** What a column should say of an order; undefined: this kind of order has no such column. */
type Cell = (order: Order) => string | undefined

/** One line for each cell that differs, and for rows that are nobody's or there twice. */
export function compareExport(
  text: string,
  details: readonly OrderDetail[],
): { readonly rows: number; readonly differences: readonly string[] } {
  const [header = [], ...rows] = linesOf(text.replace(/^\uFEFF/, ''))
  const words = header.map(wordOf)
  const orders = new Map(details.map(({ order }) => [order.id, order]))
  const seen = new Set<string>()
  const differences = rows.flatMap((cells) => {
    const id = cells[words.indexOf('orderId')] ?? ''
    const order = orders.get(id)
    if (order === undefined) return [`${id}: in the file, but none of your orders`]
    const twice = seen.has(id) ? [`${id}: in the file more than once`] : []
    seen.add(id)
    return [...twice, ...compareRow(order, words, cells)]
  })
  return { rows: rows.length, differences }
}

function compareRow(
  order: Order,
  words: readonly (Word | undefined)[],
  cells: readonly string[],
): readonly string[] {
  const status = cells[words.indexOf('status')] ?? ''
  return words.flatMap((word, at) => {
    const told = cells[at] ?? ''
    if (word === undefined) return [`${order.id}: a column that no export has`]
    // An order that had not ended when the file was saved went on since.
    if (!HAS_ENDED.has(status) && !LASTING.has(word)) return []
    const cell = CELLS[word]?.(order)
    if (cell === undefined || sameCell(word, told, cell)) return []
    return [`${order.id}: ${word} in the file is ${told}, in the order ${cell}`]
  })
}

const HAS_ENDED: ReadonlySet<string> = new Set(['closed', 'cancelled'])

/** What an order never changes. */
const LASTING: ReadonlySet<Word> = new Set<Word>([
  ...(['orderTime', 'symbol', 'direction', 'orderType', 'lots', 'leverage'] as const),
  ...(['limitPrice', 'shownPrice', 'stake', 'durationSeconds', 'payoutRate'] as const),
  ...(['strike', 'strikeTick', 'expiryTime'] as const),
])

function sameCell(word: Word, told: string, cell: string): boolean {
  return word.endsWith('Time') ? timeOf(told) === cell : told === cell
}

/** In ms, as orders tell times; empty where there is none. */
function timeOf(iso: string): string {
  return iso === '' ? '' : String(Date.parse(iso))
}

/** A field of that name, as a cell has it. */
const field =
  (name: string): Cell =>
  (order) => {
    const value = (order as Readonly<Record<string, unknown>>)[name]
    if (value === undefined) return undefined
    return value === null ? '' : String(value)
  }

const CELLS: Readonly<Partial<Record<Word, Cell>>> = {
  orderId: field('id'),
  stake: field('amount'),
  durationSeconds: field('duration'),
  strikeTick: field('strikeSeq'),
  settleTick: field('settleSeq'),
  limitPrice: field('delegatedPrice'),
  shownPrice: field('marketPrice'),
  openTick: field('openSeq'),
  closeTick: field('closeSeq'),
  closes: (order) =>
    'closes' in order
      ? order.closes.map(({ lots, price, seq }) => `${lots}@${price}#${seq}`).join(' ')
      : undefined,
  ...Object.fromEntries(
    [
      ...['orderTime', 'symbol', 'direction', 'status', 'fee', 'profit', 'closeTime', 'payoutRate'],
      ...['strike', 'expiryTime', 'settlePrice', 'result', 'orderType', 'lots', 'lotsOpen'],
      ...['leverage', 'openTime', 'openPrice', 'closePrice', 'closeReason', 'margin'],
      ...['takeProfit', 'stopLoss', 'overnightFee'],
    ].map((name) => [name, field(name)]),
  ),
}

/** Headers are in the language in which the file was saved. */
function wordOf(title: string): Word | undefined {
  for (const { exports } of Object.values(DICTIONARIES)) {
    const found = Object.entries(exports).find(([, words]) => words === title)
    if (found) return found[0] as Word
  }
  return undefined
}

/** RFC 4180. */
function linesOf(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (found === null) throw new Error('this is no CSV')
    const [, quoted, plain = '', end] = found
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    lines.push(line)
    line = []
  }
  return lines
}
