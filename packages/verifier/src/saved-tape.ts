// A whole tape from files: every hash, head and signature is worked out anew before it counts.

import { parseTapeEntry } from '@fairtick/core/engine/codec/tape-text'
import type { TapeEntry } from '@fairtick/core/engine/record'
import type { InstrumentText } from '@fairtick/core/market/instrument'
import type { Rate } from '@fairtick/core/numbers/rate'
import { VIP_LEVELS } from '@fairtick/core/vip/vip-level'
import { type Block, endOf, GENESIS_HASH, hashBlock } from '@fairtick/proof/block'
import { findHeadFault, parseHead, type SignedHead } from '@fairtick/proof/head'
import type { PublicKey } from '@fairtick/proof/signature'
import { hashLeaf } from '@fairtick/proof/tree-hash'
import { nodesOver, treeRoot } from '@fairtick/proof/tree-paths'
import { readRate } from './read-texts.ts'
import {
  isOfSources,
  type Moment,
  NotProved,
  type Placed,
  type ProvenTick,
  type SourceEntry,
  type TapeSource,
} from './tape-source.ts'

/** As it is saved and loaded: from the first block on. */
export type SavedTape = {
  readonly keys: readonly PublicKey[]
  readonly signed: SignedHead
  /** All heads up to the signed one, as text. */
  readonly heads: readonly string[]
  readonly blocks: readonly Block[]
}

type TickLog = ProvenTick[]

export type ReadTape = {
  readonly source: TapeSource
  readonly ticks: number
  readonly records: number
}

/** Throws NotProved with the first thing that is not as it was published. */
export function readSavedTape(saved: SavedTape): ReadTape {
  const { keys, signed, heads, blocks } = saved
  const fault = findHeadFault(signed, keys)
  if (fault !== undefined) throw new NotProved(`newest head: ${fault}`)
  const findNode = nodesOver(heads.map(hashLeaf))
  if (heads.at(-1) !== signed.head || treeRoot(heads.length, findNode) !== signed.root) {
    throw new NotProved('heads: not those of the signed one')
  }
  checkBlocks(saved)
  const { ticks, instruments, discounts, rollovers, sources, moments } = readRecords(blocks)
  const count = [...ticks.values()].reduce((sum, { length }) => sum + length, 0)
  const source: TapeSource = {
    ...{ keys, signed },
    tick: async (symbol, seq) => ticks.get(symbol)?.[seq - 1],
    nextTick: async (symbol, { item }) => ticks.get(symbol)?.[item.seq],
    moment: async (position) => moments[position - 1],
    tickInForce: async (symbol, at) =>
      lastAt(ticks.get(symbol) ?? [], (tick) => tick.item.time <= at),
    sourceEntries: async (symbol, behind, until) =>
      sources.flatMap(({ position, item }) => {
        const isWanted = position > behind && item.time <= until && isOfSources(item, symbol)
        return isWanted ? [item] : []
      }),
    async *instruments(symbol, until) {
      const all = instruments.get(symbol) ?? []
      yield* all.filter(({ position }) => position <= until).toReversed()
    },
    rollovers: async (after, until) => withNeighbours(rollovers, after, until),
    discounts: async (position) => lastBefore(discounts, position)?.item ?? SHIPPED,
    goesOnFrom: async ({ size, root }) => {
      if (size > heads.length) throw new NotProved(`head ${size - 1}: the saved record ends before`)
      return treeRoot(size, findNode) === root
    },
  }
  return { source, ticks: count, records: moments.length }
}

