// The queues on a real PostgreSQL, where two of the staff decide at once: one does (REL-58).

import { HOUR_MS } from '@fairtick/core/time/duration'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { reconcile } from '@fairtick/server/engine/verify/reconciliation'
import { lockChain } from '@fairtick/server/features/audit/public'
import {
  as,
  type DepositStage,
  openDepositStage,
} from '@fairtick/server/features/deposits/deposits-fixture'
import { readDepositMethods } from '@fairtick/server/features/deposits/public'
import {
  NOON,
  openWithdrawalStage,
  TERMS,
  type WithdrawalStage,
} from '@fairtick/server/features/withdrawals/withdrawals-fixture'
import type { Database } from '@fairtick/server/platform/database'
import { openDatabase } from '@fairtick/server/platform/open-database'
import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { RACE_ROUNDS } from '@fairtick/testkit/drawn-sample'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { isDeclined } from '@fairtick/wire/handler'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertBankChange, insertBankOf } from './bank-change-fixture.ts'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

/** Before the other has an answer, or after. */
const LATE = /^(changed_meanwhile|not_found)$/

describe.skipIf(whyNoPostgres() !== undefined)('in the queues, two at once', () => {
  const clock = createManualClock(NOON)
  let server: PostgresServer
  let database: Database
  let engine: EngineFixture
  let deposits: DepositStage
  let withdrawals: WithdrawalStage
  let office: OfficeFixture
  let staff: readonly [Member, Member]
  /** Who approves what the two pay. */
  let kim: Member
  /** What the office has asked of the engine, which answers when this is open. */
  let asked = 0
  let gate = Promise.resolve()
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
      ask: async (draft, key) => {
        asked += 1
        await gate
        return await engine.ask(draft, key)
      },
      withdrawalView: withdrawals.dependencies,
    })
    const ann = await office.setUp()
    const roles = ['reviewer', 'finance', 'auditor'] as const
    kim = await office.hire(ann, 'kim@house.example', roles)
    staff = [
      await office.hire(ann, 'rei@house.example', roles),
      await office.hire(ann, 'sam@house.example', roles),
    ]
  })
  afterAll(async () => {
    await office?.stop()
    await engine?.stop()
    await database?.close()
    await server?.remove()
  })

  test(`${RACE_ROUNDS} approve/approve of a deposit: credited once`, async () => {
    const before = (await deposits.cash('a')) ?? 0n
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const voucher = await deposits.voucher('a')
      const body = { id: 'usdt-trc20', amount: '10', voucher }
      const deposit = await deposits.calls.submitDeposit({ query: {}, body }, as('a'))
      if (isDeclined(deposit)) throw new Error(JSON.stringify(deposit))
      const { id } = deposit
      // Codes are of a step each, and tries are counted by the hour.
      clock.advanceMs(80_000)
      const outcomes = await Promise.all(
        staff.map(({ client, factor }) =>
          outcome(client.call('approveDeposit', { body: { id }, proof: office.codeNow(factor) })),
        ),
      )
      expect([round, outcomes.sort()]).toEqual([round, ['done', 'not_found']])
      await deposits.settle()
    }
    expect(await deposits.cash('a')).toBe(before + BigInt(RACE_ROUNDS) * 10_000_000n)
  })

  test('many deposits at once: alone nobody passes the limit of a day (REL-58)', async () => {
    const [rei] = staff
    await deposits.enter('b')
    const submit = async () => {
      const body = { id: 'usdt-trc20', amount: '3000', voucher: await deposits.voucher('b') }
      const deposit = await deposits.calls.submitDeposit({ query: {}, body }, as('b'))
      if (isDeclined(deposit)) throw new Error(JSON.stringify(deposit))
      return deposit.id
    }
    const ids: string[] = []
    for (let place = 0; place < 8; place += 1) ids.push(await submit())
    const prove = await office.addPasskey(rei)
    const wanted: { body: { id: string }; proof: string }[] = []
    for (const id of ids) wanted.push({ body: { id }, proof: await prove() })
    const outcomes = await Promise.all(
      wanted.map((one) => outcome(rei.client.call('approveDeposit', one))),
    )
    await deposits.settle()
    const [sums] = await database.query<{ alone: bigint; credited: bigint; first: bigint }>(
      `SELECT coalesce(sum(credited), 0)::bigint AS alone, count(*) AS credited,
         (SELECT count(*) FROM deposit_first_approval WHERE staff_id = $1) AS first
       FROM deposit WHERE account_id = 'practice b' AND reviewed_by = $1`,
      [rei.id],
    )
    if (sums === undefined) throw new Error('sums always give a row')
    expect(sums.alone).toBeLessThanOrEqual(10_000_000_000n)
    expect(sums.alone).toBeGreaterThan(0n)
    // Who looks only after the limit is reached gives the first approval of two.
    const done = outcomes.filter((one) => one === 'done')
    expect(sums.credited + sums.first).toBe(BigInt(done.length))
  })

  test(`${RACE_ROUNDS} approve/approve of a bank change by two, and by one twice at once (REL-58)`, async () => {
    const [rei, sam] = staff
    await insertBankOf(database, 'a')
    const [reiProves, samProves] = [await office.addPasskey(rei), await office.addPasskey(sam)]
    /** Each with a proof of their own, all at once. */
    const approve = async (id: string, people: readonly Member[]) => {
      const wanted: { by: Member; proof: string }[] = []
      for (const by of people) {
        wanted.push({ by, proof: await (by === rei ? reiProves : samProves)() })
      }
      return await Promise.all(
        wanted.map(({ by, proof }) =>
          outcome(by.client.call('approveBankChange', { body: { id }, proof })),
        ),
      )
    }
    const statusOf = async (id: string) => {
      const sql = 'SELECT status FROM bank_change WHERE id = $1'
      return (await database.query<{ status: string }>(sql, [id]))[0]?.status
    }
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const id = `change ${round}`
      await insertBankChange(database, { id, userId: 'a', nowMs: clock.wallMs() })
      const alone = await approve(id, [rei, rei])
      expect([round, alone.sort()]).toEqual([round, ['done', 'own_request']])
      expect([round, await statusOf(id)]).toEqual([round, 'pending'])
      const seconds = await approve(id, [sam, sam, rei])
      expect([round, seconds.filter((one) => one === 'done')]).toEqual([round, ['done']])
      expect([round, await statusOf(id)]).toEqual([round, 'success'])
    }
    const [counts] = await database.query(
      `SELECT count(*) AS all, count(*) FILTER (WHERE f.staff_id = c.reviewed_by) AS alone
       FROM bank_change c JOIN bank_change_first_approval f ON f.change_id = c.id`,
    )
    expect(counts).toEqual({ all: BigInt(RACE_ROUNDS), alone: 0n })
  })

  test(`${RACE_ROUNDS} approve/approve and pay/pay of a withdrawal: paid once, by the other`, async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const body = { amount: '10', password: '123456' }
      const answer = await withdrawals.calls.withdrawToWallet({ query: {}, body }, as('a'))
      if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
      const { id } = answer
      // Codes are of a step each, and tries are counted by the hour.
      clock.advanceMs(80_000)
      const approved = await Promise.all(
        staff.map(({ client, factor }) =>
          outcome(
            client.call('approveWithdrawal', { body: { id }, proof: office.codeNow(factor) }),
          ),
        ),
      )
      const late = approved.filter((one) => one !== 'done')
      expect([round, late]).toEqual([round, [expect.stringMatching(LATE)]])
      clock.advanceMs(80_000)
      const paid = await Promise.all(
        staff.map(({ client, factor }) =>
          outcome(client.call('payWithdrawal', { body: { id }, proof: office.codeNow(factor) })),
        ),
      )
      // Whoever approved it may come too late even for that.
      const others = paid.filter((one) => one !== 'done')
      expect([round, others]).toEqual([
        round,
        [expect.stringMatching(/^(own_request|not_found|changed_meanwhile)$/)],
      ])
    }
    const [counts] = await database.query(
      `SELECT count(*) AS paid, count(*) FILTER (WHERE t.approved_by = t.paid_by) AS alone
       FROM withdrawal w JOIN withdrawal_target t ON t.withdrawal_id = w.id
       WHERE w.status = 'success'`,
    )
    expect(counts).toEqual({ paid: BigInt(RACE_ROUNDS), alone: 0n })
    await expect(reconcile(database)).resolves.toMatchObject({ isClean: true })
    expect((await staff[0].client.call('auditCheck')).findings).toEqual([])
  })

  test('two begin at once: one is asked for, and its name and reference stand (REL-58)', async () => {
    const submit = async () => {
      const body = { amount: '10', password: '123456' }
      const answer = await withdrawals.calls.withdrawToWallet({ query: {}, body }, as('a'))
      if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
      return answer.id
    }
    const targetOf = async (id: string) => {
      const sql = 'SELECT * FROM withdrawal_target WHERE withdrawal_id = $1'
      return (await database.query(sql, [id]))[0]
    }
    const calls = {
      approve: ({ client }: Member, id: string, proof: string) =>
        client.call('approveWithdrawal', { body: { id }, proof }),
      pay: ({ client, id: payer }: Member, id: string, proof: string) =>
        client.call('payWithdrawal', { body: { id, reference: `of ${payer}` }, proof }),
    }
    /** Both begin while the engine takes its time; who of them won. */
    const race = async (decision: keyof typeof calls, id: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const before = asked
      gate = promise
      clock.advanceMs(80_000)
      let answered = 0
      const work = staff.map(async (member) => {
        const proof = office.codeNow(member.factor)
        const answer = await outcome(calls[decision](member, id, proof))
        answered += 1
        return answer
      })
      await expect.poll(() => asked - before + answered).toBe(2)
      const begun = asked - before
      resolve()
      const outcomes = await Promise.all(work)
      expect([begun, outcomes.toSorted()]).toEqual([1, ['changed_meanwhile', 'done']])
      return staff[outcomes.indexOf('done')]?.id
    }
    const id = await submit()
    const approver = await race('approve', id)
    expect(await targetOf(id)).toMatchObject({ approved_by: approver, begun_by: null })
    const other = await submit()
    // The rounds before took hours of the clock.
    const { act } = await office.loginAgain(kim)
    expect(await outcome(act('approveWithdrawal', { body: { id: other } }))).toBe('done')
    const payer = await race('pay', other)
    const paid = { paid_by: payer, payment_reference: `of ${payer}` }
    expect(await targetOf(other)).toMatchObject(paid)
  })

  test('a role that is taken away while its owner waits for a turn counts no more (REL-57)', async () => {
    const [rei] = staff
    const voucher = await deposits.voucher('a')
    const body = { id: 'usdt-trc20', amount: '10', voucher }
    const deposit = await deposits.calls.submitDeposit({ query: {}, body }, as('a'))
    if (isDeclined(deposit)) throw new Error(JSON.stringify(deposit))
    const { id } = deposit
    const approval = await database.transaction(async (tx) => {
      await lockChain(tx)
      const waiting = outcome(rei.act('approveDeposit', { body: { id } }))
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
