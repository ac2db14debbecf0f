// Starts the server: reads the configuration, opens the database, starts the roles, says so.

import { join } from 'node:path'
import { parseInstrument } from '@fairtick/core/market/instrument'
import { readSource } from './engine/recovery.ts'
import { instrumentConstants, readCatalogue, startDepthBoard } from './features/market/public.ts'
import { readMoneyTerms } from './features/withdrawals/public.ts'
import { createBus } from './platform/bus.ts'
import { createAdvancingClock, systemClock } from './platform/clock.ts'
import { databasePlace, readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { openDatabase } from './platform/open-database.ts'
import { startFaultSentence } from './platform/start-faults.ts'
import { startEngineRole } from './roles/engine-role.ts'
import { loadLastPrices, openSource, SourceMismatch } from './roles/market-source.ts'
import { startWebRole, type WebRole } from './roles/web-role.ts'

/** Where the built web app lies. */
const WEB_FOLDER = join(import.meta.dirname, '../../web/dist')

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const database = await openDatabase(databasePlace(config))
  const clock = config.clock === 'test' ? createAdvancingClock(systemClock) : systemClock
  const bus = createBus((error) => log.error({ err: error }, 'a listener of the bus failed'))
  const catalogue = readCatalogue()
  const instruments = catalogue.instruments.map(parseInstrument)
  const bySymbol = new Map(instruments.map((instrument) => [instrument.symbol, instrument]))
  const belongsTo = await readSource(database)
  const { source, reason } = await openSource({
    market: config.market,
    instruments,
    clock,
    log,
    belongsTo,
    lastPrices: await loadLastPrices(database),
  })
  log.info(reason)
  const depth = startDepthBoard(bus, bySymbol, source.kind === 'live' ? 'venue' : 'drawn')
  const moneyTerms = readMoneyTerms(config.mode)
  const role = await startEngineRole({
    ...{ config, database, bus, clock, log, source, instruments, moneyTerms },
    isFirstStart: belongsTo === undefined,
    constants: catalogue.instruments.map(instrumentConstants),
    onDepth: ({ symbol, bids, asks }, time) => depth.put(symbol, bids, asks, time),
  })
  const web = await startWebRole({
    ...{ config, database, bus, clock, log, role, source, catalogue, moneyTerms },
    metrics: createMetrics(),
    instruments: bySymbol,
    webFolder: WEB_FOLDER,
  })
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await web.stop()
    await role.stop()
    bus.close()
    await database.close()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
  console.log(`market: ${reason}`)
  console.log(describeOffice(web.office))
  // The log writes behind; scripts rely on the next line being the last.
  await new Promise<void>((resolve) => log.flush(() => resolve()))
  console.log(`fairtick ready: web=${web.url} invite=${web.inviteCode} market=${source.kind}`)
}

/** The secret is shown here and nowhere else, each start another one until it is used. */
function describeOffice({ url, setupSecret }: WebRole['office']): string {
  const where = `back office API: ${url}/admin-api`
  return setupSecret === undefined ? where : `${where}, first admin by the secret ${setupSecret}`
}

/** Faults that a person can mend get a sentence; others show what broke. */
function explain(error: unknown): string {
  if (error instanceof SourceMismatch) return error.message
  const sentence = startFaultSentence(error)
  if (sentence !== undefined) return sentence
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main().catch((error: unknown) => {
  console.error(`fairtick could not start: ${explain(error)}`)
  process.exit(1)
})
