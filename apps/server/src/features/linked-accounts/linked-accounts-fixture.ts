// For tests: the slice on a given database and engine, and customers who come in and bind banks.

import { drainTestInbox, TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { userOf } from '@fairtick/server/test/team-members'
import type { EngineFixture } from '../../engine/engine-fixture.ts'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Database } from '../../platform/database.ts'
import { createKeyedHash } from '../../platform/keyed-hash.ts'
import { createLog } from '../../platform/log.ts'
import { openLinkedAccounts } from './linked-accounts.ts'
import { bankSignal, type Place } from './signals.ts'

export type LinksFixture = ReturnType<typeof openLinks>

/** Users are named by their practice accounts, as `team-members` has them. */
export function openLinks(
  database: Database,
  engine: Pick<EngineFixture, 'ask' | 'now'>,
  key: Uint8Array = new Uint8Array(32),
) {
  const told: AccountEvent[] = []
  const links = openLinkedAccounts({
    ...{ database, ask: engine.ask, nowMs: engine.now, log: createLog('silent') },
    ...{ rowSeal: TEST_ROW_SEAL, drainInbox: () => drainTestInbox(database, engine.ask) },
    ...{ keyedHash: createKeyedHash(key), publish: (events) => told.push(...events) },
  })
  return {
    ...{ links, told },
    /** From a place of their own, unless one is given. */
    visit: (id: string, place: Partial<Place> & { readonly name?: string } = {}) => {
      const { name = `Person ${id}`, ...rest } = place
      return links.noteVisit(
        { id: userOf(id), fullName: name },
        { address: '192.0.2.7', device: 'Browser 1', ...rest },
      )
    },
    bind: async (id: string, cardNumber: string) => {
      const bank = { bankWay: 'zengin', branchNumber: '001', bankCode: '0001', ifsc: '' }
      const signals = [bankSignal({ ...bank, cardNumber })]
      await database.transaction((tx) => links.note(tx, userOf(id), signals))
      await links.apply(userOf(id))
    },
    /** As two people of the office decide it. */
    decide: async (status: 'confirmed' | 'lifted') => {
      await database.query(
        `INSERT INTO staff (id, email, email_key, name, created_time)
         VALUES ('s1', 'x', 'x', 'Ann', 0), ('s2', 'y', 'y', 'Rei', 0) ON CONFLICT DO NOTHING`,
      )
      const rows = await database.query<{ later_user_id: string }>(
        `UPDATE account_link SET status = $1, first_lifted_by = 's1', first_lifted_time = 0,
           decided_by = 's2', decided_time = $2::bigint, notified_time = NULL
         RETURNING later_user_id`,
        [status, String(engine.now())],
      )
      for (const row of rows) await links.apply(row.later_user_id)
    },
    pairs: async () => {
      const rows = await database.query<{ pair: string; signals: string[]; status: string }>(
        `SELECT l.practice_account_id || ' after ' || e.practice_account_id AS pair, signals, status
         FROM account_link JOIN app_user l ON l.id = later_user_id
         JOIN app_user e ON e.id = earlier_user_id ORDER BY found_time, pair`,
      )
      return rows.map(({ pair, signals, status }) => `${pair}: ${signals.join(' ')}, ${status}`)
    },
    messagesOf: async (id: string) => {
      const rows = await database.query<{ template: string }>(
        `SELECT template FROM message WHERE user_id = $1 AND template LIKE 'accounts-%'
         ORDER BY number`,
        [userOf(id)],
      )
      return rows.map(({ template }) => template)
    },
  }
}
