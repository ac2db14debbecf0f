// For tests: many ask for a withdrawal, or decide about one, at once, round after round.

import { type AccountContext, isDeclined } from '@fairtick/wire/handler'
import { expect } from 'vitest'
import type { EngineFixture } from '../../../engine/engine-fixture.ts'
import type { Database } from '../../../platform/database.ts'
import { openWithdrawalStage, type WithdrawalStage } from '../withdrawals-fixture.ts'
import { approveWithdrawal, failWithdrawal } from './review-withdrawal.ts'

export const RIVALS = ['approve', 'fail', 'cancel'] as const
export type Rival = (typeof RIVALS)[number]

type Play = { readonly userId: string; readonly rounds: number; readonly atOnce: number }

function as(userId: string): AccountContext {
  return {
    ...{ language: 'en', account: 'practice', address: '127.0.0.1', device: 'test' },
    ...{ caller: { userId, sessionId: 's' }, key: undefined },
  }
}

function submit({ calls }: WithdrawalStage, userId: string, amount: string) {
  return calls.withdrawToWallet({ query: {}, body: { amount, password: '1' } }, as(userId))
}

/** REL-3: of many requests for the whole balance one is taken, the others lack money. */
export async function playRequests(
  database: Database,
  engine: EngineFixture,
  { userId, rounds, atOnce }: Play,
): Promise<void> {
  const stage = openWithdrawalStage(database, () => engine)
  await stage.enter(userId)
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () => submit(stage, userId, '10000')),
    )
    const taken = answers.flatMap((answer) => (isDeclined(answer) ? [] : [answer.id]))
    const refusals = answers.flatMap((answer) => ('code' in answer ? [answer.code] : []))
    expect(taken).toHaveLength(1)
    expect(refusals).toEqual(Array(atOnce - 1).fill('insufficient_balance'))
    expect(await stage.account(userId)).toMatchObject({ cash: 0n, hold: 10_000_000_000n })
    await stage.calls.cancelWithdrawal({ query: {}, body: { id: taken[0] ?? '' } }, as(userId))
  }
  const targets = await database.query('SELECT FROM withdrawal_target WHERE account_id = $1', [
    `practice ${userId}`,
  ])
  expect(targets).toHaveLength(rounds)
}

/** REL-6: of several decisions at once the first counts; what comes back comes back once. */
export async function playDecisions(
  database: Database,
  engine: EngineFixture,
  { userId, rounds, atOnce, rival }: Play & { readonly rival: Rival },
): Promise<void> {
  const stage = openWithdrawalStage(database, () => engine)
  await stage.enter(userId)
  const before = await stage.account(userId)
  for (let round = 0; round < rounds; round += 1) {
    const asked = await submit(stage, userId, '100')
    if (isDeclined(asked)) throw new Error(JSON.stringify(asked))
    const { id } = asked
    const wish = { id, staffId: 'rei' }
    const office = stage.dependencies
    const acts = {
      approve: async () => (await approveWithdrawal(office, wish)).kind === 'done',
      fail: async () =>
        (await failWithdrawal(office, { ...wish, reason: 'target_invalid' })).kind === 'done',
      cancel: async () =>
        !isDeclined(await stage.calls.cancelWithdrawal({ query: {}, body: { id } }, as(userId))),
    }
    const done = await Promise.all(
      Array.from({ length: atOnce }, async (_, place) => {
        const name = place % 2 === 0 ? 'approve' : rival
        return (await acts[name]()) ? [name] : []
      }),
    )
    // An approved one may still be failed; everything else happens once.
    const names = done.flat().sort().join(' ')
    expect(['approve', 'cancel', 'fail', 'approve fail']).toContain(names)
    if (names === 'approve') await failWithdrawal(office, { ...wish, reason: 'target_invalid' })
    expect(await stage.account(userId)).toEqual(before)
  }
  const returns = await database.query(
    `SELECT FROM journal_entry WHERE reason = 'withdrawal-return' AND account_id = $1`,
    [`practice ${userId}`],
  )
  expect(returns).toHaveLength(rounds)
}
