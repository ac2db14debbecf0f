// What reading costs: the server's own processor time a call and its slowest answers, for the calls
// that the tabs and the trade screen make, beside bare routes of Fastify in the same run; and how
// many of them an opening of each makes.

import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { startPostgresServer, whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { createClient } from '@fairtick/wire/client'
import { ROUTES } from '@fairtick/wire/routes'
import { buildWeb } from '../tools/build-web.ts'
import { createProgress } from '../tools/progress.ts'
import { askChild } from './child-task.ts'
import { cpuSeconds } from './fanout/process-figures.ts'
import { countOpenings, type Opening } from './reads/openings.ts'
import type {
  BareRoutesReport,
  BareRoutesTask,
  ReadersReport,
  ReadersTask,
} from './reads/reader-messages.ts'
import { registerTraders } from './register-traders.ts'
import { UNLIMITED_SERVER } from './unlimited-server.ts'

const CALLERS = 64
const TRADERS = 16
const LEAD_MS = 500
const WINDOW_MS = 2_500
const MICROS = 1e6
const SYMBOL = 'BTCUSDT'

/** The same answer for everybody: the peer sends a buffer of its size. */
const MARKET_CALLS = {
  time: ROUTES.time.path,
  dictionary: ROUTES.dictionary.path,
  tradesymbol: ROUTES.instruments.path,
  exchangecurrency: ROUTES.currencies.path,
  ticks: `${ROUTES.ticks.path}?symbol=${SYMBOL}`,
  kline: `${ROUTES.candles.path}?coinName=${SYMBOL}&type=1m&limit=300`,
}
/** Of one account: the peer asks the database for one row. */
const OWN_CALLS = {
  userdetail: ROUTES.userDetail.path,
  'account/summary': ROUTES.accountSummary.path,
  home: ROUTES.home.path,
  orderinfo: `${ROUTES.optionTerms.path}?symbol=${SYMBOL}`,
  Contractinfo: `${ROUTES.contractTerms.path}?symbol=${SYMBOL}`,
  orderlist: `${ROUTES.optionOrders.path}?status=trading&page=1&size=20`,
  Contractorderlist: `${ROUTES.contractOrders.path}?status=trading&page=1&size=20`,
  moneychange: `${ROUTES.moneyChanges.path}?page=1&size=20`,
  messagelist: `${ROUTES.messages.path}?page=1&size=20`,
}

/**
 * Prints a table and a line `bench reads database=… CALL=RATIO …` for PostgreSQL and for PGlite:
 * processor time of the server by that of the bare route; then `bench reads SCREEN_first=CALLS …`.
 */
export async function run(): Promise<void> {
  if (!(await buildWeb())) throw new Error('the web app does not build')
  const missing = whyNoPostgres()
  if (missing === undefined) {
    const postgres = await startPostgresServer()
    try {
      const urls = { own: await postgres.newDatabase(), peer: await postgres.newDatabase() }
      await measureOn('postgres', { ...UNLIMITED_SERVER, DATABASE_URL: urls.own }, urls.peer)
    } finally {
      await postgres.remove()
    }
  } else console.log(`bench reads on PostgreSQL skipped: ${missing}`)
  await measureOn('pglite', UNLIMITED_SERVER, undefined)
}

type Row = {
  readonly 'processor, µs': number
  readonly 'bare route, µs': number
  readonly ratio: number
  readonly 'p99, ms': number
  readonly bytes: number
}

async function measureOn(
  name: string,
  settings: Readonly<Record<string, string>>,
  peerUrl: string | undefined,
): Promise<void> {
  const server = await startTestServer(settings)
  const readers = fork(join(import.meta.dirname, 'reads/readers-client.ts'))
  const peer = fork(join(import.meta.dirname, 'reads/bare-server.ts'))
  try {
    const tokens = (await registerTraders(server, TRADERS)).map(({ token }) => token)
    await Promise.all(tokens.map((token) => trade(server, token)))
    const bare = await askChild<BareRoutesTask, BareRoutesReport>(peer, { databaseUrl: peerUrl })
    const own = { pid: server.pid() ?? 0, port: Number(new URL(server.url).port), tokens }
    const their = { pid: peer.pid ?? 0, port: bare.port, tokens }
    const calls = Object.entries({ ...MARKET_CALLS, ...OWN_CALLS })
    const progress = createProgress({ what: `calls on ${name}`, total: calls.length })
    const rows: Record<string, Row> = {}
    for (const [place, [call, path]] of calls.entries()) {
      const ours = await measure(readers, own, path)
      const bytes = Object.hasOwn(MARKET_CALLS, call) ? ours.bytes : undefined
      const theirs = await measure(
        readers,
        their,
        bytes === undefined ? '/row' : `/buffer?bytes=${bytes}`,
      )
      rows[call] = {
        'processor, µs': Math.round(ours.micros),
        'bare route, µs': Math.round(theirs.micros),
        ratio: Number((ours.micros / theirs.micros).toFixed(2)),
        'p99, ms': Number(ours.p99Ms.toFixed(1)),
        bytes: ours.bytes,
      }
      progress.done(place + 1)
    }
    progress.end()
    console.table(rows)
    const ratios = Object.entries(rows).map(([call, { ratio }]) => `${call}=${ratio}`)
    console.log(`bench reads database=${name} callers=${CALLERS} ${ratios.join(' ')}`)
    if (name === 'pglite') await printOpenings(server.url, tokens[0] as string)
  } finally {
    readers.kill()
    peer.kill()
    await server.stop()
  }
}

async function printOpenings(url: string, token: string): Promise<void> {
  const openings = await countOpenings(url, token)
  const row = ({ calls, reads, repeated, bytes }: Opening) =>
    `${calls} calls of ${reads} reads, of them again ${repeated}; ${bytes} B`
  console.table(
    Object.fromEntries(
      Object.entries(openings).map(([screen, { first, second }]) => [
        screen,
        { first: row(first), 'page anew': row(second) },
      ]),
    ),
  )
  const counts = Object.entries(openings).map(
    ([screen, { first, second }]) =>
      `${screen}_first=${first.calls} ${screen}_anew=${second.calls}`,
  )
  console.log(`bench reads ${counts.join(' ')}`)
}

/** So that lists and figures are not those of an empty account. */
async function trade({ url }: TestServer, token: string): Promise<void> {
  const client = createClient({
    ...{ baseUrl: url, token: () => token, fetch: globalThis.fetch },
    ...{ account: () => 'practice', language: () => 'en' },
  })
  const key = () => ({ idempotencyKey: crypto.randomUUID() })
  await client.call(
    'buyOption',
    { body: { symbol: SYMBOL, direction: 'up', amount: '5', duration: 1_800 } },
    key(),
  )
  const contract = { symbol: SYMBOL, orderType: 'market', lots: '0.1', leverage: 10 } as const
  for (const direction of ['long', 'short'] as const) {
    await client.call('openContract', { body: { ...contract, direction } }, key())
  }
}

type Asked = Pick<ReadersTask, 'port' | 'tokens'> & { readonly pid: number }
type Measured = ReadersReport & { readonly micros: number }

/** What the asked process used for each call, while so many callers wait for it. */
async function measure(
  readers: ChildProcess,
  { pid, ...target }: Asked,
  path: string,
): Promise<Measured> {
  const task = { ...target, path, callers: CALLERS }
  await askChild<ReadersTask, ReadersReport>(readers, { ...task, windowMs: LEAD_MS })
  const before = cpuSeconds(pid)
  const report = await askChild<ReadersTask, ReadersReport>(readers, {
    ...task,
    windowMs: WINDOW_MS,
  })
  return { ...report, micros: ((cpuSeconds(pid) - before) * MICROS) / report.calls }
}
