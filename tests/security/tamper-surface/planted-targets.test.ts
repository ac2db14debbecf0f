// A thief of the run-time role writes over where money of customers goes: none of it is paid.

import { DAY_MS } from '@fairtick/core/time/duration'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import {
  NOON,
  openWithdrawalStage,
  TERMS,
  type WithdrawalStage,
} from '@fairtick/server/features/withdrawals/withdrawals-fixture'
import { BOTH_DATABASES, isMissing } from '@fairtick/server/test/database/both-databases'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import {
  type Member,
  type OfficeFixture,
  openOffice,
  outcome,
} from '@fairtick/server/test/office/office-fixture'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock, type ManualClock } from '@fairtick/testkit/manual-clock'
import { isDeclined } from '@fairtick/wire/handler'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type AccountSecurityFixture,
  type Customer,
  codeOf,
  FUND_PASSWORD,
  OTHER_TRON,
  openAccountSecurity,
} from '../account-security/account-security-fixture.ts'

const findings = (database: TestDatabase) => findUnauthorised(database, TEST_ROW_SEAL)

describe.each(BOTH_DATABASES)('of a customer on %s', (name, open) => {
  let database: TestDatabase
  let clock: ManualClock
  let fixture: AccountSecurityFixture
  let hana: Customer
  beforeEach(async () => {
    database = await open()
    clock = createManualClock(NOON)
    fixture = await openAccountSecurity(database, clock)
    hana = await fixture.enter()
    await fixture.setFundPassword(hana)
    await fixture.bindBank(hana)
    clock.advanceMs(DAY_MS)
    await fixture.bindWallet(hana)
    clock.advanceMs(DAY_MS)
  })
  afterEach(() => database.close())

  const pass = async (method: 'bank' | 'wallet') => {
    const otp = await fixture.codeFor(hana.email, 'withdraw')
    clock.advanceMs(60_000)
    const request = { method, password: FUND_PASSWORD, otp }
    return codeOf(await fixture.checkPreconditions(request, hana.context))
  }

  it.skipIf(isMissing(name))('a bank account that was written over is paid nothing', async () => {
    expect(await pass('bank')).toBe('done')
    expect(await findings(database)).toEqual([])
    const [seen] = await database.query('SELECT * FROM bank_account')
    const writes = {
      card_number: 'UPDATE bank_account SET card_number = $1',
      account_name: 'UPDATE bank_account SET account_name = $1',
      bank_name: 'UPDATE bank_account SET bank_name = $1',
      branch_name: 'UPDATE bank_account SET branch_name = $1',
      branch_number: 'UPDATE bank_account SET branch_number = $1',
      bank_code: 'UPDATE bank_account SET bank_code = $1',
      ifsc: 'UPDATE bank_account SET ifsc = $1',
      bank_way: 'UPDATE bank_account SET bank_way = $1',
    }
    for (const [column, sql] of Object.entries(writes)) {
      await database.query(sql, ['7654321'])
      expect([column, await pass('bank')]).toEqual([column, 'target_altered'])
      await database.query(sql, [seen?.[column]])
    }
    expect(await pass('bank')).toBe('done')
    await database.query('UPDATE bank_account SET changed_time = 0')
    expect(await pass('bank')).toBe('target_altered')
    expect(await findings(database)).toEqual([
      `bank_account: the server did not write row ${hana.userId}`,
    ])
  })

  it.skipIf(isMissing(name))('a wallet that was planted or moved is paid nothing', async () => {
    expect(await pass('wallet')).toBe('done')
    expect(await findings(database)).toEqual([])
    await database.query(
      `INSERT INTO wallet_address
       SELECT 'planted', user_id, currency, channel, $1, added_time + 1, NULL, seal
       FROM wallet_address`,
      [OTHER_TRON],
    )
    expect(await pass('wallet')).toBe('target_altered')
    expect(await findings(database)).toEqual([
      'wallet_address: the server did not write row planted',
    ])
  })

  it.skipIf(isMissing(name))('accounts are parted or bound by no row', async () => {
    const other = await fixture.enter()
    await fixture.bindBank(other)
    const [link] = await database.query<{ id: string }>('SELECT id, binds FROM account_link')
    expect([link, await findings(database)]).toEqual([{ id: link?.id, binds: true }, []])
    await database.query('UPDATE account_link SET binds = false')
    const named = [`account_link: the server did not write row ${link?.id}`]
    expect(await findings(database)).toEqual(named)
    clock.advanceMs(DAY_MS)
    await fixture.bindWallet(other)
    expect(await findings(database)).toEqual(named)
  })
})

