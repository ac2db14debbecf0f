// A load and its peer by turns, and what their rounds come to.

import { createProgress } from '../../tools/progress.ts'
import type { MeasuredCalls } from '../options/callers.ts'
import type { Cpu } from '../options/cpu-meter.ts'
import { latencyAt, medianOf } from '../options/figures.ts'

/**
 * Of each load, before its window: while the other one ran, this one's memory went cold, and all
 * callers ask at once when they begin. What it took is printed beside the window's figures.
 */
const LEAD_MS = 1_000
/**
 * A peer whose median is below this share of its best window was kept from the processors or the
 * disk, and says nothing about ours. The best of the same run: how fast a machine is decides
 * neither way.
 */
const PEER_SHARE = 0.6

/**
 * The first round is not counted: programs are compiled in it, and PostgreSQL makes files for its
 * log until it has a gigabyte of them. From then on it writes into those, as one does that has run
 * for a day.
 */
export type Windows = {
  readonly windowMs: number
  readonly warmUpMs: number
  readonly rounds: number
}

/** Calls of a window, with their CPU where it can be told. */
export type OwnWindow = MeasuredCalls & { readonly cpu?: Cpu }

export type Sides = {
  /** Called before each load: what the other one left to be written or cleared is not its work. */
  readonly settle: (next: 'peer' | 'own') => Promise<void>
  /** Calls a second over a window. */
  readonly measurePeer: (windowMs: number) => Promise<number>
  readonly measureOwn: (windowMs: number) => Promise<OwnWindow>
}

export type Rounds = {
  /** A second, of each counted round. */
  readonly peer: readonly number[]
  readonly own: readonly number[]
  readonly p50Ms: readonly number[]
  readonly p99Ms: readonly number[]
  /** Microseconds a call; empty where the CPU is not told. */
  readonly nodeUs: readonly number[]
  readonly backendUs: readonly number[]
  /** The peer's best window of all, the one before our first call included. */
  readonly bestPeer: number
}

/** Prints a line for each round. */
export async function measureAlternating(
  name: string,
  { windowMs, warmUpMs, rounds }: Windows,
  { settle, measurePeer, measureOwn }: Sides,
): Promise<Rounds> {
  const counted: { readonly peer: number; readonly own: OwnWindow }[] = []
  let bestPeer = 0
  const progress = createProgress({ what: 'rounds', total: rounds + 1 })
  for (let round = 0; round <= rounds; round += 1) {
    await settle('peer')
    await measurePeer(LEAD_MS)
    const peer = await measurePeer(windowMs)
    bestPeer = Math.max(bestPeer, peer)
    await settle('own')
    const lead = await measureOwn(LEAD_MS)
    const own = await measureOwn(round === 0 ? warmUpMs : windowMs)
    const speed = `peer ${peer.toFixed(0)}/s, own ${own.perSecond.toFixed(0)}/s`
    const slowest = `p99 ${p99Of(own).toFixed(1)} ms, ${p99Of(lead).toFixed(1)} ms in its lead`
    progress.makeRoom()
    console.log(`${name} round ${round}: ${speed}, ${slowest}`)
    if (round > 0) counted.push({ peer, own })
    progress.done(round + 1)
  }
  progress.end()
  const own = counted.map((round) => round.own)
  const perCall = (window: OwnWindow, us: number | undefined) =>
    us === undefined ? [] : [us / window.latenciesMs.length]
  return {
    peer: counted.map((round) => round.peer),
    own: own.map(({ perSecond }) => perSecond),
    p50Ms: own.map(({ latenciesMs }) => latencyAt(latenciesMs, 0.5)),
    p99Ms: own.map(p99Of),
    nodeUs: own.flatMap((window) => perCall(window, window.cpu?.nodeUs)),
    backendUs: own.flatMap((window) => perCall(window, window.cpu?.backendUs)),
    bestPeer,
  }
}

function p99Of({ latenciesMs }: MeasuredCalls): number {
  return latencyAt(latenciesMs, 0.99)
}

/**
 * `ratio=… per_second=… p50_ms=… p99_ms=… worst_p99_ms=…`, `node_us=… backend_us=…` where there is
 * CPU, then the peer under its name and whether it had its share: medians of the rounds.
 */
export function describeRounds(rounds: Rounds, peerName: string): readonly string[] {
  const { own, peer, p50Ms, p99Ms, nodeUs, backendUs, bestPeer } = rounds
  const ratios = own.map((each, round) => each / (peer[round] as number))
  console.log(`ratios of the rounds: ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')}`)
  const isValid = medianOf(peer) >= PEER_SHARE * bestPeer
  if (!isValid)
    console.log(`void: the peer fell to ${medianOf(peer).toFixed(0)} of ${bestPeer.toFixed(0)}/s`)
  return [
    `ratio=${medianOf(ratios).toFixed(2)}`,
    `per_second=${medianOf(own).toFixed(0)}`,
    `p50_ms=${medianOf(p50Ms).toFixed(1)}`,
    `p99_ms=${medianOf(p99Ms).toFixed(1)}`,
    `worst_p99_ms=${Math.max(...p99Ms).toFixed(1)}`,
    ...(nodeUs.length > 0 ? [`node_us=${medianOf(nodeUs).toFixed(1)}`] : []),
    ...(backendUs.length > 0 ? [`backend_us=${medianOf(backendUs).toFixed(1)}`] : []),
    `${peerName}=${medianOf(peer).toFixed(0)}`,
    `best_${peerName}=${bestPeer.toFixed(0)}`,
    `valid=${isValid}`,
  ]
}
