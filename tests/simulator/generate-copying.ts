// What is asked about copying: two accounts lead, the others follow, pause, stop and close copies.

import { type FollowTerms, MAX_COPIED, MAX_FOLLOWERS } from '@fairtick/core/copy/follow'
import { parseLots } from '@fairtick/core/numbers/lots'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { money } from '@fairtick/server/engine/engine-fixture'
import type { CommandDraft } from '@fairtick/server/engine/engine-port'
import type { SeededRandom } from '@fairtick/testkit/seeded-random'
import { toldContracts } from './customers.ts'
import { ACCOUNTS, type World } from './world.ts'

type DraftOf = (attempt: number, id: string) => CommandDraft

/** `b` copies `a` now and then: a leader who follows. */
const LEADERS = ['a', 'b'] as const
/** Orders of leaders whose copies the next command may be about. */
const REMEMBERED = 8

/** Before the first step. */
export async function beginLeading({ engine }: World): Promise<void> {
  for (const [place, accountId] of LEADERS.entries()) {
    const profitShare = rate(place === 0 ? '0.1' : '0.2')
    const terms = { profitShare, maxFollowers: MAX_FOLLOWERS, maxCopied: MAX_COPIED }
    await engine().ask({ kind: 'set-leading', accountId, terms })
  }
}

/** Most follow somebody from the start. */
export const FIRST_FOLLOWS: readonly DraftOf[] = (
  [
    ['c', 'a', 'proportional'],
    ['d', 'a', 'fixed'],
    ['e', 'b', 'proportional'],
    ['f', 'a', 'proportional'],
    ['f', 'b', 'fixed'],
  ] as const
).map(([accountId, leaderId, mode]) => {
  const fixedLots = mode === 'fixed' ? parseLots('2') : undefined
  const terms: FollowTerms = {
    ...{ mode, allocation: money('5000'), fixedLots, maxPerOrder: money('900') },
    ...{ stopLoss: rate('0.05'), maxLeverage: undefined },
  }
  return () => ({ kind: 'follow-leader', accountId, leaderId, terms })
})

export function generateFollow(_: World, random: SeededRandom): DraftOf {
  const isFixed = random.chance(0.5)
  const terms: FollowTerms = {
    mode: isFixed ? 'fixed' : 'proportional',
    allocation: money(random.pick(['50', '200', '900', '5000'])),
    fixedLots: isFixed ? parseLots(random.pick(['0.5', '3', '10'])) : undefined,
    maxPerOrder: money(random.pick(['20', '300', '5000'])),
    stopLoss: rate(random.pick(['0.02', '0.1', '0.3', '1'])),
    maxLeverage: random.pick([undefined, undefined, 10, 50]),
  }
  const what = { accountId: random.pick(ACCOUNTS), leaderId: random.pick(LEADERS), terms }
  return () => ({ kind: 'follow-leader', ...what })
}

export function generateFollowChange(_: World, random: SeededRandom): DraftOf {
  const kind = random.pick(['pause-follow', 'resume-follow', 'end-follow', 'end-follow'] as const)
  const what = { accountId: random.pick(ACCOUNTS), leaderId: random.pick(LEADERS) }
  const copies = random.pick(['stay', 'close'] as const)
  return () => (kind === 'end-follow' ? { kind, ...what, copies } : { kind, ...what })
}

/** A follower closes a copy by hand. */
export function generateCopyClose({ customers }: World, random: SeededRandom): DraftOf {
  const isOfLeader = (accountId: string) => LEADERS.some((leader) => leader === accountId)
  const orders = toldContracts(customers, 'open-contract')
    .filter(({ accountId }) => isOfLeader(accountId))
    .slice(-REMEMBERED)
  const order = orders[random.whole(Math.max(1, orders.length))]
  const accountId = random.pick(ACCOUNTS)
  const orderId = `${order?.id ?? 'none'}@${accountId}`
  return () => ({ kind: 'close-contract', accountId, orderId, lots: undefined })
}

/** Copies that may not be, follows that do not add up. Each finding is a sentence. */
export const WRONG_COPIES = `
  SELECT 'copied twice: ' || copy_order || ' by ' || account_id AS finding FROM contract_order
  WHERE copy_order IS NOT NULL GROUP BY copy_order, account_id HAVING count(*) > 1
  UNION ALL
  SELECT 'copied and skipped: ' || o.id FROM contract_order o
  JOIN copy_skip s ON s.account_id = o.account_id AND s.order_id = o.copy_order
  UNION ALL
  SELECT 'copy of nothing that its leader opened: ' || c.id FROM contract_order c
  LEFT JOIN contract_order o ON o.id = c.copy_order AND o.account_id = c.copy_leader
  WHERE c.copy_order IS NOT NULL
    AND (o.open_time IS NULL OR o.copy_order IS NOT NULL OR o.open_seq <> c.open_seq
         OR o.symbol <> c.symbol OR o.direction <> c.direction)
  UNION ALL
  SELECT 'open though its original is closed: ' || c.id FROM contract c
  JOIN contract o ON o.id = c.copy_order
  WHERE c.status = 'trading' AND o.status <> 'trading'
  UNION ALL
  SELECT 'more copied than allocated: ' || f.account_id FROM copy_follow f
  JOIN contract c ON c.account_id = f.account_id AND c.copy_leader = f.leader_id
    AND c.status = 'trading' AND c.open_time >= f.begun_time
  WHERE f.ended_time IS NULL
  GROUP BY f.account_id, f.leader_id, f.terms
  HAVING sum(c.margin) > (f.terms::json ->> 1)::numeric * 1000000
  UNION ALL
  SELECT 'two follows of one leader: ' || account_id FROM copy_follow WHERE ended_time IS NULL
  GROUP BY account_id, leader_id HAVING count(*) > 1
  UNION ALL
  SELECT 'copy result of ' || r.account_id || ' is not that of its copies' FROM copy_result r
  LEFT JOIN contract c ON c.account_id = r.account_id AND c.copy_leader = r.leader_id
  GROUP BY r.account_id, r.leader_id, r.result
  HAVING r.result <> coalesce(sum(c.profit - c.close_fee - c.open_fee - c.overnight_fee), 0)
  UNION ALL
  SELECT 'clearing holds ' || sum(amount) FROM posting WHERE ledger = 'clearing'
  HAVING sum(amount) <> 0
  UNION ALL
  SELECT 'a leader was paid twice, or less than was taken' WHERE (
    SELECT coalesce(sum(cash_change), 0) FROM journal_entry WHERE reason = 'profit-share-paid')
    <> -(SELECT coalesce(sum(amount), 0) FROM posting
         WHERE reason = 'profit-share-received' AND ledger = 'salary')`

/** As many follows as were acknowledged. */
export async function findExtraFollows({ database, customers }: World): Promise<string[]> {
  const told = customers.asked.filter(
    ({ what, outcome }) => what === 'follow-leader' && outcome?.kind === 'follow',
  )
  const [row] = await database.query<{ count: bigint }>('SELECT count(*) FROM copy_follow')
  const found = Number(row?.count)
  return found === told.length ? [] : [`${found} follows, ${told.length} acknowledged`]
}

function rate(text: string): Rate {
  return parseRate(text) as Rate
}