describe.each(BOTH_DATABASES)('in the office on %s', (name, open) => {
  let database: TestDatabase
  let engine: EngineFixture
  let office: OfficeFixture
  let stage: WithdrawalStage
  let [fin, pay]: Member[] = []
  beforeEach(async () => {
    database = await open()
    engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TERMS })
    stage = openWithdrawalStage(database, () => engine)
    await stage.enter('a')
    await engine.tick('64000')
    office = await openOffice(database, createManualClock(NOON), {
      ask: (draft, key) => engine.ask(draft, key),
      withdrawalView: stage.dependencies,
    })
    const ann = await office.setUp()
    fin = await office.hire(ann, 'fin@house.example', ['finance', 'reviewer'])
    pay = await office.hire(ann, 'pay@house.example', ['finance', 'reviewer'])
  })
  afterEach(async () => {
    await office.stop()
    await engine.stop()
    await database.close()
  })

  const withdraw = async (): Promise<string> => {
    const caller = { userId: 'a', sessionId: 's' }
    const answer = await stage.calls.withdrawToWallet(
      { query: {}, body: { amount: '10', password: '123456' } },
      {
        ...{ caller, account: 'practice', language: 'en', address: '127.0.0.1' },
        ...{ device: 'test', key: undefined },
      },
    )
    if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
    return answer.id
  }
  const approve = (by: Member | undefined, id: string) =>
    outcome((by as Member).act('approveWithdrawal', { body: { id } }))
  const payOut = (by: Member | undefined, id: string) =>
    outcome((by as Member).act('payWithdrawal', { body: { id } }))
  const toWindow = () => engine.pass(20 * (DAY_MS / 24))

  it.skipIf(isMissing(name))(
    'a target that was written over is neither approved nor paid',
    async () => {
      const [early, late] = [await withdraw(), await withdraw()]
      expect(await approve(fin, late)).toBe('done')
      await toWindow()
      const other = JSON.stringify({ shown: 'TRC20 newest', fields: { address: 'Tthief' } })
      await database.asOwner(`UPDATE withdrawal_target SET target = '${other}'`)
      expect(await approve(fin, early)).toBe('target_altered')
      expect(await payOut(pay, late)).toBe('target_altered')
      const seen = await (pay as Member).client.call('withdrawalCase', { query: { id: late } })
      expect(seen).toMatchObject({ areBooksClean: true, isTargetOurs: false })
      const found = [early, late].map(
        (id) => `withdrawal_target: the server did not write row ${id}`,
      )
      expect(new Set(await findings(database))).toEqual(new Set(found))
      const fails = { body: { id: late, reason: 'target_invalid' as const } }
      expect(await outcome((fin as Member).act('failWithdrawal', fails))).toBe('done')
    },
  )

  it.skipIf(isMissing(name))('who approved pays by no name in a row (REL-58)', async () => {
    const id = await withdraw()
    expect(await approve(fin, id)).toBe('done')
    await toWindow()
    await database.query('UPDATE withdrawal_target SET approved_by = $1', [pay?.id])
    expect(await payOut(fin, id)).toBe('own_request')
    await database.query('UPDATE withdrawal_target SET approved_by = $1', [fin?.id])
    expect(await payOut(pay, id)).toBe('done')
    expect(await findings(database)).toEqual([])
    await database.query('UPDATE withdrawal_target SET paid_by = $1', [fin?.id])
    expect(await findings(database)).toEqual([
      expect.stringMatching(/^command \d+: pay-withdrawal practice a: the audit log does not show/),
    ])
  })

  it.skipIf(isMissing(name))('nobody pays what no logged person approved', async () => {
    const withdrawalId = await withdraw()
    await engine.ask({ kind: 'approve-withdrawal', accountId: 'practice a', withdrawalId })
    await database.query('UPDATE withdrawal_target SET approved_by = $1', [fin?.id])
    await toWindow()
    expect(await payOut(pay, withdrawalId)).toBe('own_request')
  })

  it.skipIf(isMissing(name))('a change that no customer asked for is not approved', async () => {
    await database.query(
      `INSERT INTO bank_change (id, user_id, submitted_time, status, bank_way, account_name,
         bank_name, branch_name, branch_number, bank_code, card_number, ifsc, seal)
       VALUES ('planted', 'a', $1, 'pending', 'jp', 'A', 'B', 'C', '001', '', '7654321', '', 'x')`,
      [NOON],
    )
    const approving = (pay as Member).act('approveBankChange', { body: { id: 'planted' } })
    expect(await outcome(approving)).toBe('target_altered')
    expect(await findings(database)).toEqual(['bank_change: the server did not write row planted'])
  })
})
