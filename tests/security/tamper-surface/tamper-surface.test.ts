// Nobody can touch a price, a strike, a result or one customer's terms (H1, H3): every call,
// column, right, command and setting is on a list, so that a new one is looked at for that.

import type {
  AdjustBalance,
  ApproveWithdrawal,
  BatchClose,
  BuyOption,
  CancelOrder,
  CancelWithdrawal,
  CloseContract,
  Command,
  CreditDeposit,
  EndFollow,
  EndLinkedFollow,
  FailWithdrawal,
  FollowLeader,
  OpenAccount,
  OpenContract,
  PauseFollow,
  PayRewards,
  PayWithdrawal,
  ResetPractice,
  SetInviters,
  SetLeading,
  SetLevels,
  SetLimits,
  SetTradingLock,
  SettleSalary,
  SubmitWithdrawal,
} from '@fairtick/core/engine/command'
import { createHttpServer } from '@fairtick/server/http/http-server'
import { createOfficeServer } from '@fairtick/server/http/office-server'
import { readConfig } from '@fairtick/server/platform/config'
import { createLog } from '@fairtick/server/platform/log'
import { createMetrics } from '@fairtick/server/platform/metrics'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { ADMIN_CONTRACT } from '@fairtick/wire/admin/api-contract'
import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import { LIVE_PATH } from '@fairtick/wire/admin/live-queues'
import { ADMIN_ROUTES } from '@fairtick/wire/admin/routes'
import { CONTRACT } from '@fairtick/wire/api-contract'
import { formFields } from '@fairtick/wire/form-fields'
import type { Handlers } from '@fairtick/wire/handler'
import { ROUTES } from '@fairtick/wire/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { CALLS, OPERATIONS } from './allowed-calls.ts'
import { COLUMNS } from './allowed-columns.ts'
import { ADMIN_CALLS } from './allowed-office-calls.ts'
import { RIGHTS, RIGHTS_BY_COLUMN } from './allowed-rights.ts'
import { SETTINGS } from './allowed-settings.ts'
import { CHANGES } from './change-forms.ts'

/** What no form, no command and no customer's row may carry. */
const TERMS = /strike|settle|payout|odds|spread|delay|slip|win|lose|fee|mark|tick|seq/i

/** What nobody may say, though it were for all. */
const OUTCOMES = /strike|settle|odds|result|win(?!dow)|lose|mark|tick|seq|delay|slip|outcome/i
/** Who is meant; the levels of VIP are everybody's. */
const SOMEBODY = /account(?!Name|Number)|user|customer|phone|nickname|vip(?!Levels)/i

