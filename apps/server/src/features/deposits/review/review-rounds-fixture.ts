// For tests: reviewers, customers and jobs at once about one deposit, round after round (REL-6).

import { waitingInInbox } from '@fairtick/server/test/row-seal'
import { isDeclined } from '@fairtick/wire/handler'
import { expect } from 'vitest'
import type { EngineFixture } from '../../../engine/engine-fixture.ts'
import type { Database } from '../../../platform/database.ts'
import { as, openDepositStage } from '../deposits-fixture.ts'
import { failDeposit, reviewDeposit } from './review-deposit.ts'

const CREDIT = 97_500_000n
const START = 10_000_000_000n
const AT_ONCE = 5

export type Rivals = 'approve/approve' | 'approve/fail' | 'approve/cancel'

/** Each round: one end, one set of postings. Returns how many were credited. */
export async function playRounds(
  database: Database,
  engine: Pick<EngineFixture, 'ask' | 'now'>,
  { userId, rivals, rounds }: { userId: string; rivals: Rivals; rounds: number },
): Promise<number> {
  const stage = openDepositStage(database, engine)
  await stage.enter(userId)
  let credited = 0
  for (let round = 0; round < rounds; round += 1) {
    const voucher = await stage.voucher(userId)
    const form = { id: 'yen', amount: '15000', voucher }
    const answer = await stage.calls.submitDeposit({ query: {}, body: form }, as(userId))
    if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
    const { id } = answer
    const approve = (place: number) =>
      database.transaction((tx) =>
        reviewDeposit(stage.dependencies, tx, { id, staffId: `reviewer ${place}` }),
      )
    const other = {
      'approve/approve': approve,
      'approve/fail': (place: number) =>
        database.transaction((tx) =>
          failDeposit(stage.dependencies, tx, {
            ...{ id, staffId: `reviewer ${place}`, reason: 'not_received' },
          }),
        ),
      'approve/cancel': async () => {
        const done = await stage.calls.cancelDeposit({ query: {}, body: { id } }, as(userId))
        return isDeclined(done) ? undefined : done
      },
    }[rivals]
    const outcomes = await Promise.all([
      ...Array.from({ length: AT_ONCE }, (_, place) => (place % 2 === 0 ? approve : other)(place)),
      stage.settle(),
      stage.settle(),
    ])
    expect(outcomes.filter((outcome) => outcome !== undefined)).toHaveLength(1)
    await Promise.all([stage.settle(), stage.settle()])
    await stage.settle()
    const [row] = await database.query<{ status: string }>(
      'SELECT status FROM deposit WHERE id = $1',
      [id],
    )
    expect(row?.status).not.toBe('pending')
    if (row?.status === 'success') credited += 1
    expect(await stage.cash(userId)).toBe(START + BigInt(credited) * CREDIT)
  }
  const entries = await database.query(
    `SELECT cause_of(e) AS cause FROM journal_entry e WHERE reason = 'deposit' AND account_id = $1`,
    [`practice ${userId}`],
  )
  expect(entries).toHaveLength(credited)
  expect(await waitingInInbox(database)).toEqual([])
  return credited
}
