// One process of many: it does some of the roles, and finds the others over NATS.

import { EngineUnavailable, KeyInFlight } from '../engine/engine-port.ts'
import type { Config } from '../platform/config.ts'
import { connectNatsBus, type NatsBus } from '../platform/nats-bus.ts'
import type { Process, ProcessParts } from './process.ts'

/** Resolves when it answers; an engine that waits for its turn answers only whether it is well. */
export async function startOneOfMany(parts: ProcessParts): Promise<Process> {
  const { config, log } = parts
  const { roles, natsUrl = '', natsCa, shard } = config.cluster
  const bus = await connectNatsBus({
    ...{ url: natsUrl, name: roles.join('-'), shard: String(shard), log },
    ...(natsCa !== undefined && { caFile: natsCa }),
    onFault: (error) => log.error({ err: error }, 'a listener of the bus failed'),
    faults: [EngineUnavailable, KeyInFlight],
  })
  const start = await loadProgram(config)
  const { lines, stop } = await start(parts, bus)
  return {
    lines,
    stop: async () => {
      await stop()
      await bus.close()
    },
  }
}

type Program = (parts: ProcessParts, bus: NatsBus) => Promise<Process>

/** Only what the roles need: a gateway never has a line of the engine in its memory. */
async function loadProgram({ cluster }: Config): Promise<Program> {
  const { roles } = cluster
  if (roles.includes('engine')) return (await import('./engine-process.ts')).startEngineProcess
  if (roles.every((role) => role === 'gateway')) {
    return (await import('./gateway-process.ts')).startGatewayProcess
  }
  return (await import('./api-process.ts')).startApiProcess
}