describe('what can be called', () => {
  it('is what the list says, by whom and with which fields', () => {
    const calls = Object.entries(CONTRACT).map(([name, { route, access, query, body }]) => {
      const fields = [...Object.keys(formFields(query)), ...Object.keys(formFields(body))]
      return [name, route.method, access, ...fields].join(' ')
    })
    expect(calls.sort()).toEqual(linesOf(CALLS))
  })

  it('is served by the HTTP server and nothing beside it', async () => {
    // `reads` is answered by the router itself, out of the others.
    const names = Object.keys(CONTRACT).filter((name) => name !== 'reads')
    const nothing = names.map((name) => [name, async () => ({})])
    const app = await createHttpServer({
      config: readConfig({}),
      handlers: Object.fromEntries(nothing) as Handlers,
      authenticate: async () => undefined,
      readiness: () => ({}),
      log: createLog('silent'),
      metrics: createMetrics(),
      webFolder: '/nowhere',
    })
    await app.ready()
    const listed = Object.values(ROUTES).map(({ method, path }) => `${method} ${path}`)
    expect(servedRoutes(app.printRoutes({ commonPrefix: false }))).toEqual(
      [...listed, ...linesOf(OPERATIONS)].sort(),
    )
    await app.close()
  })

  it('H1: is what the list says in the back office too, and nothing of it touches a price', () => {
    const calls = Object.entries(ADMIN_CONTRACT).map(([name, { route, access, query, body }]) => {
      const fields = [...Object.keys(formFields(query)), ...Object.keys(formFields(body))]
      expect(fields.filter((field) => TERMS.test(field))).toEqual([])
      return [name, route.method, access, ...fields].join(' ')
    })
    expect(calls.sort()).toEqual(linesOf(ADMIN_CALLS))
  })

  it('H3: is what the list says where two people change something: for all, and no outcome', () => {
    const { change } = formFields(ADMIN_CONTRACT.requestChange.body)
    const forms = (change as z.ZodDiscriminatedUnion).options as readonly z.ZodObject[]
    const lines = forms.map((form) => {
      const [kind, ...fields] = leavesOf(form, '')
      expect(fields.filter((field) => OUTCOMES.test(field))).toEqual([])
      const ofSomebody = fields.filter((field) => SOMEBODY.test(field))
      expect([kind, ofSomebody]).toEqual([kind, kind === 'adjustment' ? ['accountId'] : []])
      return `${kind}: ${fields.join(' ')}`
    })
    expect(lines.sort()).toEqual(linesOf(CHANGES))
  })

  it('is served by the back office and nothing beside it', async () => {
    const nothing = Object.keys(ADMIN_CONTRACT).map((name) => [name, async () => ({})])
    const app = await createOfficeServer({
      config: readConfig({}),
      handlers: Object.fromEntries(nothing) as AdminHandlers,
      authenticate: async () => undefined,
      proveFactor: async () => undefined,
      joinTwins: (_, first) => first(),
      ...{ joinLive: () => undefined, nowMs: () => 0, readiness: () => ({}) },
      log: createLog('silent'),
      metrics: createMetrics(),
      officeFolder: 'nothing is built here',
    })
    await app.ready()
    const calls = Object.values(ADMIN_ROUTES).map(({ method, path }) => `${method} ${path}`)
    const health = ['GET /healthz', 'GET /readyz', 'GET /metrics']
    const listed = [...calls, ...health, `GET ${LIVE_PATH}`]
    expect(servedRoutes(app.printRoutes({ commonPrefix: false }))).toEqual(listed.sort())
    await app.close()
  })

  it('changes something only with a method that says so', () => {
    const everyCall = [...Object.values(CONTRACT), ...Object.values(ADMIN_CONTRACT)]
    for (const { route, body } of everyCall) {
      if (route.method === 'GET') expect(Object.keys(formFields(body))).toEqual([])
    }
  })
})

