// The process of what customers and staff call: api and office, and a gateway at the api's address.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { openRemoteEngine } from '../engine/remote-engine.ts'
import { mirrorMarket } from '../features/market/public.ts'
import type { Role } from '../platform/cluster-setting.ts'
import type { NatsBus } from '../platform/nats-bus.ts'
import { repeat } from '../platform/repeat.ts'
import { startApiRole } from './api-role.ts'
import { openBasis } from './basis.ts'
import { VERIFY_FOLDER, WEB_FOLDER } from './built-apps.ts'
import { findPrimary } from './find-primary.ts'
import { startGatewayApart } from './gateway-role.ts'
import { inboxDrain } from './inbox-parts.ts'
import { openRemoteFacts } from './market-facts.ts'
import { startOffice } from './office-parts.ts'
import type { Process, ProcessParts } from './process.ts'
import { keepFigures } from './process-figures.ts'
import { openRemoteBooks } from './remote-books.ts'
import { openSlices } from './slices.ts'

const LOAD_EVERY_MS = 10 * MINUTE_MS

export async function startApiProcess(
  { config: settings, clock, log }: ProcessParts,
  nats: NatsBus,
): Promise<Process> {
  const { bus: toPrimary, primary } = findPrimary(nats, clock)
  const mirror = mirrorMarket(toPrimary, (error) => log.warn({ err: error }, 'no market yet'))
  const { bus } = mirror
  primary.onChange((beat) => (beat === undefined ? mirror.markStale() : mirror.renew()))
  bus.onReturn(mirror.renew)
  const has = (role: Role) => settings.cluster.roles.includes(role)
  const { close, ...basis } = await openBasis(settings, { clock, log, bus })
  const engine = openRemoteEngine(bus, primary, clock)
  const warn = () => log.error('rows of the inbox that no slice made: the engine will find them')
  const books = openRemoteBooks(bus, primary, warn)
  const market = await openRemoteFacts(bus, basis.config.mode, log)
  const common = { ...basis, engine, books, market }
  const slices = openSlices({
    ...{ ...common, isShipped: true },
    drainInbox: inboxDrain(common, books),
  })
  await slices.ready()
  const loading = repeat(LOAD_EVERY_MS, log, slices.loadMeasured)
  const lines: string[] = []
  const stops: (() => unknown)[] = [
    loading.stop,
    keepFigures({ metrics: basis.metrics, nats, primary }),
  ]
  if (has('office')) {
    const office = await startOffice(common, slices)
    lines.push(`office ready: ${office.url}`)
    stops.push(office.stop)
  }
  if (has('api')) {
    const api = await startApiRole({
      ...common,
      slices,
      ...{ webFolder: WEB_FOLDER, verifyFolder: VERIFY_FOLDER },
      ledEngine: undefined,
      isBusThere: nats.isConnected,
    })
    const gateway = has('gateway') && startGatewayApart({ ...common, server: api.server }, primary)
    const { port } = await api.listen()
    const invite = await slices.firstInvitation()
    lines.push(`api ready: http://${basis.config.host}:${port} invite=${invite}`)
    if (gateway) stops.push(gateway.stop)
    stops.push(api.stop)
  }
  return {
    lines,
    stop: async () => {
      for (const stop of stops) await stop()
      mirror.stop()
      slices.stop()
      await market.stop()
      await basis.mailer.settle()
      await close()
      primary.stop()
    },
  }
}
