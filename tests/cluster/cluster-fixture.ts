// The roles as processes of their own under buyers, traders and screens, for something to happen.

import { openDatabase } from '@fairtick/server/platform/open-database'
import { type Cluster, type ClusterSettings, startCluster } from '@fairtick/server/test/cluster'
import { startPostgresServer } from '@fairtick/server/test/database/postgres-server'
import { drawNumber } from '@fairtick/testkit/drawn-sample'
import { eventually } from '@fairtick/testkit/eventually'
import { createSeededRandom } from '@fairtick/testkit/seeded-random'
import { type Buyer, type Door, keepBuying, openBuyer, pause } from '../crash/buyer.ts'
import { checkBooks } from '../crash/check-books.ts'
import { hasNoneOpen } from '../crash/crash-fixture.ts'
import { createPurchaseLog, type PurchaseLog, requestsOf } from '../crash/purchase-log.ts'
import { createTradeLog, type TradeLog } from '../crash/trade-log.ts'
import { openTrader, type Trader } from '../crash/trader.ts'
import { findUnrecorded } from './heard-ticks.ts'
import { type Listener, openListener } from './listener.ts'
import { findLateBeats, openWitness, type Witness } from './witness.ts'

const COUNTS = { engine: 2, api: 2, gateway: 2, office: 0 } as const
const CROWD = { buyers: 4, traders: 3 }
const MEAN_PAUSE_MS = 60
/** So that all are settled half a minute after the last one was bought. */
const OPTION_SECONDS = 30
/** Of a machine that does other things too: three times what the table of failures promises. */
export const READY_WITHIN_MS = 30_000
const LOOK_EVERY_MS = 50
const SETTLED_WITHIN_MS = 120_000
/** They all come from one address, and nothing here is about limits. */
const ENVIRONMENT = {
  LIMIT_NETWORK_CONNECTIONS: '2000',
  LIMIT_SESSION_PER_SECOND: '1000',
  LIMIT_ADDRESS_PER_SECOND: '10000',
  REPLAY_SPEED: '20',
}

