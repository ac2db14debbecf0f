// The installation of a demo, on a clock that begins in the past and is told when time passes.

import { DAY_MS, MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'
import { markAsDemo } from '@fairtick/server/features/content/public'
import { createAdvancingClock, systemClock } from '@fairtick/server/platform/clock'
import { type Config, databasePlace, readConfig } from '@fairtick/server/platform/config'
import { createLog } from '@fairtick/server/platform/log'
import { openDatabase } from '@fairtick/server/platform/open-database'
import {
  describeOffice,
  type Installation,
  startInstallation,
} from '@fairtick/server/roles/installation'
import { eventually } from '@fairtick/testkit/eventually'
import { createDemoMarket, type DemoMarket } from './demo-market.ts'

export type DemoInstallation = {
  readonly url: string
  readonly inviteCode: string
  readonly dataFolder: string
  readonly database: Installation['database']
  readonly config: Config
  readonly now: () => number
  /** Time passes with prices every five minutes; answers the new time. */
  readonly advance: (durationMs: number) => Promise<number>
  /** Prices every 15 s, as on screens of now. */
  readonly advanceFinely: (durationMs: number) => Promise<number>
  /** A price will be there just before that moment, so that an option can settle. */
  readonly expect: (expiryMs: number) => void
  /** What is left until now. */
  readonly leftMs: () => number
  /** What the server would print of its back office. */
  readonly log: () => string
  readonly stop: () => Promise<void>
}

const STEP_MS = 5 * MINUTE_MS
const FINE_STEP_MS = 15 * SECOND_MS
/** Before an expiry, so that no slow machine comes too late with it. */
const BEFORE_EXPIRY_MS = 5 * SECOND_MS
/** Fewer steps than fill the engine's waiting room. */
const STEPS_AT_ONCE = 60
const LONGEST_WAIT_MS = 60_000

/** `environment`: where the data go; all else is as it must be for this. */
export async function openDemoInstallation(
  environment: Readonly<Record<string, string | undefined>>,
  days: number,
): Promise<DemoInstallation> {
  const config = readConfig({
    ...environment,
    ...{ PORT: '0', OFFICE_PORT: '0', HOST: '127.0.0.1', MARKET: 'simulated', CLOCK: 'test' },
    ...{ LOG_LEVEL: 'error', LIMIT_SESSION_PER_SECOND: '1000000' },
    ...{ LIMIT_ADDRESS_PER_SECOND: '1000000', LIMIT_CODE_MAILS_PER_HOUR: '1000000' },
  })
  await beginDemo(config)
  const pastMs = days * DAY_MS
  const clock = createAdvancingClock({ ...systemClock, wallMs: () => Date.now() - pastMs })
  let market: DemoMarket | undefined
  const installation = await startInstallation({
    ...{ config, clock, log: createLog(config.logLevel) },
    openMarket: (instruments) => {
      market = createDemoMarket('fairtick demo', instruments, clock)
      return { source: market.source, reason: 'a demo' }
    },
  })
  const { engine } = installation.role
  let [aheadMs, committedMs] = [0, 0]
  engine.onCommitted(({ time }) => {
    committedMs = time
  })
  const expiries = new Set<number>()
  const step = (durationMs: number) => {
    clock.advanceMs(durationMs)
    aheadMs += durationMs
    market?.walk(durationMs)
  }
  const pass = async (durationMs: number, stepMs: number): Promise<number> => {
    let leftMs = durationMs
    while (leftMs > 0) {
      for (let steps = 0; steps < STEPS_AT_ONCE && leftMs > 0; steps += 1) {
        const moment = nextExpiry(expiries, engine.now()) - BEFORE_EXPIRY_MS - engine.now()
        const nextMs = Math.min(leftMs, stepMs, Math.max(SECOND_MS, moment))
        step(nextMs)
        leftMs -= nextMs
      }
      await until('the engine', () => committedMs >= engine.now() - SECOND_MS)
    }
    return engine.now()
  }
  await pass(SECOND_MS, SECOND_MS)
  return {
    ...{ url: installation.web.url, inviteCode: installation.web.inviteCode, config },
    ...{ dataFolder: config.dataFolder, database: installation.database, now: engine.now },
    advance: (durationMs) => pass(durationMs, STEP_MS),
    advanceFinely: (durationMs) => pass(durationMs, FINE_STEP_MS),
    expect: (expiryMs) => expiries.add(expiryMs),
    leftMs: () => pastMs - aheadMs,
    log: () => describeOffice(installation.web.office),
    stop: installation.stop,
  }
}

/** Waits for what runs behind: in real time, since nothing else passes. */
export function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  return eventually(what, holds, LONGEST_WAIT_MS)
}

async function beginDemo(config: Config): Promise<void> {
  const database = await openDatabase(databasePlace(config))
  await markAsDemo(database, Date.now()).finally(database.close)
}

/** Forgets those that have passed; never when there is none. */
function nextExpiry(expiries: Set<number>, nowMs: number): number {
  let nextMs = Number.POSITIVE_INFINITY
  for (const expiryMs of expiries) {
    if (expiryMs - BEFORE_EXPIRY_MS <= nowMs) expiries.delete(expiryMs)
    else nextMs = Math.min(nextMs, expiryMs)
  }
  return nextMs
}
