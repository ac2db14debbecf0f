// A real HTTP server over a real engine, on a clock and market that a test moves.

import { OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
import { parseInstrument } from '@fairtick/core/market/instrument'
import type { Instant } from '@fairtick/core/time/instant'
import {
  BTCUSDT,
  beginEngine,
  createSettableClock,
  type EngineFixture,
  type SettableClock,
} from '@fairtick/server/engine/engine-fixture'
import type { Ask } from '@fairtick/server/engine/engine-port'
import { openAccountReader } from '@fairtick/server/features/account/public'
import { createPresentContract } from '@fairtick/server/features/contracts/public'
import { contractRoutes } from '@fairtick/server/features/contracts/routes'
import { createHttpServer } from '@fairtick/server/http/http-server'
import { createBus } from '@fairtick/server/platform/bus'
import { readConfig } from '@fairtick/server/platform/config'
import { createLog } from '@fairtick/server/platform/log'
import { createMetrics } from '@fairtick/server/platform/metrics'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import type { Handlers } from '@fairtick/wire/handler'
import type { CallName } from '@fairtick/wire/routes'
import { ROUTES } from '@fairtick/wire/routes'

const LEADER = { leaderId: 'l', name: 'Leader' }

/** Fewer than a round has, so that a tick which fires them all takes several groups. */
const ACCOUNTS_PER_GROUP = 4

const TOKEN_LENGTH = 43

export type Reply = { readonly status: number; readonly result: unknown }

export type HttpEngineFixture = {
  readonly database: TestDatabase
  readonly engine: EngineFixture
  readonly clock: SettableClock
  /** Resolves once the engine was asked so many times more. */
  readonly untilAsked: (times: number) => Promise<void>
  /** One request of the customer who owns the account, under a key. */
  readonly send: (accountId: string, name: CallName, body: object, key: string) => Promise<Reply>
  readonly close: () => Promise<void>
}

export async function openHttpEngine(database: TestDatabase): Promise<HttpEngineFixture> {
  const clock = createSettableClock()
  const engine = beginEngine(database, clock, { accountsPerGroup: ACCOUNTS_PER_GROUP })
  await engine.started
  let asked = 0
  const waiting = new Map<number, () => void>()
  const ask: Ask = (draft, key) => {
    asked += 1
    waiting.get(asked)?.()
    return engine.ask(draft, key)
  }
  const untilAsked = (times: number) =>
    new Promise<void>((resolve) => waiting.set(asked + times, resolve))
  const calls = await serveCalls(contractCalls(database, { ask, now: engine.now }))
  return {
    ...{ database, engine, clock, untilAsked },
    send: calls.send,
    close: async () => {
      await calls.close()
      await engine.stop()
    },
  }
}

/** What trades over HTTP ask an engine. */
export function contractCalls(
  database: TestDatabase,
  { ask, now }: { readonly ask: Ask; readonly now: () => Instant },
) {
  const bus = createBus((error) => {
    throw error
  })
  const instruments = new Map([[BTCUSDT.symbol, parseInstrument(BTCUSDT)]])
  return contractRoutes({
    ...{ database, bus, ask, now, instruments },
    presentContract: createPresentContract(
      () => 2,
      () => LEADER,
    ),
    readOpenAccount: openAccountReader({ database, bus, instruments }),
    findOptionDetail: async () => undefined,
    learnLeaders: async () => {},
    nextRollover: () => 0,
    jurisdiction: () => OPEN_JURISDICTION,
  })
}

export type ServedCalls = Pick<HttpEngineFixture, 'send' | 'close'> & {
  /** What the customer reads. */
  readonly read: (
    accountId: string,
    name: CallName,
    query?: Readonly<Record<string, string>>,
  ) => Promise<Reply>
}

/** The id of an account, filled up, is a token here: logging in is not what is tested. */
export async function serveCalls(handlers: Partial<Handlers>): Promise<ServedCalls> {
  const app = await createHttpServer({
    config: readConfig({
      LIMIT_SESSION_PER_SECOND: '1000000',
      LIMIT_ADDRESS_PER_SECOND: '1000000',
    }),
    handlers,
    authenticate: async (token) => {
      const accountId = token.replaceAll('_', '')
      return { userId: `user of ${accountId}`, sessionId: accountId }
    },
    readiness: () => ({}),
    log: createLog('silent'),
    metrics: createMetrics(),
    webFolder: '/nowhere',
    results: 'checked',
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (accountId: string, path: string, request: RequestInit): Promise<Reply> => {
    const response = await fetch(`${url}${path}`, {
      ...request,
      headers: {
        ...request.headers,
        authorization: `Bearer ${accountId.padEnd(TOKEN_LENGTH, '_')}`,
        account: 'practice',
      },
    })
    const { result } = (await response.json()) as { result: unknown }
    return { status: response.status, result }
  }
  return {
    send: (accountId, name, body, key) => {
      const { method, path } = ROUTES[name]
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      return ask(accountId, path, { method, headers, body: JSON.stringify(body) })
    },
    read: (accountId, name, query = {}) =>
      ask(accountId, `${ROUTES[name].path}?${new URLSearchParams(query)}`, {}),
    close: async () => {
      await app.close()
    },
  }
}