it('H1, TR-5.6: what can be asked of the engine carries nothing of a price, terms or a result', () => {
  // A field or a command that is added does not compile here until somebody looks at it.
  const open: Record<keyof OpenAccount, true> = {
    ...{ kind: true, accountId: true, userId: true, accountKind: true, grant: true },
  }
  const reset: Record<keyof ResetPractice, true> = {
    ...{ kind: true, accountId: true, resetId: true, grant: true },
  }
  const buy: Record<keyof BuyOption, true> = {
    ...{ kind: true, accountId: true, optionId: true, symbol: true, direction: true },
    ...{ stake: true, durationSeconds: true, shown: true, arrivedTime: true },
  }
  const openContract: Record<keyof OpenContract, true> = {
    ...{ kind: true, accountId: true, orderId: true, symbol: true, direction: true, lots: true },
    ...{ orderType: true, leverage: true, limitPrice: true, shown: true, arrivedTime: true },
    ...{ takeProfit: true, stopLoss: true },
  }
  const setLevels: Record<keyof SetLevels, true> = {
    ...{ kind: true, accountId: true, orderId: true, takeProfit: true, stopLoss: true },
  }
  const close: Record<keyof CloseContract, true> = {
    ...{ kind: true, accountId: true, orderId: true, lots: true },
  }
  const batch: Record<keyof BatchClose, true> = {
    ...{ kind: true, accountId: true, scope: true, symbol: true },
  }
  const cancel: Record<keyof CancelOrder, true> = { kind: true, accountId: true, orderId: true }
  const inviters: Record<keyof SetInviters, true> = { kind: true, accountId: true, inviters: true }
  // The rate is that of the method when it was approved; nobody types it in (TR-7).
  const deposit: Record<keyof CreditDeposit, true> = {
    ...{ kind: true, accountId: true, depositId: true, amount: true, rate: true, channel: true },
    // As its row has it: the engine knows what stood then (H6).
    submitted: true,
  }
  // What was shown only refuses: it charges nothing (TR-6.1).
  const withdraw: Record<keyof SubmitWithdrawal, true> = {
    ...{ kind: true, accountId: true, withdrawalId: true, method: true, amount: true, from: true },
    shown: true,
  }
  const ofWithdrawal: Record<
    keyof (ApproveWithdrawal | PayWithdrawal | FailWithdrawal | CancelWithdrawal),
    true
  > = { kind: true, accountId: true, withdrawalId: true }
  const salary: Record<keyof SettleSalary, true> = {
    ...{ kind: true, accountId: true, transferId: true, amount: true },
  }
  // Approved by two people, its own kind in the customer's records (REL-58, TR-11).
  const adjustment: Record<keyof AdjustBalance, true> = {
    ...{ kind: true, accountId: true, adjustmentId: true, amount: true },
  }
  // Openings alone: it never stops a close (TR-12.4).
  const lock: Record<keyof SetTradingLock, true> = { kind: true, accountId: true, reason: true }
  // The customer’s own; it only ever keeps them from opening (TR-12.3).
  const limits: Record<keyof SetLimits, true> = {
    ...{ kind: true, accountId: true, dailyLoss: true, openPositions: true },
    ...{ excludedUntil: true, realisedToday: true, booked: true },
  }
  const payroll: Record<keyof PayRewards, true> = { kind: true, accountId: true, day: true }
  // A leader's own terms, the same for all who follow; a follower's own choice (TR-10).
  const leading: Record<keyof SetLeading, true> = { kind: true, accountId: true, terms: true }
  const follow: Record<keyof FollowLeader, true> = { ...leading, leaderId: true }
  const pause: Record<keyof PauseFollow, true> = { kind: true, accountId: true, leaderId: true }
  const unfollow: Record<keyof EndFollow, true> = { ...pause, copies: true }
  // Which follow, and no more: it only ever ends one (TR-10.7).
  const linked: Record<keyof EndLinkedFollow, true> = { ...pause, begun: true }
  const commands: Record<Command['kind'], object> = {
    ...{ 'open-account': open, 'reset-practice': reset, 'buy-option': buy },
    ...{ 'open-contract': openContract, 'set-levels': setLevels, 'close-contract': close },
    ...{ 'batch-close': batch, 'cancel-order': cancel },
    ...{ 'set-inviters': inviters, 'credit-deposit': deposit, 'submit-withdrawal': withdraw },
    ...{ 'approve-withdrawal': ofWithdrawal, 'pay-withdrawal': ofWithdrawal },
    ...{ 'fail-withdrawal': ofWithdrawal, 'cancel-withdrawal': ofWithdrawal },
    ...{ 'settle-salary': salary, 'pay-rewards': payroll },
    ...{ 'adjust-balance': adjustment, 'set-trading-lock': lock, 'set-limits': limits },
    ...{ 'set-leading': leading, 'follow-leader': follow, 'end-follow': unfollow },
    'end-linked-follow': linked,
    ...{ 'pause-follow': pause, 'resume-follow': pause },
  }
  const fields = Object.values(commands).flatMap(Object.keys)
  expect(fields.filter((field) => TERMS.test(field))).toEqual([])
})

