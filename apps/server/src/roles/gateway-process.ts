// The process of a gateway alone: no database, no keys, nothing of the engine.

import { createHealthServer } from '../http/health-server.ts'
import { createMetrics } from '../platform/metrics.ts'
import type { NatsBus } from '../platform/nats-bus.ts'
import { followLeader } from './follow-leader.ts'
import { followWithGateway } from './gateway-role.ts'
import type { Process, ProcessParts } from './process.ts'
import { keepFigures } from './process-figures.ts'

export async function startGatewayProcess(
  { config, clock, log }: ProcessParts,
  nats: NatsBus,
): Promise<Process> {
  const { bus, leader } = followLeader(nats, clock)
  const metrics = createMetrics()
  const readiness = () => ({ bus: nats.isConnected(), market: gateway.isReady() })
  const app = createHealthServer({ config, log, metrics, readiness })
  const gateway = followWithGateway({ config, bus, clock, log, server: app.server }, leader)
  const countSockets = gateway.sockets
  const stopFigures = keepFigures({ metrics, nats, leader, countSockets })
  await app.listen({ host: config.host, port: config.port })
  return {
    lines: ['gateway ready'],
    stop: async () => {
      stopFigures()
      await gateway.stop()
      await app.close()
      leader.stop()
    },
  }
}