/** Each block is chained to the one before, and each head says what its blocks are. */
function checkBlocks({ signed, heads, blocks }: SavedTape): void {
  let [hash, position, place] = [GENESIS_HASH, 1, 0]
  for (const [number, text] of heads.entries()) {
    const head = parseHead(text)
    if (head === undefined || head.number !== number || head.first !== position) {
      throw new NotProved(`head ${number}: not the next one`)
    }
    const hashes: string[] = []
    for (; hashes.length < head.blocks; place += 1) {
      const block = blocks[place]
      if (block === undefined || block.first !== position || block.previousHash !== hash) {
        throw new NotProved(`block of position ${position}: not the next one`)
      }
      hash = hashBlock(block)
      position = endOf(block)
      if (place === 0 && hash !== signed.tape) throw new NotProved('block 1: of another tape')
      hashes.push(hashLeaf(hash))
    }
    const root = treeRoot(hashes.length, nodesOver(hashes))
    if (hash !== head.tapeHash || root !== head.blocksRoot || position !== head.last + 1) {
      throw new NotProved(`head ${number}: its blocks are others`)
    }
  }
  if (place !== blocks.length) throw new NotProved('blocks: more than the heads have')
}

function readRecords(blocks: readonly Block[]) {
  const ticks = new Map<string, TickLog>()
  const instruments = new Map<string, Placed<InstrumentText>[]>()
  const discounts: Placed<readonly Rate[]>[] = []
  const rollovers: Placed<number>[] = []
  const sources: Placed<SourceEntry>[] = []
  const moments: Moment[] = []
  let time = 0
  for (const { first, payload } of blocks) {
    for (const [place, line] of payload.split('\n').entries()) {
      const position = first + place
      const entry = parseTapeEntry(line)
      if (entry.time < time) throw new NotProved(`position ${position}: time goes back`)
      time = entry.time
      moments.push({ kind: entry.kind, time: entry.time })
      if (entry.kind === 'tick') addTick(ticks, position, entry)
      if (entry.kind === 'feed' || entry.kind === 'quarantine') {
        sources.push({ position, item: entry })
      }
      if (entry.kind === 'instrument') {
        const { symbol } = entry.instrument
        const known = instruments.get(symbol) ?? []
        instruments.set(symbol, [...known, { position, item: entry.instrument }])
      }
      if (entry.kind === 'calendar' && entry.instant === 'rollover') {
        rollovers.push({ position, item: entry.time })
      }
      if (entry.kind === 'money-terms') {
        discounts.push({ position, item: discountsOf(entry.terms.vipLevels) })
      }
    }
  }
  return { ticks, instruments, discounts, rollovers, sources, moments }
}

function addTick(
  logs: Map<string, TickLog>,
  position: number,
  { symbol, seq, time, price }: Extract<TapeEntry, { kind: 'tick' }>,
): void {
  const log = logs.get(symbol) ?? []
  if (log.length === 0) logs.set(symbol, log)
  if (seq !== log.length + 1) throw new NotProved(`${symbol} ${seq}: not the next tick`)
  log.push({ position, item: { seq, time, price } })
}

const SHIPPED = VIP_LEVELS.map(({ feeDiscount }) => feeDiscount)

export function discountsOf(
  levels: readonly { readonly feeDiscount: string }[] | undefined,
): readonly Rate[] {
  return levels?.map(({ feeDiscount }) => readRate(feeDiscount)) ?? SHIPPED
}

/** Of all in order those of a span, with the one before and the one after. */
export function withNeighbours<Item extends { readonly position: number }>(
  all: readonly Item[],
  after: number,
  until: number,
): readonly Item[] {
  const first = all.findIndex(({ position }) => position > after)
  if (first === -1) return all.slice(-1)
  const behind = all.findIndex(({ position }) => position > until)
  return all.slice(Math.max(0, first - 1), behind === -1 ? undefined : behind + 1)
}

function lastBefore<Item>(
  all: readonly Placed<Item>[],
  position: number,
): Placed<Item> | undefined {
  return lastAt(all, (one) => one.position <= position)
}

/** By halving: `fits` holds up to a place and not behind it. */
function lastAt<Item>(all: readonly Item[], fits: (item: Item) => boolean): Item | undefined {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (fits(all[middle] as Item)) low = middle + 1
    else high = middle
  }
  return all[low - 1]
}
