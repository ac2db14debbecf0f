// A record and receipts as an installation would have them, made without one: so many ticks of one
// instrument, and contracts that were opened and closed at them.

import { calculateFee } from '@fairtick/core/contracts/fees'
import { calculateMargin, calculateNotional } from '@fairtick/core/contracts/margin'
import { calculateProfit } from '@fairtick/core/contracts/profit'
import { formatTapeEntry } from '@fairtick/core/engine/codec/tape-text'
import {
  type Instrument,
  type InstrumentText,
  parseInstrument,
} from '@fairtick/core/market/instrument'
import { calculateQuote } from '@fairtick/core/market/quote'
import { ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { formatMoney, negateMoney, roundToMoney } from '@fairtick/core/numbers/money'
import { formatPrice, PRICE_ONE, type Price } from '@fairtick/core/numbers/price'
import type { Rate } from '@fairtick/core/numbers/rate'
import { instantFromMs } from '@fairtick/core/time/instant'
import { type Block, GENESIS_HASH, hashBlock } from '@fairtick/proof/block'
import { formatHead, type SignedHead, signedText } from '@fairtick/proof/head'
import {
  type EntryFacts,
  type Receipt,
  receiptText,
  type SignedReceipt,
} from '@fairtick/proof/receipt'
import { hashLeaf } from '@fairtick/proof/tree-hash'
import { nodesOver, treeRoot } from '@fairtick/proof/tree-paths'
import type { SigningKey } from '@fairtick/server/platform/signing-key'
import type { SavedTape } from '@fairtick/verifier/saved-tape'

const TICKS_A_BLOCK = 10
const BLOCKS_A_HEAD = 600
const START_MS = 1_767_225_600_000
/** Of the first record, the constants. */
const FIRST_TICK = 2

export type MadeUp = { readonly record: SavedTape; readonly receipts: readonly SignedReceipt[] }

type Sizes = { readonly ticks: number; readonly orders: number }

export function makeRecord(text: InstrumentText, key: SigningKey, sizes: Sizes): MadeUp {
  const prices = Array.from({ length: sizes.ticks }, (_, place) => priceAt(place))
  const record = signRecord(blocksOf(text, prices), key)
  const instrument = parseInstrument(text)
  const apart = Math.floor((sizes.ticks - 2) / sizes.orders)
  const receipts = Array.from({ length: sizes.orders }, (_, order) => {
    const [open, close] = [order * apart, order * apart + Math.max(1, apart - 1)]
    const facts = factsOf(text, instrument, prices, { order, open, close })
    const signed = JSON.stringify({ ...facts, tape: record.signed.tape })
    return { text: signed, key: key.id, signature: key.sign(receiptText(signed)) }
  })
  return { record, receipts }
}

function priceAt(place: number): Price {
  return (BigInt(6_400_000 + ((place * 7_919) % 20_011)) * (PRICE_ONE / 100n)) as Price
}

const timeAt = (place: number) => instantFromMs(START_MS + place * 100)

function blocksOf(instrument: InstrumentText, prices: readonly Price[]): readonly Block[] {
  const { symbol } = instrument
  const lines = [
    formatTapeEntry({ kind: 'instrument', time: timeAt(0), instrument }),
    ...prices.map((price, place) =>
      formatTapeEntry({
        ...{ kind: 'tick', time: timeAt(place), symbol, seq: place + 1, price },
        volume: ZERO_QUANTITY,
      }),
    ),
  ]
  const blocks: Block[] = []
  let previousHash = GENESIS_HASH
  for (let from = 0; from < lines.length; from += TICKS_A_BLOCK) {
    const payload = lines.slice(from, from + TICKS_A_BLOCK).join('\n')
    const block = { first: from + 1, payload, previousHash }
    blocks.push(block)
    previousHash = hashBlock(block)
  }
  return blocks
}

function signRecord(blocks: readonly Block[], key: SigningKey): SavedTape {
  const heads: string[] = []
  for (let from = 0; from < blocks.length; from += BLOCKS_A_HEAD) {
    const some = blocks.slice(from, from + BLOCKS_A_HEAD)
    const hashes = some.map(hashBlock)
    const leaves = hashes.map(hashLeaf)
    const [first, end] = [some[0] as Block, some.at(-1) as Block]
    heads.push(
      formatHead({
        ...{ number: heads.length, first: first.first, time: START_MS, blocks: some.length },
        last: end.first + end.payload.split('\n').length - 1,
        blocksRoot: treeRoot(leaves.length, nodesOver(leaves)),
        ...{ tapeHash: hashes.at(-1) as string, commands: 0, commandHash: '', liabilities: null },
      }),
    )
  }
  const root = treeRoot(heads.length, nodesOver(heads.map(hashLeaf)))
  const unsigned = { tape: hashBlock(blocks[0] as Block), head: heads.at(-1) as string, root }
  const signature = key.sign(signedText(unsigned))
  const signed: SignedHead = { ...unsigned, key: key.id, signature }
  const keys = [{ id: key.id, publicKey: key.publicKey, since: 0 }]
  return { keys, signed, heads, blocks }
}

type Placed = { readonly order: number; readonly open: number; readonly close: number }

function factsOf(
  { symbol, spread, feeRate, overnightRate, minLots }: InstrumentText,
  instrument: Instrument,
  prices: readonly Price[],
  { order, open, close }: Placed,
): Omit<Receipt, 'tape'> {
  const lots = instrument.minLots
  const fill = calculateQuote(prices[open] as Price, instrument).ask
  const exit = calculateQuote(prices[close] as Price, instrument).bid
  const feeOf = (price: Price) =>
    calculateFee(calculateNotional(instrument, lots, price), instrument.feeRate, 0n as Rate)
  const trade = { direction: 'long', lots, openPrice: fill } as const
  const profit = roundToMoney(calculateProfit(instrument, trade, exit))
  const [openFee, closeFee] = [feeOf(fill), feeOf(exit)]
  const entry = (number: number, part: number | null, place: number, legs: EntryFacts['legs']) => ({
    ...{ number, part, time: timeAt(place), position: place + FIRST_TICK, legs },
    reason: part === null ? 'contract-open' : 'contract-close',
  })
  const margin = calculateMargin(calculateNotional(instrument, lots, fill), 10)
  return {
    ...{
      id: `order ${order}`,
      account: { id: 'a', kind: 'practice' },
      head: null,
      issued: START_MS,
    },
    order: {
      ...{ kind: 'contract', symbol, direction: 'long', lots: minLots, leverage: 10 },
      ...{ limitPrice: null, isCopy: false, lotsOpen: '0' },
      constants: { spread, feeRate, overnightRate, minLots },
      opening: {
        ...{ price: formatPrice(fill, 0), seq: open + 1, time: timeAt(open) },
        ...{ margin: formatMoney(margin), fee: formatMoney(openFee) },
      },
      closes: [
        {
          ...{ time: timeAt(close), price: formatPrice(exit, 0), seq: close + 1, lots: minLots },
          ...{ profit: formatMoney(profit), fee: formatMoney(closeFee), reason: 'manual' },
        },
      ],
    },
    entries: [
      entry(1, null, open, [
        ['cash', formatMoney(negateMoney(openFee))],
        ['fees', formatMoney(openFee)],
      ]),
      entry(2, 1, close, [
        ['cash', formatMoney(profit)],
        ['trading_pnl', formatMoney(negateMoney(profit))],
        ['cash', formatMoney(negateMoney(closeFee))],
        ['fees', formatMoney(closeFee)],
      ]),
    ],
  }
}
