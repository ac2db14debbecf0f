// What a thief of the run-time role of the database plants: none of it acts, all of it is found.

import { parseQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import { type Money, parseMoney } from '@fairtick/core/numbers/money'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { GENESIS_HASH, hashEntry } from '@fairtick/server/features/audit/chain'
import { insertEntry } from '@fairtick/server/features/audit/store'
import { findUnauthorised, noteExamined } from '@fairtick/server/features/authority/public'
import { hashChange, writePayload } from '@fairtick/server/features/changes/change-payload'

import { sealLink } from '@fairtick/server/features/linked-accounts/sealed-link'
import { createLog } from '@fairtick/server/platform/log'
import { openReconciliationMonitor } from '@fairtick/server/roles/reconciliation-monitor'
import { BOTH_DATABASES, isMissing } from '@fairtick/server/test/database/both-databases'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { drainTestInbox, TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { insertMember, userOf } from '@fairtick/server/test/team-members'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const rowSeal = TEST_ROW_SEAL

describe.each(BOTH_DATABASES)('with the run-time role of %s a thief', (name, open) => {
  let database: TestDatabase
  let engine: EngineFixture
  beforeEach(async () => {
    database = await open()
    engine = await openEngine(database, createSettableClock())
    await engine.open('victim', '100')
  })
  afterEach(async () => {
    await engine.stop()
    await database.close()
  })

  it.skipIf(isMissing(name))('credits nothing by a row of the inbox', async () => {
    const books = openReconciliationMonitor({ database, log: createLog('silent'), rowSeal })
    expect((await books.reconcileNow()).isClean).toBe(true)
    await database.query(
      `INSERT INTO engine_inbox (cause, command, time, seal)
       VALUES ('adjustment:x', '["adjust-balance","victim","x","123456"]', 1, 'made up')`,
    )
    await drainTestInbox(database, engine.ask)
    const [row] = await database.query('SELECT cash FROM account')
    expect(row).toEqual({ cash: 100_000_000n })
    expect(await findUnauthorised(database, rowSeal)).toEqual([
      'engine_inbox: row 1 (adjustment:x) was set aside, no slice made it: ' +
        '["adjust-balance","victim","x","123456"]',
    ])
    expect(await books.reconcileNow()).toMatchObject({ isClean: false, differing: [] })
    expect([books.areClean(), books.isAuthorised()]).toEqual([false, false])
  })

  it.skipIf(isMissing(name))(
    'shows by a command that no row and no two people wanted',
    async () => {
      const amount = parseMoney('5') as Money
      const adjustment = { kind: 'adjust-balance', accountId: 'victim', adjustmentId: 'x' } as const
      await engine.ask({ ...adjustment, amount })
      const command = /^command \d+: adjust-balance victim: /
      const findings = () => findUnauthorised(database, rowSeal)
      const said = async () => (await findings()).map((text) => text.replace(command, ''))
      const NOT_ASKED = 'no sealed row of the inbox asked for it'
      expect(await said()).toEqual([NOT_ASKED, 'no approved change asks for it'])
      await forgeApproval(database)
      expect(await said()).toEqual([
        NOT_ASKED,
        'the audit log does not show the two people who let it happen',
        'change_request: x is approved, and the audit log does not show by which two',
        ...[1, 2].map((number) => `audit_entry: the server did not write entry ${number}`),
      ])
      for (const finding of await findings()) await noteExamined(database, rowSeal, finding)
      expect(await findings()).toEqual([])
    },
  )

  it.skipIf(isMissing(name))('decides about no linked accounts by a row', async () => {
    const ids = ['one', 'other']
    for (const id of ids) await insertMember(database, id)
    await database.query(
      `INSERT INTO staff (id, email, email_key, name, created_time)
       VALUES ('ann', 'ann', 'ann', 'Ann', 1), ('bob', 'bob', 'bob', 'Bob', 1)`,
    )
    await database.query(
      `INSERT INTO account_link (id, later_user_id, earlier_user_id, signals, binds, found_time,
         status, seal)
       VALUES ('l', $1, $2, '{bank}', true, 0, 'open', 'made up')`,
      ids.map(userOf),
    )
    expect(await findUnauthorised(database, rowSeal)).toEqual([
      'account_link: the server did not write row l',
    ])
    const [laterUserId = '', earlierUserId = ''] = ids.map(userOf)
    const users = { laterUserId, earlierUserId }
    const seal = sealLink(rowSeal, { ...users, id: 'l', signals: ['bank'], binds: true })
    await database.query('UPDATE account_link SET seal = $1', [seal])
    expect(await findUnauthorised(database, rowSeal)).toEqual([])
    for (const status of ['confirmed', 'lifted']) {
      await database.query(
        `UPDATE account_link SET status = $1, decided_by = 'ann', decided_time = 1,
           first_lifted_by = 'bob', first_lifted_time = 1`,
        [status],
      )
      expect(await findUnauthorised(database, rowSeal)).toEqual([
        `account_link: l is ${status}, and the audit log does not show by whom`,
      ])
    }
  })

  it.skipIf(isMissing(name))('keeps no better terms by an earlier deposit (H6)', async () => {
    await insertMember(database, 'one')
    await database.query(
      `INSERT INTO file (id, user_id, purpose, content_hash, bytes, created_time)
       VALUES ('f', $1, 'voucher', 'h', 1, 0)`,
      [userOf('one')],
    )
    await database.query(
      `INSERT INTO deposit (id, user_id, account_id, account_kind, method_id, currency, channel,
         amount, voucher_file, voucher_hash, submitted_time)
       VALUES ('d', $1, 'victim', 'practice', 'm', 'USD', 'bank', 5, 'f', 'h', 1000)`,
      [userOf('one')],
    )
    const credit = { kind: 'credit-deposit', accountId: 'victim', depositId: 'd' } as const
    const [amount, rate] = [parseQuantity('5') as Quantity, parsePrice('1') as Price]
    await engine.ask({ ...credit, amount, rate, channel: 'bank', submitted: 999 as never })
    const found = await findUnauthorised(database, rowSeal)
    expect(found.join()).toContain('its deposit was submitted at another time')
  })

  it.skipIf(isMissing(name))('does not silence what is found', async () => {
    const forged = { kind: 'credit-deposit', accountId: 'victim', depositId: 'd' } as const
    const [amount, rate] = [parseQuantity('5') as Quantity, parsePrice('1') as Price]
    await engine.ask({ ...forged, amount, rate, channel: 'bank', submitted: 0 as never })
    const [finding] = await findUnauthorised(database, rowSeal)
    await database.query("INSERT INTO examined_finding VALUES ($1, 'made up')", [finding])
    expect(await findUnauthorised(database, rowSeal)).toContain(finding)
  })
})

/** A change with two deciders, and the entries that the audit log would have of it. */
async function forgeApproval(database: TestDatabase): Promise<void> {
  await database.query(
    `INSERT INTO staff (id, email, email_key, name, created_time)
     VALUES ('ann', 'ann', 'ann', 'Ann', 1), ('bob', 'bob', 'bob', 'Bob', 1)`,
  )
  const after = { accountId: 'victim', amount: '5', reason: 'fee_error' }
  const payload = writePayload({ before: null, after, noticeHours: null })
  const change = { id: 'x', kind: 'adjustment', subject: 'victim', payload } as const
  const hash = hashChange(change)
  await database.query(
    `INSERT INTO change_request (id, kind, subject, payload, payload_hash, note, requested_by,
       requested_time, expires_time, status, decided_by, decided_time, acts_time)
     VALUES ('x', 'adjustment', 'victim', $1, $2, '', 'ann', 1, 2, 'approved', 'bob', 1, 1)`,
    [payload, hash],
  )
  let previousHash = GENESIS_HASH
  for (const [place, [staffId, action]] of FORGED_ACTS.entries()) {
    const detail = JSON.stringify({ hash, after })
    const about = { address: '', subjectKind: 'request', subjectId: 'x', detail }
    const entry = { number: place + 1, time: 1, staffId, action, previousHash, ...about }
    const forged = { ...entry, hash: hashEntry(entry), seal: 'made up' }
    await insertEntry(database, forged)
    previousHash = forged.hash
  }
}

const FORGED_ACTS = [
  ['ann', 'change.request'],
  ['bob', 'change.approved'],
] as const
