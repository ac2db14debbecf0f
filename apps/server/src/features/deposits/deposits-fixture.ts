// For tests: customers with vouchers, the slice on a real engine, what the jobs do by hand.

import { drainTestInbox, TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import type { AccountContext } from '@fairtick/wire/handler'
import type { EngineFixture } from '../../engine/engine-fixture.ts'
import { money } from '../../engine/engine-fixture.ts'
import type { OutboxMessage } from '../../engine/engine-port.ts'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Database } from '../../platform/database.ts'
import { drainOutbox } from '../../platform/outbox.ts'
import { addUser } from '../files/files-fixture.ts'
import { applyDepositOutcome } from './apply-deposit-outcome.ts'
import type { DepositDependencies } from './dependencies.ts'
import { parseDepositMethods } from './deposit-methods.ts'
import { depositEvent } from './present-deposit.ts'
import { depositRoutes } from './routes.ts'

const BANK = {
  ...{ bankName: 'Bank', branchName: 'Branch', branchNumber: '1', accountName: 'Fairtick' },
  ...{ accountNumber: '7', reference: 'R' },
}

export const METHODS = parseDepositMethods([
  {
    ...{ id: 'yen', currency: 'JPY', channel: 'bank', network: null, address: null, bank: BANK },
    ...{ min: '1000', max: '100000', recommended: ['5000'], rateToUsd: '0.0065', decimals: 0 },
  },
  {
    ...{ id: 'dollar', currency: 'USD', channel: 'bank', network: null, address: null, bank: BANK },
    ...{ min: '20', max: '5000', recommended: [], rateToUsd: '1', decimals: 2 },
  },
  {
    ...{ id: 'usdt', currency: 'USDT', channel: 'crypto', network: 'TRC20', address: 'nowhere' },
    ...{ min: '10', max: '5000', recommended: [], rateToUsd: '1', decimals: 6, bank: null },
  },
  {
    ...{ id: 'coin', currency: 'BTC', channel: 'crypto', network: 'Bitcoin', address: 'nowhere' },
    ...{ min: '0.0005', max: '1', recommended: [], rateToUsd: '64000', decimals: 8, bank: null },
  },
])

export type DepositStage = ReturnType<typeof openDepositStage>

export function openDepositStage(
  database: Database,
  engine: Pick<EngineFixture, 'ask' | 'now'>,
  more: Partial<Pick<DepositDependencies, 'methods' | 'findLock' | 'findStop'>> = {},
) {
  const told: AccountEvent[] = []
  let files = 0
  const dependencies: DepositDependencies = {
    ...{ database, methods: METHODS, nowMs: engine.now, findLock: async () => undefined },
    findStop: async () => undefined,
    rowSeal: TEST_ROW_SEAL,
    publish: (events) => told.push(...events),
    ...more,
  }
  return {
    ...{ dependencies, told, calls: depositRoutes(dependencies) },
    /** A user with both accounts, of which the practice one holds 10 000. */
    enter: async (userId: string) => {
      await addUser(database, userId)
      for (const accountKind of ['practice', 'real'] as const) {
        const accountId = `${accountKind} ${userId}`
        const grant = money(accountKind === 'practice' ? '10000' : '0')
        await engine.ask({ kind: 'open-account', accountId, userId, accountKind, grant })
      }
    },
    /** The id of an upload; the same `content` is the same picture. */
    voucher: async (userId: string, content = `picture ${files}`, purpose = 'voucher') => {
      files += 1
      const id = `file ${files} of ${userId}`
      await database.query(
        `INSERT INTO file (id, user_id, purpose, content_hash, bytes, created_time)
         VALUES ($1, $2, $3, $4, 1, 1)`,
        [id, userId, purpose, content],
      )
      return id
    },
    /** What the jobs do: the engine is asked, what it tells is told. */
    settle: async () => {
      await drainTestInbox(database, engine.ask)
      await drainOutbox<OutboxMessage, AccountEvent>(database, {
        handle: async (tx, batch) => {
          const events: AccountEvent[] = []
          for (const message of batch) {
            const { topic } = message
            if (!TOPICS.has(topic)) continue
            const deposit = await applyDepositOutcome(tx, message as never, engine.now())
            if (deposit) events.push(depositEvent(deposit))
          }
          return events
        },
        onCommitted: (events) => told.push(...events),
      })
    },
    cash: async (userId: string) => {
      const [row] = await database.query<{ cash: bigint }>(
        'SELECT cash FROM account WHERE id = $1',
        [`practice ${userId}`],
      )
      return row?.cash
    },
  }
}

const TOPICS: ReadonlySet<string> = new Set([
  'deposit-reviewed',
  'deposit-credited',
  'inbox-refused',
])

export function as(
  userId: string,
  more: { key?: string; bodyHash?: string; account?: 'real' | 'practice' } = {},
): AccountContext {
  const { key, bodyHash = 'body', account = 'practice' } = more
  return {
    ...{ language: 'en', account, address: '127.0.0.1', device: 'test' },
    caller: { userId, sessionId: 's' },
    key: key === undefined ? undefined : { scope: `${userId}:deposit`, key, bodyHash },
  }
}