export type ClusterFixture = {
  readonly cluster: Cluster
  readonly databaseUrl: string
  readonly log: PurchaseLog
  readonly buyers: readonly Buyer[]
  readonly listeners: readonly Listener[]
  readonly witness: Witness
  /** Until every process is as it should be, orders go through, and every screen listens. */
  readonly untilReady: () => Promise<void>
  /**
   * Ends the trading, settles everything, stops all processes and checks what they left behind.
   * `more`: screens of the test's own.
   */
  readonly finish: (more?: readonly Listener[]) => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

export async function openClusterFixture(
  settings: Pick<ClusterSettings, 'waysOf' | 'networkOf'> = {},
): Promise<ClusterFixture> {
  const postgres = await startPostgresServer()
  const databaseUrl = await postgres.newDatabase()
  const cluster = await startCluster({
    ...{ databaseUrl, counts: COUNTS, environment: ENVIRONMENT },
    ...settings,
  }).catch(async (fault: unknown) => {
    await postgres.remove()
    throw fault
  })
  const witness = await openWitness(cluster.nats.url)
  const crowd = await openCrowd(cluster)
  const { log, listeners, buyers } = crowd
  const finish = async (more: readonly Listener[] = []) => {
    await crowd.end()
    const findings = await checkScreens([...listeners, ...more], witness, buyers)
    await crowd.readTrades()
    for (const listener of listeners) listener.stop()
    await Promise.all(cluster.members.map((member) => member.stop()))
    const database = await openDatabase({ kind: 'postgres', url: databaseUrl })
    findings.push(...(await checkBooks(database, log, crowd.trades)))
    await database.close()
    return findings
  }
  return {
    ...{ cluster, databaseUrl, log, buyers, listeners, witness, finish },
    untilReady: () => untilReady(cluster, log, listeners),
    close: async () => {
      for (const listener of listeners) listener.stop()
      crowd.stop()
      await witness.close()
      await cluster.stop()
      await postgres.remove()
    },
  }
}

type Crowd = {
  readonly log: PurchaseLog
  readonly trades: TradeLog
  readonly buyers: readonly Buyer[]
  readonly listeners: readonly Listener[]
  readonly stop: () => void
  /** Nothing of theirs is unanswered or unsettled any more. */
  readonly end: () => Promise<void>
  readonly readTrades: () => Promise<void>
}

/** They begin at once. */
async function openCrowd(cluster: Cluster): Promise<Crowd> {
  const log = createPurchaseLog()
  const trades = createTradeLog()
  const buyers: Buyer[] = []
  const traders: Trader[] = []
  for (let place = 0; place < CROWD.buyers; place += 1) {
    const buyer = await openBuyer(anyApi(cluster, `buyer ${place}`), place, log)
    const newPurchase = () => buyer.newPurchase({ duration: OPTION_SECONDS })
    buyers.push({ ...buyer, newPurchase })
  }
  for (let place = 0; place < CROWD.traders; place += 1) {
    traders.push(await openTrader(anyApi(cluster, `trader ${place}`), place, trades))
  }
  const [first = '', ...others] = cluster.of('gateway').map(({ url }) => url)
  const listeners = buyers.map(({ userId, token, name }) =>
    openListener({
      ...{ userId, token, urls: [first, ...others] },
      random: createSeededRandom(drawNumber(`screen of ${name}`)),
    }),
  )
  let isOver = false
  const trading = Promise.all([
    ...buyers.map((buyer) => keepBuying(buyer, () => isOver, MEAN_PAUSE_MS)),
    ...traders.map(({ keepTrading }) => keepTrading(() => isOver, MEAN_PAUSE_MS)),
  ])
  return {
    ...{ log, trades, buyers, listeners },
    stop: () => {
      isOver = true
    },
    end: async () => {
      isOver = true
      await trading
      for (const buyer of buyers) {
        const isSettled = async () => {
          await pause(LOOK_EVERY_MS)
          return hasNoneOpen(buyer)
        }
        await eventually('the last result', isSettled, SETTLED_WITHIN_MS)
      }
    },
    readTrades: async () => {
      const ended = await Promise.all(traders.map(({ readEnded }) => readEnded()))
      trades.records.push(...ended.flat())
    },
  }
}

/** Another one with each request: the same key comes to several. */
function anyApi({ inviteCode, of }: Cluster, name: string): Door {
  const random = createSeededRandom(drawNumber(`apis of ${name}`))
  const urls = of('api').map(({ url }) => url)
  return {
    inviteCode,
    get url() {
      return urls[random.whole(urls.length)] ?? ''
    },
  }
}

async function untilReady(
  cluster: Cluster,
  log: PurchaseLog,
  listeners: readonly Listener[],
): Promise<void> {
  const isReady = async () => {
    await pause(LOOK_EVERY_MS)
    if (cluster.members.some(({ isRunning }) => !isRunning())) return false
    const others = [...cluster.of('api'), ...cluster.of('gateway')]
    for (const { url } of others) if (!(await answersReady(url))) return false
    return (await cluster.primary()) !== undefined
  }
  await eventually('every process to be ready', isReady, READY_WITHIN_MS).catch((lost: unknown) => {
    const logs = cluster.members.map(({ name, log: of }) => `${name}:\n${of().slice(-1_500)}`)
    throw new Error(logs.join('\n\n'), { cause: lost })
  })
  const fromMs = Date.now()
  const isBought = () =>
    requestsOf(log).some(({ sentMs, reply }) => sentMs >= fromMs && reply.kind === 'acknowledged')
  await eventually('a purchase', isBought, READY_WITHIN_MS)
  const isHeard = () => listeners.every(({ gateway }) => gateway() !== undefined)
  await eventually('every screen to listen', isHeard, READY_WITHIN_MS)
}

async function answersReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

/** Each screen is where the primary says, came there without a gap, and saw prices of the tape. */
async function checkScreens(
  listeners: readonly Listener[],
  witness: Witness,
  [buyer]: readonly Buyer[],
): Promise<string[]> {
  for (const { userId, serial } of listeners) {
    const isThere = async () => {
      await pause(LOOK_EVERY_MS)
      return (await witness.lastSerial(userId)) === serial()
    }
    await eventually(`the last event of ${userId}`, isThere, READY_WITHIN_MS)
  }
  return [
    ...listeners.flatMap(({ faults }) => faults),
    ...findLateBeats(witness.beats),
    ...(buyer === undefined ? [] : await findUnrecorded(buyer.client, listeners)),
  ]
}
