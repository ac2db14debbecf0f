// A leader with a crowd of followers on a real server: so many that one fill takes several groups.

import type { FollowTerms } from '@fairtick/core/copy/follow'
import { type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { MAX_ACCOUNTS_PER_GROUP } from '@fairtick/server/engine/commit/group'
import {
  createSettableClock,
  type EngineFixture,
  LEADING_TERMS,
  money,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { MAX_GROUPS_IN_FLIGHT } from '@fairtick/server/engine/run/engine-run'
import type { Queryable } from '@fairtick/server/platform/database'
import { openDatabase } from '@fairtick/server/platform/open-database'
import type { TestServer } from '@fairtick/server/test/test-server'

/** More than the groups that may be under way take together, so that there is a middle. */
export const CROWD = MAX_ACCOUNTS_PER_GROUP * (MAX_GROUPS_IN_FLIGHT + 2)
const ASKED_AT_ONCE = 500
const NONE = { fixedLots: undefined, maxLeverage: undefined }

/** Who has the same terms and the same money must get the same, whoever was before the kill. */
const KINDS: readonly (FollowTerms & { readonly cash: string })[] = [
  {
    ...{ ...NONE, mode: 'proportional', allocation: money('2000'), cash: '5000' },
    ...{ maxPerOrder: money('1000'), stopLoss: rate('0.03') },
  },
  {
    ...{ mode: 'fixed', fixedLots: parseLots('3') as Lots, maxLeverage: 10, cash: '3000' },
    ...{ allocation: money('500'), maxPerOrder: money('500'), stopLoss: rate('1') },
  },
  {
    // Too little for all orders of the leader: some are skipped.
    ...{ ...NONE, mode: 'proportional', allocation: money('900'), cash: '150' },
    ...{ maxPerOrder: money('1000'), stopLoss: rate('1') },
  },
]

/** Followers of the first kind alone: the others bear all that they may lose. */
export const CROWD_WITH_A_STOP = Math.ceil(CROWD / KINDS.length)

/** The server stands still while it is done; what is written is what it would write itself. */
export async function gatherCrowd(server: TestServer, userId: string): Promise<string> {
  await server.kill9()
  const database = await openDatabase(server.databasePlace)
  const [owner] = await database.query<{ id: string }>(
    `SELECT id FROM account WHERE user_id = $1 AND kind = 'practice'`,
    [userId],
  )
  if (owner === undefined) throw new Error(`${userId} has no practice account`)
  // What the server offers stands in the tables.
  const engine = await openEngine(database, createSettableClock(Date.now()), { catalogue: [] })
  await follow(engine, owner.id)
  await engine.stop()
  await database.close()
  await server.restart()
  return owner.id
}

async function follow(engine: EngineFixture, leaderId: string): Promise<void> {
  const terms = { ...LEADING_TERMS, maxFollowers: CROWD, maxCopied: money('100000000') }
  await engine.ask({ kind: 'set-leading', accountId: leaderId, terms })
  for (let from = 0; from < CROWD; from += ASKED_AT_ONCE) {
    const places = Array.from({ length: ASKED_AT_ONCE }, (_, place) => from + place)
    await Promise.all(places.map((place) => beginFollow(engine, leaderId, place)))
  }
}

async function beginFollow(engine: EngineFixture, leaderId: string, place: number): Promise<void> {
  const kind = place % KINDS.length
  const { cash, ...terms } = KINDS[kind] as (typeof KINDS)[number]
  const accountId = `kind ${kind}, ${place}`
  await engine.open(accountId, cash)
  const outcome = await engine.ask({ kind: 'follow-leader', accountId, leaderId, terms })
  if (outcome.kind !== 'follow') throw new Error(JSON.stringify(outcome))
}

/** Followers that have copies of the newest record left to make. */
export async function countLeft(database: Queryable): Promise<number> {
  const rows = await database.query<{ left: bigint }>(
    'SELECT count(DISTINCT account_id) AS left FROM due_copy',
  )
  return Number(rows[0]?.left)
}

/** Followers by kind whose money and copies are not those of all others of their kind. */
export async function findUnequal(database: Queryable): Promise<readonly string[]> {
  const rows = await database.query<{ kind: string; outcomes: bigint; followers: bigint }>(
    `SELECT split_part(a.id, ',', 1) AS kind, count(*) AS followers,
            count(DISTINCT (a.cash, o.copies, s.skips, r.result, r.high_water)) AS outcomes
     FROM account a
     JOIN copy_result r ON r.account_id = a.id
     CROSS JOIN LATERAL (
       SELECT string_agg(concat_ws(' ', c.copy_order, c.lots, c.open_price, c.margin, c.profit,
         c.close_fee, c.status), '; ' ORDER BY c.copy_order) AS copies
       FROM contract c WHERE c.account_id = a.id) AS o
     CROSS JOIN LATERAL (
       SELECT string_agg(concat_ws(' ', k.order_id, k.reason), '; ' ORDER BY k.order_id) AS skips
       FROM copy_skip k WHERE k.account_id = a.id) AS s
     GROUP BY 1 ORDER BY 1`,
  )
  const counted = rows.reduce((sum, { followers }) => sum + Number(followers), 0)
  return [
    ...(counted === CROWD ? [] : [`${counted} followers of ${CROWD}`]),
    ...rows
      .filter(({ outcomes }) => outcomes !== 1n)
      .map(({ kind, outcomes }) => `${kind}: ${outcomes} different outcomes`),
  ]
}

/** Each order of the leader is a copy or a skip of each follower, and what was closed is. */
export async function findUncopied(
  database: Queryable,
  leaderId: string,
  orderIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await database.query<{ order_id: string; answers: bigint; open: bigint }>(
    `SELECT o.id AS order_id, (SELECT count(*) FROM contract c WHERE c.copy_order = o.id)
         + (SELECT count(*) FROM copy_skip s WHERE s.order_id = o.id) AS answers,
       (SELECT count(*) FROM contract c WHERE c.copy_order = o.id AND c.status = 'trading') AS open
     FROM contract o WHERE o.account_id = $1 ORDER BY o.id`,
    [leaderId],
  )
  return [
    ...(rows.length === orderIds.length ? [] : [`${rows.length} orders of the leader`]),
    ...rows
      .filter(({ answers, open }) => Number(answers) !== CROWD || open > 0n)
      .map(({ order_id, answers, open }) => `${order_id}: ${answers} answers, ${open} open`),
  ]
}

function rate(text: string): Rate {
  return parseRate(text) as Rate
}
