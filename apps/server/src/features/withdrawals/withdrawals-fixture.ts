// For tests: the slice on a real engine, with gates that are set by hand.

import { OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
import { parseInstrument } from '@fairtick/core/market/instrument'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { type Declined, isDeclined } from '@fairtick/wire/handler'
import { BTCUSDT, type EngineFixture, money } from '../../engine/engine-fixture.ts'
import { createBus } from '../../platform/bus.ts'
import { createCalendar } from '../../platform/calendar.ts'
import type { Database } from '../../platform/database.ts'
import { openAccountReader } from '../account/public.ts'
import { addUser } from '../files/files-fixture.ts'
import type { WithdrawalDependencies } from './dependencies.ts'
import type { PayoutRequest, PayoutTarget } from './preconditions/preconditions.ts'
import { readMoneyTerms } from './read-money-terms.ts'
import { withdrawalRoutes } from './routes.ts'
import { termsUnderRules } from './terms-under-rules.ts'

export const TERMS = readMoneyTerms('practice')
/** Monday, 5 January 2026, noon in Tokyo; the next window begins in 19 hours. */
export const NOON = Date.UTC(2026, 0, 5, 3)
const TOKYO = 'Asia/Tokyo'

export const CALENDAR = createCalendar({
  ...{ operatorTimeZone: TOKYO, rolloverTimeZone: TOKYO, rolloverTime: '07:00' },
})

export type Gate = (request: PayoutRequest) => PayoutTarget | Declined

export type WithdrawalStage = ReturnType<typeof openWithdrawalStage>

export function openWithdrawalStage(
  database: Database,
  engine: () => Pick<EngineFixture, 'ask' | 'now'>,
) {
  const bus = createBus((error) => {
    throw error
  })
  bus.answer('market.snapshot', async () => ({ instruments: [] }))
  const instruments = new Map([['BTCUSDT', parseInstrument(BTCUSDT)]])
  const gate = { now: openGate, passed: 0, areBooksClean: true, rules: OPEN_JURISDICTION }
  const dependencies: WithdrawalDependencies = {
    ...{ database, calendar: CALENDAR, operatorTimeZone: TOKYO },
    terms: () => termsUnderRules(gate.rules, 'practice', TERMS.withdrawals),
    now: () => engine().now(),
    ask: (draft, key) => engine().ask(draft, key),
    readOpenAccount: openAccountReader({ database, bus, instruments }),
    areBooksClean: () => gate.areBooksClean,
    rowSeal: TEST_ROW_SEAL,
    findLock: async (userId) => (userId === 'locked' ? 'legal_order' : undefined),
    checkPreconditions: async (request) => {
      const target = gate.now(request)
      if (!isDeclined(target)) gate.passed += 1
      return target
    },
  }
  return {
    ...{ dependencies, gate, calls: withdrawalRoutes(dependencies) },
    /** A user whose practice account holds 10 000. */
    enter: async (userId: string) => {
      await addUser(database, userId)
      for (const accountKind of ['practice', 'real'] as const) {
        const accountId = `${accountKind} ${userId}`
        const grant = money(accountKind === 'practice' ? '10000' : '0')
        await engine().ask({ kind: 'open-account', accountId, userId, accountKind, grant })
      }
    },
    account: async (userId: string) => {
      const sql = 'SELECT cash, withdrawal_hold AS hold, untaxed_gains FROM account WHERE id = $1'
      return (await database.query(sql, [`practice ${userId}`]))[0]
    },
  }
}

const openGate: Gate = ({ method, walletId = 'newest' }) =>
  method === 'bank'
    ? { shown: 'Bank ••••1234', fields: { cardNumber: '99991234' } }
    : { shown: `TRC20 ${walletId}`, fields: { address: 'Tsecret' } }
