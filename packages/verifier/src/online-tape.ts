// The records as they are asked for one by one, each with the proof that it stands under the newest
// head; what is not proved is not believed.

import { parseTapeEntry } from '@fairtick/core/engine/codec/tape-text'
import type { TapeEntry } from '@fairtick/core/engine/record'
import { type Block, endOf, hashBlock } from '@fairtick/proof/block'
import { isContinued } from '@fairtick/proof/check-path'
import { findHeadFault, parseHead, type SignedHead, treeOf } from '@fairtick/proof/head'
import type { PublicKey } from '@fairtick/proof/signature'
import { checkTapeProof, type TapeProof } from '@fairtick/proof/tape-proof'
import { discountsOf, type SavedTape, withNeighbours } from './saved-tape.ts'
import {
  isOfSources,
  NotProved,
  type ProvenTick,
  type ServedFrame,
  type SourceEntry,
  type TapeSource,
} from './tape-source.ts'

/** There is nothing of what was asked for. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
}

/** Answers the `result` of a GET of the API, by its path and query. Throws where there is none. */
export type AskTape = <Result>(path: string) => Promise<Result>

/** An `AskTape` of an installation: `https://app.example`. */
export function askInstallation(address: string, get: typeof fetch = fetch): AskTape {
  return async <Result>(path: string) => {
    const response = await get(new URL(path, address))
    const answer = (await response.json()) as {
      readonly result?: Result
      readonly message?: string
    }
    if (response.status === 404) throw new NotFound(path)
    if (!response.ok || answer.result === undefined) {
      throw new Error(`${path}: ${response.status} ${answer.message ?? ''}`)
    }
    return answer.result
  }
}

export async function openOnlineTape(ask: AskTape): Promise<TapeSource> {
  const { keys, signed } = await askNewest(ask)
  const prove = async (query: string): Promise<Proven | undefined> => {
    const { proof } = await ask<{ proof: TapeProof | null }>(`/tape/proof?${query}`)
    if (proof === null) return undefined
    await checkUnder(ask, signed, proof.signed)
    const checked = checkTapeProof(proof, keys)
    if ('fault' in checked) throw new NotProved(`${query}: ${checked.fault}`)
    const blockHash = hashBlock(proof.block)
    return { position: proof.position, entry: parseTapeEntry(checked.line), blockHash }
  }
  const proveAt: ProveAt = async (position) => {
    const found = await prove(`position=${position}`)
    if (found === undefined || found.position === position) return found
    throw new NotProved(`position=${position}: another record`)
  }
  const tick = async (symbol: string, seq: number): Promise<ProvenTick | undefined> => {
    if (seq < 1) return undefined
    const found = await prove(`symbol=${encodeURIComponent(symbol)}&seq=${seq}`)
    if (found === undefined) return undefined
    const { position, entry } = found
    if (entry.kind !== 'tick' || entry.symbol !== symbol || entry.seq !== seq) {
      throw new NotProved(`${symbol} ${seq}: another record`)
    }
    return { position, item: entry }
  }
  const last = parseHead(signed.head)?.last ?? 0
  const nextTick = nextTickOf({ ask, proveAt, tick, last })
  const { termsOf, instruments } = termsReader(ask, proveAt)
  return {
    ...{ keys, signed, tick, instruments },
    nextTick: (symbol, used, until) => nextTick(symbol, used, (position) => position > until),
    moment: async (position) => {
      const found = position > last ? undefined : await proveAt(position)
      if (found === undefined && position <= last) throw new NotProved(`position ${position}`)
      return found?.entry
    },
    tickInForce: (symbol, at) => findInForce(ask, { tick, nextTick }, symbol, at),
    frames: (symbol, seq) => askFrames(ask, symbol, seq),
    sourceEntries: async (symbol, behind, until) => {
      const entries: SourceEntry[] = []
      for await (const { entry } of recordsOf(chainedBlocks(ask, proveAt, behind + 1))) {
        if (entry.time > until) return entries
        if (isOfSources(entry, symbol)) entries.push(entry)
      }
      return entries
    },
    discounts: async (position) => {
      for await (const { entry } of termsOf('money-terms', position)) {
        if (entry.kind === 'money-terms') return discountsOf(entry.terms.vipLevels)
      }
      return discountsOf(undefined)
    },
    rollovers: async (after, until) => {
      const named = await listRollovers(ask, after)
      return await Promise.all(
        withNeighbours(named, after, until).map(async ({ position }) => {
          const entry = (await proveAt(position))?.entry
          if (entry?.kind !== 'calendar' || entry.instant !== 'rollover') {
            throw new NotProved(`rollover ${position}: another record`)
          }
          return { position, item: entry.time }
        }),
      )
    },
    goesOnFrom: (earlier) => goesOn(ask, earlier, treeOf(signed)),
  }
}

