// What a flood of chat messages does to orders (REL-35): their p99 with 200 messages a second
// against the p99 without, in one run.

import { startPostgresServer, whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { type Account, registerAccount } from '@fairtick/server/test/registered-customer'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { latencyAt } from './options/figures.ts'

/** Each sends one a second for the length of a window, which is what one may send in a minute. */
const WRITERS = 200
const WINDOW_MS = 20_000
const TRADERS = 8
const SECOND_MS = 1_000
const SETTINGS = {
  ...{ MARKET: 'simulated', CLOCK: 'system' },
  ...{ LIMIT_SESSION_PER_SECOND: '1000000', LIMIT_ADDRESS_PER_SECOND: '1000000' },
  LIMIT_CODE_MAILS_PER_HOUR: '1000000',
}

/** Prints `bench chat-flood p99_ratio=… quiet_p99_ms=… flood_p99_ms=… messages_per_second=…`. */
export async function run(): Promise<void> {
  const missing = whyNoPostgres()
  if (missing !== undefined) {
    console.log(`bench chat-flood skipped: ${missing}`)
    return
  }
  const postgres = await startPostgresServer()
  const server = await startTestServer({ ...SETTINGS, DATABASE_URL: await postgres.newDatabase() })
  try {
    await measure(server)
  } finally {
    await server.stop()
    await postgres.remove()
  }
}

async function measure(server: TestServer): Promise<void> {
  const traders = await registerMany(server, TRADERS)
  const writers = await registerMany(server, WRITERS)
  // What is compiled and cached at first is no figure.
  await trade(traders, WINDOW_MS / 4)
  const quiet = await trade(traders, WINDOW_MS)
  const [flooded, sent] = await Promise.all([trade(traders, WINDOW_MS), flood(writers, WINDOW_MS)])
  const [before, during] = [latencyAt(quiet, 0.99), latencyAt(flooded, 0.99)]
  console.log(
    `bench chat-flood p99_ratio=${(during / before).toFixed(2)} ` +
      `quiet_p99_ms=${before.toFixed(1)} flood_p99_ms=${during.toFixed(1)} ` +
      `orders=${quiet.length}/${flooded.length} ` +
      `messages_per_second=${Math.round((sent / WINDOW_MS) * SECOND_MS)}`,
  )
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

/** How many were taken. */
async function flood(writers: readonly Account[], windowMs: number): Promise<number> {
  const endMs = performance.now() + windowMs
  let sent = 0
  await Promise.all(
    writers.map(async ({ client }, place) => {
      await new Promise((resolve) => setTimeout(resolve, (place / WRITERS) * SECOND_MS))
      while (performance.now() < endMs) {
        const next = new Promise((resolve) => setTimeout(resolve, SECOND_MS))
        const outcome = await client.call('sendChat', { body: { text: 'Is it there?' } }).then(
          () => 1,
          () => 0,
        )
        sent += outcome
        await next
      }
    }),
  )
  return sent
}
