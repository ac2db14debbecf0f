// For tests: a back office on a port of its own, with staff who log in over HTTP.

import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { instantFromMs } from '@fairtick/core/time/instant'
import { type AdminClient, createAdminClient } from '@fairtick/wire/admin/client'
import type { StaffRole } from '@fairtick/wire/admin/roles'
import { CallRefused } from '@fairtick/wire/client'
import { type HouseTerms, openHouseTerms } from '../features/changes/public.ts'
import { instrumentConstants, readCatalogue } from '../features/market/public.ts'
import { createJobBoard } from '../features/operation/public.ts'
import { createBus } from '../platform/bus.ts'
import type { SessionsEnded } from '../platform/bus-topics.ts'
import { createCalendar } from '../platform/calendar.ts'
import type { AdvancingClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { totpCodeOf, totpStepAt } from '../platform/totp.ts'
import { openBooks } from './books.ts'
import { type OfficeRoleParts, startOfficeRole } from './office-role.ts'

export const PASSWORD = 'copper lantern 81'
const STEP_MS = 30_000

/** The code of a refusal, the status of another answer that is no success, or `done`. */
export async function outcome(work: Promise<unknown>): Promise<string | number> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error
    return error.answer.code ?? error.answer.status
  }
}

export type Member = {
  readonly id: string
  readonly email: string
  readonly factor: string
  readonly token: string
  readonly client: AdminClient
}

export type OfficeFixture = Awaited<ReturnType<typeof openOffice>>

/** What money needs; where nothing is said, no money can be moved. */
type MoneyParts = Pick<OfficeRoleParts, 'ask' | 'publish' | 'withdrawalLook' | 'books' | 'terms'>

export async function openOffice(
  database: Database,
  clock: AdvancingClock,
  money: Partial<MoneyParts> = {},
) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fairtick-office-'))
  const logLines: string[] = []
  const endings: SessionsEnded[] = []
  const bus = createBus((error) => {
    throw error
  })
  bus.subscribe('session', (ended) => endings.push(ended))
  const log = createLog('info', { write: (line) => logLines.push(line) })
  const parts: OfficeRoleParts = {
    config: readConfig({
      ...{ OFFICE_PORT: '0', FAIRTICK_DATA: dataFolder, LIMIT_ADDRESS_PER_SECOND: '1000000' },
    }),
    ...{ database, bus, clock, log, books: openBooks(database, log) },
    metrics: createMetrics(),
    ...{ officeFolder: dataFolder, isDemo: false },
    results: 'checked',
    terms: await shippedTerms(database),
    pairOf: (symbol) => symbol,
    board: createJobBoard(() => clock.wallMs()),
    ...{ ...withoutEngine(clock), ...money },
  }
  const office = await startOfficeRole(parts)
  const clientOf = (token?: string) =>
    createAdminClient({ baseUrl: office.url, token: () => token, language: () => 'en', fetch })
  const door = clientOf()

  /** A code that was not used yet: the clock goes on to the next step. */
  const nextCode = (factor: string) => {
    clock.advanceMs(STEP_MS)
    return totpCodeOf(factor, totpStepAt(clock.wallMs()))
  }
  const codeNow = (factor: string) => totpCodeOf(factor, totpStepAt(clock.wallMs()))
  const login = async (email: string, factor: string): Promise<Member> => {
    const body = { email, password: PASSWORD, code: nextCode(factor) }
    const { token, me } = await door.call('login', { body })
    return { id: me.id, email, factor, token, client: clientOf(token) }
  }
  /** With the secret of the start; once an office. */
  const setUp = async (email = 'ann@house.example'): Promise<Member> => {
    const secret = office.setupSecret ?? ''
    const { factor } = await door.call('enrolFactor', { body: { secret } })
    const form = { secret, email, name: 'Ann', password: PASSWORD, code: nextCode(factor) }
    await door.call('enrol', { body: form })
    return await login(email, factor)
  }
  /** Invited by an admin, enrolled and logged in, without a role. */
  const hire = async (admin: Member, email: string): Promise<Member> => {
    const { secret } = await admin.client.call('inviteStaff', { body: { email, name: 'Somebody' } })
    const { factor } = await door.call('enrolFactor', { body: { secret } })
    const form = { secret, password: PASSWORD, code: nextCode(factor) }
    await door.call('enrol', { body: form })
    return await login(email, factor)
  }
  /** Planted, not granted: for tests about what roles may do, not about how one gets them. */
  const giveRoles = async ({ id }: Member, roles: readonly StaffRole[]) => {
    await database.transaction(async (tx) => {
      await tx.query('DELETE FROM staff_role WHERE staff_id = $1', [id])
      await tx.query('INSERT INTO staff_role SELECT $1, unnest($2::text[])', [id, roles])
    })
  }
  const stop = async () => {
    await office.stop()
    await rm(dataFolder, { recursive: true })
  }
  return {
    ...{ office, parts, door, clock, dataFolder, logLines, endings, clientOf },
    ...{ nextCode, codeNow, login, setUp, hire, giveRoles, stop },
  }
}

/** As the installation opens them. */
export function shippedTerms(database: Database): Promise<HouseTerms> {
  const constants = readCatalogue().instruments.map(instrumentConstants)
  return openHouseTerms({ database, mode: 'practice', constants })
}

function withoutEngine(clock: AdvancingClock): Omit<MoneyParts, 'books' | 'terms'> {
  const operatorTimeZone = 'Asia/Tokyo'
  return {
    ask: async () => {
      throw new Error('there is no engine here')
    },
    publish: () => {},
    withdrawalLook: {
      calendar: createCalendar({
        ...{ operatorTimeZone, rolloverTimeZone: operatorTimeZone, rolloverTime: '07:00' },
      }),
      operatorTimeZone,
      now: () => instantFromMs(clock.wallMs()),
    },
  }
}
