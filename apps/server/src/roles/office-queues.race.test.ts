// The queues on a real PostgreSQL, where two of the staff decide at once: one does (REL-58).

import { createManualClock } from '@fairtick/testkit/manual-clock'
import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/testkit/postgres-server'
import { isDeclined } from '@fairtick/wire/handler'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSettableClock, type EngineFixture, openEngine } from '../engine/engine-fixture.ts'
import { reconcile } from '../engine/reconciliation.ts'
import { lockChain } from '../features/audit/public.ts'
import { as, type DepositStage, openDepositStage } from '../features/deposits/deposits-fixture.ts'
import { readDepositMethods } from '../features/deposits/public.ts'
import {
  HOUR_MS,
  NOON,
  openWithdrawalStage,
  TERMS,
  type WithdrawalStage,
} from '../features/withdrawals/withdrawals-fixture.ts'
import type { Database } from '../platform/database.ts'
import { openDatabase } from '../platform/open-database.ts'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

const ROUNDS = 100

describe.skipIf(whyNoPostgres() !== undefined)('in the queues, two at once', () => {
  const clock = createManualClock(NOON)
  let server: PostgresServer
  let database: Database
  let engine: EngineFixture
  let deposits: DepositStage
  let withdrawals: WithdrawalStage
  let office: OfficeFixture
  let staff: readonly [Member, Member]
  beforeAll(async () => {
    server = await startPostgresServer()
    database = await openDatabase({ kind: 'postgres', url: await server.newDatabase() })
    engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TERMS })
    deposits = openDepositStage(database, engine, { methods: readDepositMethods() })
    withdrawals = openWithdrawalStage(database, () => engine)
    await deposits.enter('a')
    await engine.tick('64000')
    // Into the window.
    await engine.pass(19 * HOUR_MS + HOUR_MS / 2)
    office = await openOffice(database, clock, {
      ask: engine.ask,
      withdrawalLook: withdrawals.dependencies,
    })
    const ann = await office.setUp()
    const hire = async (email: string) => {
      const member = await office.hire(ann, email)
      await office.giveRoles(member, ['reviewer', 'finance', 'auditor'])
      return member
    }
    staff = [await hire('rei@house.example'), await hire('sam@house.example')]
  })
  afterAll(async () => {
    await office?.stop()
    await engine?.stop()
    await database?.close()
    await server?.remove()
  })

  test('100 approve/approve of a deposit: credited once', async () => {
    const before = (await deposits.cash('a')) ?? 0n
    for (let round = 0; round < ROUNDS; round += 1) {
      const voucher = await deposits.voucher('a')
      const body = { id: 'usdt-trc20', amount: '10', voucher }
      const deposit = await deposits.calls.submitDeposit({ query: {}, body }, as('a'))
      if (isDeclined(deposit)) throw new Error(JSON.stringify(deposit))
      const { id } = deposit
      const outcomes = await Promise.all(
        staff.map(({ client }) => outcome(client.call('approveDeposit', { body: { id } }))),
      )
      expect([round, outcomes.sort()]).toEqual([round, ['done', 'not_found']])
      await deposits.settle()
    }
    expect(await deposits.cash('a')).toBe(before + BigInt(ROUNDS) * 10_000_000n)
  })

  test('100 approve/approve and pay/pay of a withdrawal: paid once, by the other', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const body = { amount: '10', password: '123456' }
      const answer = await withdrawals.calls.withdrawToWallet({ query: {}, body }, as('a'))
      if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
      const { id } = answer
      const approved = await Promise.all(
        staff.map(({ client }) => outcome(client.call('approveWithdrawal', { body: { id } }))),
      )
      expect([round, approved.sort()]).toEqual([round, ['done', 'not_found']])
      // Codes are of a step each.
      clock.advanceMs(80_000)
      const paid = await Promise.all(
        staff.map(({ client, factor }) =>
          outcome(client.call('payWithdrawal', { body: { id, code: office.codeNow(factor) } })),
        ),
      )
      // Whoever approved it may come too late even for that.
      const others = paid.filter((one) => one !== 'done')
      expect([round, others]).toEqual([round, [expect.stringMatching(/^(own_request|not_found)$/)]])
    }
    const [counts] = await database.query(
      `SELECT count(*) AS paid, count(*) FILTER (WHERE t.approved_by = t.paid_by) AS alone
       FROM withdrawal w JOIN withdrawal_target t ON t.withdrawal_id = w.id
       WHERE w.status = 'success'`,
    )
    expect(counts).toEqual({ paid: BigInt(ROUNDS), alone: 0n })
    await expect(reconcile(database)).resolves.toMatchObject({ isClean: true })
    expect((await staff[0].client.call('auditCheck')).findings).toEqual([])
  })

  test('a role that is taken away while its owner waits for his turn counts no more (REL-57)', async () => {
    const [rei] = staff
    const voucher = await deposits.voucher('a')
    const body = { id: 'usdt-trc20', amount: '10', voucher }
    const deposit = await deposits.calls.submitDeposit({ query: {}, body }, as('a'))
    if (isDeclined(deposit)) throw new Error(JSON.stringify(deposit))
    const { id } = deposit
    const approval = await database.transaction(async (tx) => {
      await lockChain(tx)
      const waiting = outcome(rei.client.call('approveDeposit', { body: { id } }))
      const isWaiting = async () =>
        (await tx.query("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"))
          .length > 0
      await expect.poll(isWaiting).toBe(true)
      await tx.query('DELETE FROM staff_role WHERE staff_id = $1', [rei.id])
      return { waiting }
    })
    expect(await approval.waiting).toBe('not_permitted')
    await deposits.settle()
    const [row] = await database.query('SELECT status, reviewed_by FROM deposit WHERE id = $1', [
      id,
    ])
    expect(row).toEqual({ status: 'pending', reviewed_by: null })
  })
})
