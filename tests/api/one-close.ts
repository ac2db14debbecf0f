// Whatever can close a position, at once and over HTTP: one close comes of it (REL-4).

import { randomInt } from 'node:crypto'
import type { CloseRow } from '@fairtick/server/engine/rows/contract-rows'
import { reconcile } from '@fairtick/server/engine/verify/reconciliation'
import { verifyTape } from '@fairtick/server/engine/verify/verify-tape'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { type HttpEngineFixture, openHttpEngine, type Reply } from './http-engine-fixture.ts'

const POSITIONS_A_ROUND = 10
/** Enough for ten lots at ×10, so that a fall of 6 % stops the account out. */
const CASH = '700'
const START = '64000'
const LEVELS = { takeProfit: '65000', stopLoss: '63000' }
/** So many of the thirty closes of a round may have reached the engine before the ticks. */
const LONGEST_LEAD = 20
/** Ticks that are offered together with the requests. */
const MOVES = [
  { levels: LEVELS, ticks: ['66000'] },
  { levels: LEVELS, ticks: ['56000'] },
  { levels: {}, ticks: ['56000'] },
  { levels: LEVELS, ticks: ['66000', '56000', '64000'] },
  { levels: LEVELS, ticks: ['56000', '66000'] },
] as const

export type RaceResult = {
  readonly findings: readonly string[]
  /** How often each way of closing came first. */
  readonly wins: Readonly<Record<string, number>>
}

/** Runs the rounds one after the other, then looks at all books. */
export async function raceCloses(database: TestDatabase, rounds: number): Promise<RaceResult> {
  const fixture = await openHttpEngine(database)
  const findings: string[] = []
  const wins: Record<string, number> = {}
  try {
    for (let round = 0; round < rounds; round += 1) {
      const races = await runRound(fixture, round)
      const closes = Map.groupBy(await readCloses(database), ({ order_id }) => order_id)
      for (const race of races) {
        const found = closes.get(race.id) ?? []
        findings.push(...judge(race, found))
        for (const { reason } of found) wins[reason] = (wins[reason] ?? 0) + 1
      }
    }
  } finally {
    await fixture.close()
  }
  const books = await reconcile(database)
  if (!books.isClean) findings.push(`books: ${JSON.stringify(books)}`)
  return { findings: [...findings, ...(await verifyTape(database, 'genesis')).findings], wins }
}

type Race = {
  readonly id: string
  /** Answers to two closes under two keys and a batch; then to the same keys once more. */
  readonly replies: readonly Reply[]
  readonly again: readonly Reply[]
}

async function runRound(fixture: HttpEngineFixture, round: number): Promise<Race[]> {
  const { engine, clock } = fixture
  const { levels, ticks } = MOVES[round % MOVES.length] ?? MOVES[0]
  await engine.tick(START)
  await engine.pass(1_000)
  const ids = Array.from({ length: POSITIONS_A_ROUND }, (_, place) => `${round}-${place}`)
  await Promise.all(ids.map((id) => engine.open(id, CASH)))
  const opened = await Promise.all(
    ids.map((id) => engine.trade(id, `p${id}`, { lots: '10', ...levels })),
  )
  for (const outcome of opened) {
    if (outcome.kind !== 'contract') throw new Error(`not opened: ${JSON.stringify(outcome)}`)
  }
  // The requests are anywhere between the line and the queue of the engine by then.
  const hasLead = round % 2 === 0 ? undefined : fixture.untilAsked(randomInt(LONGEST_LEAD) + 1)
  const sent = ids.map((id) => sendThree(fixture, id))
  await hasLead
  for (const tick of ticks) engine.submitTick(tick)
  clock.pass(101)
  engine.wake()
  const replies = await Promise.all(sent)
  // What a tick fired comes in slices: all of them are behind us when nobody is left.
  for (let left = 1; left > 0; left = await countLeft(fixture)) await engine.pass(1_000)
  const again = await Promise.all(ids.map((id) => sendThree(fixture, id)))
  return ids.map((id, place) => ({
    id: `p${id}`,
    ...{ replies: replies[place] ?? [], again: again[place] ?? [] },
  }))
}

async function countLeft({ database }: HttpEngineFixture): Promise<number> {
  const [row] = await database.query<{ left: bigint }>('SELECT count(*) AS left FROM due_work')
  return Number(row?.left)
}

function sendThree({ send }: HttpEngineFixture, accountId: string): Promise<Reply[]> {
  const position = { id: `p${accountId}` }
  return Promise.all([
    send(accountId, 'closeContract', position, `${accountId}-first-close`),
    send(accountId, 'closeContract', position, `${accountId}-second-close`),
    send(accountId, 'batchClose', { scope: 'all' }, `${accountId}-batch-close`),
  ])
}

/** One close, told as such by at most the one request that made it, and the same when repeated. */
function judge({ id, replies, again }: Race, found: readonly CloseRow[]): string[] {
  const closers = replies.flatMap((reply, place) => (hasClosed(reply) ? [BY_HAND[place]] : []))
  const reason = found[0]?.reason ?? 'none'
  const told = closers.length === 0 ? !BY_HAND.includes(reason) : closers[0] === reason
  return [
    ...(found.length === 1 ? [] : [`${id}: ${found.length} closes, ${JSON.stringify(replies)}`]),
    ...(closers.length <= 1 && told ? [] : [`${id}: ${reason}, told ${closers.join(' and ')}`]),
    ...(JSON.stringify(replies) === JSON.stringify(again) ? [] : [`${id}: answered otherwise`]),
  ]
}

const BY_HAND: readonly string[] = ['manual', 'manual', 'batch']

function hasClosed({ status, result }: Reply): boolean {
  if (status !== 200) return false
  const { closed } = result as { readonly closed?: readonly unknown[] }
  return closed === undefined || closed.length > 0
}

function readCloses(database: TestDatabase): Promise<readonly CloseRow[]> {
  return database.query<CloseRow>('SELECT * FROM contract_close')
}