type NextTick = (
  symbol: string,
  tick: ProvenTick,
  isBehind: (position: number, time: number) => boolean,
) => Promise<ProvenTick | undefined>

/** Of the record at a position, and of no other. */
type ProveAt = (position: number) => Promise<Proven | undefined>

type NextTickParts = Pick<TapeSource, 'tick'> & {
  readonly ask: AskTape
  readonly proveAt: ProveAt
  /** Where the newest head ends. */
  readonly last: number
}

/** The house may say that there is none: then all records in between are looked at. */
function nextTickOf({ ask, proveAt, tick, last }: NextTickParts): NextTick {
  return async (symbol, { position: from, item }, isBehind) => {
    const next = await tick(symbol, item.seq + 1)
    if (next !== undefined || from >= last) return next
    for await (const { position, entry } of recordsOf(chainedBlocks(ask, proveAt, from + 1))) {
      if (position <= from) continue
      if (isBehind(position, entry.time)) return undefined
      if (entry.kind === 'tick' && entry.symbol === symbol) {
        throw new NotProved(`${symbol} ${entry.seq}: was not named`)
      }
      if (position === last) return undefined
    }
    return undefined
  }
}

/** The house names which stood; each of them is proved. */
function termsReader(ask: AskTape, proveAt: ProveAt) {
  async function* termsOf(kind: TapeEntry['kind'], until: number, symbol?: string) {
    const about = symbol === undefined ? '' : `symbol=${encodeURIComponent(symbol)}&`
    for (let before = until; ; ) {
      const query = `/tape/terms?${about}before=${before}`
      const { terms } = await ask<{ terms: readonly { position: number; kind: string }[] }>(query)
      for (const { position } of terms.filter((term) => term.kind === kind)) {
        const found = position <= until ? await proveAt(position) : undefined
        if (found === undefined) throw new NotProved(`${kind} ${position}: is not on the record`)
        yield found
      }
      before = (terms.at(-1)?.position ?? 0) - 1
      if (before < 1) return
    }
  }
  async function* instruments(symbol: string, until: number) {
    for await (const { position, entry } of termsOf('instrument', until, symbol)) {
      if (entry.kind !== 'instrument' || entry.instrument.symbol !== symbol) {
        throw new NotProved(`instrument ${position}: another record`)
      }
      yield { position, item: entry.instrument }
    }
  }
  return { termsOf, instruments }
}

async function* recordsOf(blocks: AsyncIterable<Block>) {
  for await (const { first, payload } of blocks) {
    for (const [place, line] of payload.split('\n').entries()) {
      yield { position: first + place, entry: parseTapeEntry(line) }
    }
  }
}

type Proven = {
  readonly position: number
  readonly entry: TapeEntry
  readonly blockHash: string
}
type Tree = ReturnType<typeof treeOf>

async function askFrames(ask: AskTape, symbol: string, seq: number) {
  try {
    const query = `/tape/frame?symbol=${encodeURIComponent(symbol)}&seq=${seq}`
    return (await ask<{ frames: readonly ServedFrame[] }>(query)).frames
  } catch (problem) {
    if (problem instanceof NotFound) return undefined
    throw problem
  }
}

/** Of an outage longer than these, the saved record is looked through instead. */
const MOST_PAGES = 500

/**
 * The blocks from the one with a position on: each is chained to the one before, and the last of a
 * page is proved, so that none of them can be another.
 */
async function* chainedBlocks(ask: AskTape, proveAt: ProveAt, from: number): AsyncGenerator<Block> {
  let before: Block | undefined
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const start = before === undefined ? from : endOf(before)
    const { blocks } = await ask<{ blocks: readonly Block[] }>(`/tape/blocks?from=${start}`)
    const last = blocks.at(-1)
    if (last === undefined) throw new NotProved(`block of position ${start}: is missing`)
    for (const block of blocks) {
      const isNext =
        before === undefined
          ? block.first <= start && start < endOf(block)
          : block.first === endOf(before) && block.previousHash === hashBlock(before)
      if (!isNext) throw new NotProved(`block of position ${block.first}: not the next one`)
      before = block
    }
    const proven = await proveAt(last.first)
    if (proven?.blockHash !== hashBlock(last)) {
      throw new NotProved(`block of position ${last.first}: is another one`)
    }
    yield* blocks
  }
  throw new NotProved(`block of position ${from}: too many follow`)
}

