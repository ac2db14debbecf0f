// Starts the server: reads the configuration, starts the installation, says so.

import { createAdvancingClock, systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { describeStartupError } from './platform/startup-errors.ts'
import { describeOffice, startInstallation } from './roles/installation.ts'
import { SourceMismatch } from './roles/market-source.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const clock = config.clock === 'system' ? systemClock : createAdvancingClock(systemClock)
  const { reason, source, web, stop } = await startInstallation({ config, clock, log })
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
  console.log(`market: ${reason}`)
  console.log(describeOffice(web.office))
  // The log writes behind; scripts rely on the next line being the last.
  await new Promise<void>((resolve) => log.flush(() => resolve()))
  const where = `web=${web.url} office=${web.office.url}`
  console.log(`fairtick ready: ${where} invite=${web.inviteCode} market=${source.kind}`)
}

/** Faults that a person can mend get a sentence; others show what broke. */
function explain(error: unknown): string {
  if (error instanceof SourceMismatch) return error.message
  const sentence = describeStartupError(error)
  if (sentence !== undefined) return sentence
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main().catch((error: unknown) => {
  console.error(`fairtick could not start: ${explain(error)}`)
  process.exit(1)
})