describe('what can be written down', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  const list = async (sql: string) =>
    (await database.query<{ line: string }>(sql)).map(({ line }) => line).sort()

  it('H3: has the columns of the list, none of them one customer’s terms', async () => {
    const columns = await list(
      `SELECT c.relname || ': ' || string_agg(a.attname, ' ' ORDER BY a.attnum) AS line
       FROM pg_class c
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v', 'm', 'p', 'f')
       GROUP BY c.relname`,
    )
    expect(columns).toEqual(linesOf(COLUMNS))
    const ofCustomers = columns.filter((line) => /^(account|app_user|session):/.test(line))
    expect(ofCustomers).toHaveLength(3)
    for (const line of ofCustomers) expect(line).not.toMatch(TERMS)
  })

  it('gives the run-time role the rights of the list, whole tables', async () => {
    const rights = await list(
      `SELECT c.relname || ': '
              || string_agg(DISTINCT r.privilege_type, ' ' ORDER BY r.privilege_type) AS line
       FROM pg_class c, aclexplode(c.relacl) r
       WHERE c.relnamespace = 'public'::regnamespace
         AND r.grantee IN (0, 'fairtick_app'::regrole)
       GROUP BY c.relname`,
    )
    expect(rights).toEqual(linesOf(RIGHTS))
  })

  it('gives the run-time role the rights of the list, column by column', async () => {
    const rights = await list(
      `SELECT c.relname || ': ' || r.privilege_type || ' '
              || string_agg(a.attname, ' ' ORDER BY a.attnum) AS line
       FROM pg_class c
       JOIN pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped, aclexplode(a.attacl) r
       WHERE c.relnamespace = 'public'::regnamespace
         AND r.grantee IN (0, 'fairtick_app'::regrole)
       GROUP BY c.relname, r.privilege_type`,
    )
    expect(rights).toEqual(linesOf(RIGHTS_BY_COLUMN))
  })

  it('has no back door: the role is nobody else, no function runs as its owner', async () => {
    const [role] = await database.query(
      `SELECT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication,
              (SELECT count(*)::integer FROM pg_auth_members WHERE member = r.oid) AS memberships
       FROM pg_roles r WHERE rolname = 'fairtick_app'`,
    )
    const none = { rolsuper: false, rolcreaterole: false, rolcreatedb: false }
    expect(role).toEqual({ ...none, rolbypassrls: false, rolreplication: false, memberships: 0 })
    const elevated = await database.query(
      `SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef`,
    )
    expect(elevated).toEqual([])
  })
})

it('what can be set at the start is on the list: there is no setting for an outcome', () => {
  const read = new Set<string>()
  readConfig(
    new Proxy({} as Record<string, string>, {
      get: (_, name) => {
        read.add(String(name))
        return undefined
      },
    }),
  )
  expect([...read].sort()).toEqual(SETTINGS.split(/\s+/).filter(Boolean).sort())
})

/** The literal of a form's kind, then the path of each of its fields. */
function leavesOf(schema: z.core.$ZodType, path: string): string[] {
  if (schema instanceof z.ZodLiteral) return [String(schema.value)]
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return leavesOf(schema.unwrap(), path)
  }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject) {
    return leavesOf(schema.element, path)
  }
  if (!(schema instanceof z.ZodObject)) return [path]
  return Object.entries(schema.shape).flatMap(([name, field]) =>
    leavesOf(field as z.core.$ZodType, path === '' ? name : `${path}.${name}`),
  )
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').sort()
}

/** `METHOD /path` of a tree as Fastify prints it, each level four letters further in. */
/** Whatever is read may be asked for without its body: HEAD stands beside each GET. */
function servedRoutes(tree: string): string[] {
  const served = routesOf(tree)
  const heads = served.filter((route) => route.startsWith('HEAD '))
  const reads = served.filter((route) => route.startsWith('GET '))
  expect(heads.map((route) => route.replace('HEAD', 'GET'))).toEqual(reads)
  return served.filter((route) => !heads.includes(route))
}

function routesOf(tree: string): string[] {
  const parts: string[] = []
  return tree
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] =
        /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      if (part === '') return []
      const depth = indent.length / 4
      parts.splice(depth, parts.length, part)
      return (methods?.split(', ') ?? []).map((method) => `${method} ${parts.join('')}`)
    })
    .sort()
}
