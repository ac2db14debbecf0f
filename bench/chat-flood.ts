// What a flood of chat messages does to orders (REL-35): their p99 with 200 messages a second
// against the p99 without, in one run.

import { startPostgresServer, whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { type Account, registerAccount } from '@fairtick/server/test/registered-customer'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { latencyAt } from './options/figures.ts'

/** Each sends one every two seconds: in three windows no more than one may send in a minute. */
const WRITERS = 560
const EVERY_MS = 2_000
const FLOOD_PER_SECOND = 200
const WARM_UP_MS = 6_000
const WINDOW_MS = 10_000
const ROUNDS = 3
const TRADERS = 8
const SECOND_MS = 1_000
const SETTINGS = {
  ...{ MARKET: 'simulated', CLOCK: 'system' },
  ...{ LIMIT_SESSION_PER_SECOND: '1000000', LIMIT_ADDRESS_PER_SECOND: '1000000' },
  LIMIT_CODE_MAILS_PER_HOUR: '1000000',
  // All come from this machine: none gives way to who comes.
  ...{ LIMIT_CONNECTIONS: '2000', LIMIT_NETWORK_CONNECTIONS: '2000' },
}

/**
 * On each database, prints `bench chat-flood database=… p99_ratio=… quiet_p99_ms=… flood_p99_ms=…
 * orders=… messages_per_second=… taken_per_second=…`: p99 beside the flood and without, in turn;
 * goal: at most 2. Throws where the flood was none.
 */
export async function run(): Promise<void> {
  await measureOn('pglite', SETTINGS)
  const missing = whyNoPostgres()
  if (missing !== undefined) {
    console.log(`bench chat-flood skipped on PostgreSQL: ${missing}`)
    return
  }
  const postgres = await startPostgresServer()
  try {
    const url = await postgres.newDatabase()
    await measureOn('postgres', { ...SETTINGS, DATABASE_URL: url })
  } finally {
    await postgres.remove()
  }
}

async function measureOn(
  database: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const server = await startTestServer(settings)
  try {
    const traders = await registerMany(server, TRADERS)
    const writers = await registerMany(server, WRITERS)
    // What is compiled and cached at first is no figure.
    await trade(traders, WARM_UP_MS)
    await flood(writers, WARM_UP_MS)
    const quiet: number[] = []
    const beside: number[] = []
    let asked = 0
    let taken = 0
    for (let round = 1; round <= ROUNDS; round += 1) {
      quiet.push(...(await trade(traders, WINDOW_MS)))
      const [flooded, sent] = await Promise.all([
        trade(traders, WINDOW_MS),
        flood(writers, WINDOW_MS),
      ])
      beside.push(...flooded)
      asked += sent.asked
      taken += sent.taken
      console.error(`bench chat-flood: ${database}, round ${round} of ${ROUNDS}`)
    }
    print(database, { quiet, beside, asked, taken })
  } finally {
    await server.stop()
  }
}

type Figures = {
  readonly quiet: readonly number[]
  readonly beside: readonly number[]
  readonly asked: number
  readonly taken: number
}

function print(database: string, { quiet, beside, asked, taken }: Figures): void {
  const [before, during] = [latencyAt(quiet, 0.99), latencyAt(beside, 0.99)]
  const perSecond = (count: number) => Math.round((count / (ROUNDS * WINDOW_MS)) * SECOND_MS)
  console.log(
    `bench chat-flood database=${database} p99_ratio=${(during / before).toFixed(2)} ` +
      `quiet_p99_ms=${before.toFixed(1)} flood_p99_ms=${during.toFixed(1)} ` +
      `orders=${quiet.length}/${beside.length} ` +
      `messages_per_second=${perSecond(asked)} taken_per_second=${perSecond(taken)}`,
  )
  if (perSecond(asked) < FLOOD_PER_SECOND) throw new Error('the flood was none')
}

async function registerMany(server: TestServer, count: number): Promise<readonly Account[]> {
  const accounts: Account[] = []
  for (let place = 0; place < count; place += 1) accounts.push(await registerAccount(server, 'en'))
  return accounts
}

/** Opens and closes positions one after the other; how long each call took. */
async function trade(traders: readonly Account[], windowMs: number): Promise<readonly number[]> {
  const endMs = performance.now() + windowMs
  const latenciesMs: number[] = []
  const timed = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const startMs = performance.now()
    const answer = await call()
    latenciesMs.push(performance.now() - startMs)
    return answer
  }
  const terms = { symbol: 'BTCUSDT', direction: 'long', orderType: 'market', lots: '0.1' } as const
  const body = { ...terms, leverage: 10, price: '10000000' }
  await Promise.all(
    traders.map(async ({ client }) => {
      while (performance.now() < endMs) {
        const { order } = await timed(() => client.call('openContract', { body }))
        await timed(() => client.call('closeContract', { body: { id: order.id } }))
      }
    }),
  )
  return latenciesMs
}

/** How many were sent, and how many of them were taken; the others were told to come again. */
async function flood(writers: readonly Account[], windowMs: number) {
  const endMs = performance.now() + windowMs
  const count = { asked: 0, taken: 0 }
  await Promise.all(
    writers.map(async ({ client }, place) => {
      await new Promise((resolve) => setTimeout(resolve, (place / WRITERS) * EVERY_MS))
      while (performance.now() < endMs) {
        const next = new Promise((resolve) => setTimeout(resolve, EVERY_MS))
        count.asked += 1
        await client.call('sendChat', { body: { text: 'Is it there?' } }).then(
          () => (count.taken += 1),
          () => undefined,
        )
        await next
      }
    }),
  )
  return count
}
