// One kill under load: what the clients had before it, what fell due meanwhile, when all was back.

import type { SeededRandom } from '@fairtick/testkit/seeded-random'
import { pause } from './buyer.ts'
import type { CrashFixture } from './crash-fixture.ts'
import { orderOf, type PurchaseLog, requestsOf } from './purchase-log.ts'
import type { TradeLog } from './trade-log.ts'

/** How long before the kill its purchases are looked at. */
const WINDOW_MS = 200

/** Between two looks for a request that is under way, and all of them together. */
const LONGEST_STEP_MS = 5
const LONGEST_WAIT_MS = 2_000

/** After the server says that it is ready. */
const FIRST_TICKS_MS = 1_000
const BY_MARKET: readonly string[] = ['take_profit', 'stop_loss', 'stop_out']

export type Kill = {
  readonly upMs: number
  /** As the server has it. */
  readonly killedAtMs: number
  readonly readyAtMs: number
  /** Answers and requests without one in the 200 ms before the kill. */
  readonly acknowledged: number
  readonly unanswered: number
  /** Options that were acknowledged and expired while nothing ran. */
  readonly dueWhileDown: number
  /** From the start of the process until it says itself that it takes orders. */
  readonly readyMs: number
}

/**
 * Kills the server under a request of the next seconds and starts it again. When is drawn, and not
 * awaited by any sign: at any moment it must do no harm.
 */
export async function killOnce(
  { server, log, serverTime }: CrashFixture,
  random: SeededRandom,
  [shortestMs, longestMs]: readonly [number, number],
): Promise<Kill> {
  const upMs = shortestMs + random.whole(longestMs - shortestMs)
  await pause(upMs)
  await requestUnderWay(log, random)
  const killedMs = Date.now()
  const killedAtMs = serverTime()
  await server.kill9()
  const startMs = Date.now()
  await server.restart()
  const readyAtMs = serverTime()
  return {
    ...{ upMs, killedAtMs, readyAtMs },
    ...countAround(log, killedMs),
    dueWhileDown: countDue(log, killedAtMs, readyAtMs),
    readyMs: Date.now() - startMs,
  }
}

/** A kill between two requests would hit nothing; any instant of one is as likely as another. */
export async function requestUnderWay(
  { underWay }: PurchaseLog,
  random: SeededRandom,
): Promise<void> {
  const endMs = Date.now() + LONGEST_WAIT_MS
  do await pause(random.whole(LONGEST_STEP_MS))
  while (underWay() === 0 && Date.now() < endMs)
}

/** Contracts that the first ticks after a kill ended: what ends them was reached meanwhile. */
export function closesWhileDown(
  { records }: Pick<TradeLog, 'records'>,
  kills: readonly Kill[],
): number {
  const isFirst = (timeMs: number) =>
    kills.some(
      ({ killedAtMs, readyAtMs }) => timeMs > killedAtMs && timeMs < readyAtMs + FIRST_TICKS_MS,
    )
  return records.filter(
    ({ closeTime, closeReason }) =>
      isFirst(closeTime ?? 0) && BY_MARKET.includes(closeReason ?? ''),
  ).length
}

/** A kill that hit nothing proves nothing (REL-13). */
export function counts({ acknowledged, unanswered, dueWhileDown }: Kill): boolean {
  return acknowledged > 0 && unanswered > 0 && dueWhileDown > 0
}

export function describeKill(kill: Kill, number: number): string {
  return [
    `kill ${number}${counts(kill) ? '' : ' (does not count)'}:`,
    `after ${(kill.upMs / 1_000).toFixed(1)} s,`,
    `${kill.acknowledged} acknowledged and ${kill.unanswered} unanswered in the 200 ms before,`,
    `${kill.dueWhileDown} due while down,`,
    `ready after ${(kill.readyMs / 1_000).toFixed(2)} s`,
  ].join(' ')
}

function countAround(log: PurchaseLog, killedMs: number) {
  const isNear = (timeMs: number) => timeMs >= killedMs - WINDOW_MS && timeMs <= killedMs
  const requests = requestsOf(log)
  return {
    acknowledged: requests.filter(
      ({ reply }) => reply.kind === 'acknowledged' && isNear(reply.atMs),
    ).length,
    unanswered: requests.filter(
      ({ sentMs, reply }) => reply.kind === 'unanswered' && isNear(sentMs),
    ).length,
  }
}

function countDue({ purchases }: PurchaseLog, fromMs: number, untilMs: number): number {
  return purchases.filter((purchase) => {
    const order = orderOf(purchase)
    return order !== undefined && order.expiryTime > fromMs && order.expiryTime <= untilMs
  }).length
}
