// The process of the engine: it leads, or stands by until it may.

import { serveEngine } from '../engine/serve-engine.ts'
import { createHealthServer } from '../http/health-server.ts'
import type { NatsBus } from '../platform/nats-bus.ts'
import { createPrimaryBus, primaryKey } from '../platform/primary-bus.ts'
import { openBasis } from './basis.ts'
import { answers } from './database-answers.ts'
import { inboxDrain } from './inbox-parts.ts'
import { answerFacts, factsOf } from './market-facts.ts'
import { startMarket } from './market-role.ts'
import { startPrimaryWork } from './primary-work.ts'
import type { Process, ProcessParts } from './process.ts'
import { keepFigures } from './process-figures.ts'
import { openReconciliationMonitor } from './reconciliation-monitor.ts'
import { openSlices } from './slices.ts'

/**
 * Resolves once it answers whether it is well; what it leads begins when it may. One that another
 * engine took over from ends: what it holds in memory is of the past.
 */
export async function startEngineProcess(parts: ProcessParts, nats: NatsBus): Promise<Process> {
  const { config: settings, clock, log, onEnd } = parts
  const leading = createPrimaryBus(nats, clock.monotonicMs)
  const { bus } = leading
  const { close, ...basis } = await openBasis(settings, { clock, log, bus })
  const { config, database, metrics } = basis
  const books = openReconciliationMonitor(basis)
  const stops: (() => unknown)[] = [keepFigures({ metrics, nats })]
  let notReady = (): string | undefined => 'standing by'
  const app = createHealthServer({
    ...{ config, log, metrics },
    readiness: async () => ({
      engine: notReady() === undefined,
      database: await answers(database),
      bus: nats.isConnected(),
      books: books.areClean(),
      authority: books.isAuthorised(),
    }),
  })
  await app.listen({ host: config.host, port: config.port })
  let position = 0
  const served = Promise.withResolvers<ReturnType<typeof serveEngine>>()
  const begin = async (): Promise<void> => {
    const { role, source } = await startMarket(basis, undefined, {
      onRecovered: ({ state }) => {
        position = state.tapePosition
      },
      onLead: (lease) => {
        leading.lead(primaryKey(lease))
        served.promise.then((engine) => engine.lead(lease, position))
      },
      onAlive: leading.confirm,
      onLeave: leading.leave,
      onDeposed: () => onEnd('another engine leads now'),
    })
    const { engine } = role
    stops.push(role.stop)
    engine.onCommitted(({ time }) => leading.confirm(clock.monotonicMs() - (engine.now() - time)))
    notReady = engine.notReady
    const readBooks = () => ({
      areBooksClean: books.areClean(),
      isAuthorised: books.isAuthorised(),
    })
    const serving = serveEngine({ bus, clock, engine, readBooks })
    stops.push(serving.stop)
    answerFacts(bus, source, config.mode)
    bus.answer('books.reconcile', books.reconcileNow)
    const common = { ...basis, books, engine: role.port, market: factsOf(source) }
    const drainInbox = inboxDrain(common, books)
    const slices = openSlices({ ...common, drainInbox, isShipped: false })
    await slices.ready()
    stops.push(slices.stop)
    const { sendDue: sendMails, forget: forgetMails } = basis.mails
    stops.push(
      await startPrimaryWork({ ...common, drainInbox, role, slices, sendMails, forgetMails }),
    )
    served.resolve(serving)
  }
  begin().catch((error) => {
    log.fatal({ err: error }, 'the engine could not begin')
    onEnd('the engine could not begin')
  })
  return {
    lines: ['engine ready'],
    stop: async () => {
      books.stop()
      for (const stop of stops.reverse()) await stop()
      await basis.mailer.settle()
      await app.close()
      await close()
    },
  }
}
