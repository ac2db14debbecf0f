// An installation that can go live, in this process: PostgreSQL with a role that owns nothing, its
// venues on the loopback, a clock that is moved ahead, starts one after another on the same data.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type AdvancingClock,
  createAdvancingClock,
  systemClock,
} from '@fairtick/server/platform/clock'
import { readConfig } from '@fairtick/server/platform/config'
import { createLog } from '@fairtick/server/platform/log'
import {
  describeOffice,
  type Installation,
  startInstallation,
} from '@fairtick/server/roles/installation'
import {
  as,
  OWNER_ROLE,
  run,
  SERVER_ROLE,
  startServerWithRoles,
} from '@fairtick/server/test/database/database-roles'
import { runStatement } from '@fairtick/server/test/database/postgres-process'
import type { PostgresServer } from '@fairtick/server/test/database/postgres-server'
import type { OfficeServer } from '@fairtick/server/test/staff-fixture'
import { openFourVenues, type VenueName } from '@fairtick/testkit/mock-exchange/four-venues'

const PRICE_EVERY_MS = 50

export type House = OfficeServer & {
  readonly postgres: PostgresServer
  readonly clock: AdvancingClock
  readonly running: () => Installation
  readonly url: string
  readonly inviteCode: string
  /** Stops what runs, and starts again with these settings beside its own. */
  readonly restart: (settings?: Readonly<Record<string, string>>) => Promise<void>
  readonly stop: () => Promise<void>
  /** What the venues say of BTCUSDT from now on, in whole dollars. */
  readonly price: (dollars: number) => void
  /** A statement with the password of the server's role: what a thief of it could do. */
  readonly asServerRole: (sql: string) => Promise<void>
  readonly remove: () => Promise<void>
}

/** Begins in practice, at `startMs`. */
export async function openHouse(startMs: number): Promise<House> {
  const postgres = await startServerWithRoles()
  const url = await postgres.newDatabase()
  await runStatement(
    url,
    `ALTER DATABASE ${new URL(url).pathname.slice(1)} OWNER TO ${OWNER_ROLE};
     ALTER SCHEMA public OWNER TO ${OWNER_ROLE}`,
  )
  const migrated = run('migrate', { MIGRATION_URL: as(OWNER_ROLE, url) })
  if (migrated.status !== 0) throw new Error(migrated.errors.join('\n'))
  const aheadMs = startMs - Date.now()
  const clock = createAdvancingClock({
    ...systemClock,
    wallMs: () => systemClock.wallMs() + aheadMs,
  })
  const venues = await openVenues(clock)
  const dataFolder = mkdtempSync(join(tmpdir(), 'fairtick-house-'))
  const environment = {
    ...{ DATABASE_URL: as(SERVER_ROLE, url), FAIRTICK_DATA: dataFolder },
    ...{ PORT: '0', OFFICE_PORT: '0', LOG_LEVEL: 'error', MARKET: 'live', ...venues.settings },
    ...{ LIMIT_SESSION_PER_SECOND: '1000000', LIMIT_ADDRESS_PER_SECOND: '1000000' },
  }
  // Nothing of it opens `/test-clock`: a live installation has none.
  const { wallMs, monotonicMs } = clock
  const start = (settings: Readonly<Record<string, string>>) =>
    startInstallation({
      config: readConfig({ ...environment, ...settings }),
      clock: { wallMs, monotonicMs },
      log: createLog('silent'),
    })
  let running: Installation | undefined = await start({})
  // Whoever has a client goes on by it after the next start.
  const ports = {
    PORT: new URL(running.web.url).port,
    OFFICE_PORT: new URL(running.web.office.url).port,
  }
  const needed = () => {
    if (running === undefined) throw new Error('nothing runs')
    return running
  }
  const stop = async () => {
    await running?.stop()
    running = undefined
  }
  return {
    ...{ postgres, clock, dataFolder, running: needed, stop },
    get url() {
      return needed().web.url
    },
    get inviteCode() {
      return needed().web.inviteCode
    },
    log: () => describeOffice(needed().web.office),
    advance: async (ms) => {
      clock.advanceMs(ms)
      running?.role.engine.wake()
      return clock.wallMs()
    },
    restart: async (settings = {}) => {
      await stop()
      running = await start({ ...ports, ...settings })
    },
    price: venues.price,
    asServerRole: (sql) => runStatement(as(SERVER_ROLE, url), sql),
    remove: async () => {
      await stop()
      await venues.stop()
      await postgres.remove()
      rmSync(dataFolder, { recursive: true })
    },
  }
}

/** All venues, which say a fresh price all the time. */
async function openVenues({ wallMs }: AdvancingClock) {
  const venues = await openFourVenues(wallMs, {
    'EUR/USD': { bids: [['1.10000', '1.00000000']], asks: [['1.10010', '1.00000000']] },
    'BTC/USDT': { bids: [['64000.0', '1.00000000']], asks: [['64000.5', '1.00000000']] },
  })
  let turn = 0
  let dollars = 64_000
  const saying = setInterval(() => {
    turn += 1
    // Never the same twice: a price that stands still is no news.
    const whole = dollars + (turn % 2)
    for (const name of Object.keys(venues.says) as VenueName[]) {
      venues.says[name]('BTC', `${whole}.00`, `${whole}.50`)
    }
  }, PRICE_EVERY_MS)
  return {
    price: (next: number) => {
      dollars = next
    },
    settings: venues.settings,
    stop: async () => {
      clearInterval(saying)
      await venues.stop()
    },
  }
}
