// Margin calls and stop-outs of 100 000 accounts, against working out each that a tick touches.

import type { PlacedEvent } from '@fairtick/core/engine/event'
import { countRounds } from './count-rounds.ts'
import {
  FEE_RATE,
  FIRST_MARK,
  generateAccounts,
  INSTRUMENTS,
  loadEngine,
  markOf,
  SPREAD,
  tickEngine,
} from './cross-margin/generate-accounts.ts'
import { createRandom, type Random } from './normal-random.ts'
import { collectGarbage } from './options/collect-garbage.ts'
import { medianOf } from './options/figures.ts'
import { createNaiveCrossMargin } from './peers/naive-cross-margin.ts'

const ACCOUNTS = 100_000
const POSITIONS_EACH = 5
/** Walked before all else, so that both programs are compiled; the peer's is one loop. */
const COMPILING_ACCOUNTS = 20_000
const COMPILING_ROUNDS = 60
const PEER_COMPILING_ROUNDS = 4
const WARM_TICKS = 20_000
const ROUNDS = 7
/** Both walk the same path, so the slower sets its length. */
const TICKS_A_ROUND = 12_000
/** Before each round, not counted: while one side walked, the other's memory went cold. */
const LEAD_TICKS = 8_000
/** Of one call; all walks are so many times as long. */
const CALLED_TICKS = 100
/** Deviations of one tick: quiet, and a market in turmoil. */
const MOVES = { quiet: 0.25e-4, stress: 2e-4 }

/** Performance.md measured this for the peer; one far slower would flatter us. */
const PEER_EXPECTED = { quiet: 19_400, stress: 12_300 }
const PEER_AT_LEAST = 0.6

/** Prints a table and `bench cross-margin ratio_quiet=… ratio_stress=… differences=…`. */
export async function run(): Promise<void> {
  compileBoth()
  const quiet = measure('quiet')
  const stress = measure('stress')
  console.table({ quiet, stress })
  console.log(
    `bench cross-margin ratio_quiet=${quiet.ratio} ratio_stress=${stress.ratio} ` +
      `differences=${quiet.differences + stress.differences} ` +
      `happened=${quiet.happened + stress.happened} ticks_quiet=${quiet['ticks/s']} ` +
      `ticks_stress=${stress['ticks/s']} accounts=${ACCOUNTS} positions=${POSITIONS_EACH} ` +
      `void=${quiet.void || stress.void ? 1 : 0}`,
  )
}

/** Both sides of the same accounts, walking the same path. */
function createSides(count: number, random: Random) {
  const chooseInstrument = () => Math.floor(random.next() * INSTRUMENTS)
  const drawn = { accounts: count, positionsEach: POSITIONS_EACH, chooseInstrument, random }
  const accounts = generateAccounts(drawn)
  const state = loadEngine(accounts)
  const marks = new Float64Array(INSTRUMENTS).fill(FIRST_MARK)
  const peer = createNaiveCrossMargin(accounts, marks.slice(), {
    spread: SPREAD,
    feeRate: FEE_RATE,
  })
  const log: string[] = []
  let ticks = 0
  const runEngine = (path: readonly Move[]) =>
    measureTicks(path, ({ instrument, price }) => {
      ticks += 1
      const { events } = tickEngine(state, instrument, price)
      if (events.length > 0) log.push(...events.flatMap((placed) => textOf(ticks, placed)))
    })
  const runPeer = (path: readonly Move[]) =>
    measureTicks(path, ({ instrument, mark }) => peer.tick(instrument, mark))
  const draw = (kind: keyof typeof MOVES, length: number) =>
    generatePath(marks, MOVES[kind], random, length)
  return { peer, log, runEngine, runPeer, draw }
}

function compileBoth(): void {
  const { runEngine, runPeer, draw } = createSides(COMPILING_ACCOUNTS, createRandom(12))
  for (let round = 0; round < COMPILING_ROUNDS; round += 1) {
    const path = draw(round % 2 === 0 ? 'stress' : 'quiet', TICKS_A_ROUND)
    runEngine(path)
    if (round < PEER_COMPILING_ROUNDS) runPeer(path)
  }
}

function measure(kind: keyof typeof MOVES) {
  const { peer, log, runEngine, runPeer, draw } = createSides(ACCOUNTS, createRandom(11))
  const warm = draw(kind, WARM_TICKS)
  runEngine(warm)
  runPeer(warm)
  // What drawing and loading the accounts left: no tick did that.
  collectGarbage()
  const [own, theirs]: [number[], number[]] = [[], []]
  for (const _ of countRounds(ROUNDS)) {
    const [lead, path] = [draw(kind, LEAD_TICKS), draw(kind, TICKS_A_ROUND)]
    runPeer(lead)
    theirs.push(runPeer(path))
    runEngine(lead)
    own.push(runEngine(path))
  }
  const [ownRate, peerRate] = [medianOf(own), medianOf(theirs)]
  const ratios = own.map((rate, round) => rate / (theirs[round] as number))
  return {
    'ticks/s': Math.round(ownRate),
    'naive ticks/s': Math.round(peerRate),
    ratio: Number(medianOf(ratios).toFixed(1)),
    lowest: Number(Math.min(...ratios).toFixed(1)),
    highest: Number(Math.max(...ratios).toFixed(1)),
    happened: peer.log.length,
    differences: countDifferences(log, peer.log),
    void: peerRate < PEER_EXPECTED[kind] * PEER_AT_LEAST,
  }
}

type Move = {
  readonly instrument: number
  readonly mark: number
  readonly price: ReturnType<typeof markOf>
}

/** Ticks a second of processor time: what else runs on the machine takes none of it. */
function measureTicks(path: readonly Move[], tick: (move: Move) => void): number {
  const before = process.cpuUsage()
  for (let from = 0; from < path.length; from += CALLED_TICKS) walk(path, from, tick)
  const { user, system } = process.cpuUsage(before)
  return (path.length * 1_000_000) / (user + system)
}

/** Called often, it is compiled once; one long loop is compiled anew while it runs. */
function walk(path: readonly Move[], from: number, tick: (move: Move) => void): void {
  for (let at = from; at < from + CALLED_TICKS; at += 1) tick(path[at] as Move)
}

/** Random walks; the float is exactly what the price says. */
function generatePath(marks: Float64Array, move: number, random: Random, count: number): Move[] {
  return Array.from({ length: count }, () => {
    const instrument = Math.floor(random.next() * INSTRUMENTS)
    const price = markOf((marks[instrument] as number) * (1 + move * random.normal()))
    const mark = Number(price / 10_000_000n) / 100_000
    marks[instrument] = mark
    return { instrument, mark, price }
  })
}

function textOf(tick: number, { event }: PlacedEvent): string[] {
  if (event.kind === 'margin-called') return [`${tick} ${event.accountId} called`]
  if (event.kind !== 'position-closed') return []
  return [`${tick} ${event.accountId} closed ${event.position.id.split('-')[1]}`]
}

/** Accounts are independent: what counts is what happened at which tick, not in which order. */
function countDifferences(ours: readonly string[], theirs: readonly string[]): number {
  const [own, peer] = [new Set(ours), new Set(theirs)]
  const missing = [...own].filter((line) => !peer.has(line)).length
  return missing + [...peer].filter((line) => !own.has(line)).length
}
