// Starts the server: reads the configuration, starts the installation, says so.

import { createAdvancingClock, systemClock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { createLog, type Log } from './platform/log.ts'
import { describeStartupError } from './platform/startup-errors.ts'
import { startOneOfMany } from './roles/one-of-many.ts'
import type { Process } from './roles/process.ts'

/** Code of a process that ended by itself. */
const ENDED_BY_ITSELF = 3

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const start = config.cluster.natsUrl === undefined ? startWhole : startPart
  const { lines, stop } = await start(config, log)
  let isStopping = false
  const stopOnce = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await stop()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopOnce().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
  // The log writes behind; scripts rely on the last line being the last.
  await new Promise<void>((resolve) => log.flush(() => resolve()))
  for (const line of lines) console.log(line)
}

async function startWhole(config: Config, log: Log): Promise<Process> {
  const clock = config.clock === 'system' ? systemClock : createAdvancingClock(systemClock)
  const { describeOffice, startInstallation } = await import('./roles/installation.ts')
  const { reason, source, web, stop } = await startInstallation({ config, clock, log })
  const where = `web=${web.url} office=${web.office.url}`
  const ready = `fairtick ready: ${where} invite=${web.inviteCode} market=${source.kind}`
  return { lines: [`market: ${reason}`, describeOffice(web.office), ready], stop }
}

/** One that can do nothing more ends by itself: whoever watches over it starts it again. */
function startPart(config: Config, log: Log): Promise<Process> {
  const onEnd = (why: string) => {
    log.fatal(why)
    log.flush(() => process.exit(ENDED_BY_ITSELF))
  }
  return startOneOfMany({ config, clock: systemClock, log, onEnd })
}

/** Faults that a person can mend get a sentence; others show what broke. */
function explain(error: unknown): string {
  const sentence = describeStartupError(error)
  if (sentence !== undefined) return sentence
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main().catch((error: unknown) => {
  console.error(`fairtick could not start: ${explain(error)}`)
  process.exit(1)
})