async function askNewest(ask: AskTape) {
  const { keys } = await ask<{ keys: readonly PublicKey[] }>('/.well-known/fairtick-keys.json')
  const { signed } = await ask<{ signed: SignedHead | null }>('/tape/head')
  if (signed === null) throw new NotProved('head: none is published yet')
  const fault = findHeadFault(signed, keys)
  if (fault !== undefined) throw new NotProved(`newest head: ${fault}`)
  return { keys, signed }
}

/** A proof under another head than the first: the one must go on from the other. */
async function checkUnder(ask: AskTape, known: SignedHead, given: SignedHead): Promise<void> {
  if (given.root === known.root) return
  const [a, b] = [treeOf(known), treeOf(given)]
  const [earlier, later] = a.size <= b.size ? [a, b] : [b, a]
  const isSame = given.tape === known.tape && (await goesOn(ask, earlier, later))
  if (!isSame) throw new NotProved(`head ${b.size - 1}: does not go on from head ${a.size - 1}`)
}

async function goesOn(ask: AskTape, earlier: Tree, later: Tree): Promise<boolean> {
  if (earlier.size > later.size) return false
  const query = `/tape/continuation?from=${earlier.size}&to=${later.size}`
  const { path } = await ask<{ path: readonly string[] }>(query)
  return isContinued({ earlier, later, path })
}

/** From the newest back to the first that is not behind a position, as the house names them. */
async function listRollovers(ask: AskTape, after: number) {
  const found: { readonly position: number }[] = []
  for (let before = ''; ; before = `&before=${(found.at(-1)?.position ?? 0) - 1}`) {
    const query = `/tape/terms?kind=rollover${before}`
    const { terms } = await ask<{ terms: readonly { position: number }[] }>(query)
    found.push(...terms)
    const oldest = found.at(-1)?.position ?? 0
    if (terms.length === 0 || oldest <= Math.max(after, 1)) return found.toReversed()
  }
}

/** The house names it; that the next one is later is proved as well. */
async function findInForce(
  ask: AskTape,
  { tick, nextTick }: Pick<TapeSource, 'tick'> & { readonly nextTick: NextTick },
  symbol: string,
  at: number,
): Promise<ProvenTick | undefined> {
  const query = `symbol=${encodeURIComponent(symbol)}&before=${at + 1}&limit=1`
  const { ticks } = await ask<{ ticks: readonly [number, number, string][] }>(
    `/api/market/ticks?${query}`,
  )
  const seq = ticks.at(-1)?.[0]
  if (seq === undefined) return undefined
  const found = await tick(symbol, seq)
  const next = found && (await nextTick(symbol, found, (_, time) => time > at))
  if (found === undefined || found.item.time > at || (next && next.item.time <= at)) {
    throw new NotProved(`${symbol} at ${at}: ${seq} is not the tick in force`)
  }
  return found
}

/** All of a tape, to be checked offline; `tell` hears how far it is. */
export async function saveTape(
  ask: AskTape,
  tell: (position: number, last: number) => void = () => {},
): Promise<SavedTape> {
  const { keys, signed } = await askNewest(ask)
  const { size } = treeOf(signed)
  const heads: string[] = []
  while (heads.length < size) {
    const page = await ask<{ heads: readonly string[] }>(`/tape/heads?from=${heads.length}`)
    if (page.heads.length === 0) throw new NotProved(`head ${heads.length}: is missing`)
    heads.push(...page.heads.slice(0, size - heads.length))
  }
  const last = parseHead(signed.head)?.last ?? 0
  const blocks: SavedTape['blocks'][number][] = []
  for (let from = 1; from <= last; ) {
    const page = await ask<{ blocks: SavedTape['blocks'] }>(`/tape/blocks?from=${from}`)
    const wanted = page.blocks.filter(({ first }) => first >= from && first <= last)
    const end = wanted.at(-1)
    if (end === undefined) throw new NotProved(`block of position ${from}: is missing`)
    blocks.push(...wanted)
    from = endOf(end)
    tell(from - 1, last)
  }
  return { keys, signed, heads, blocks }
}
