// The process of a gateway alone: no database, no keys, nothing of the engine.

import { createHealthServer } from '../http/health-server.ts'
import { createMetrics } from '../platform/metrics.ts'
import type { NatsBus } from '../platform/nats-bus.ts'
import { findPrimary } from './find-primary.ts'
import { startGatewayApart } from './gateway-role.ts'
import type { Process, ProcessParts } from './process.ts'
import { keepFigures } from './process-figures.ts'

export async function startGatewayProcess(
  { config, clock, log }: ProcessParts,
  nats: NatsBus,
): Promise<Process> {
  const { bus, primary } = findPrimary(nats, clock)
  const metrics = createMetrics()
  const readiness = () => ({ bus: nats.isConnected(), market: gateway.isReady() })
  const app = createHealthServer({ config, log, metrics, readiness })
  const gateway = startGatewayApart({ config, bus, clock, log, server: app.server }, primary)
  const countSockets = gateway.sockets
  const stopFigures = keepFigures({ metrics, nats, primary, countSockets })
  await app.listen({ host: config.host, port: config.port })
  return {
    lines: ['gateway ready'],
    stop: async () => {
      stopFigures()
      await gateway.stop()
      await app.close()
      primary.stop()
    },
  }
}
