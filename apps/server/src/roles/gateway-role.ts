// The sockets of customers.

import { createSocketServer, type SocketServer } from '../gateway/socket-server.ts'
import type { Bus } from '../platform/bus.ts'
import { clientAddress } from '../platform/client-address.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import { describeSocketError } from './socket-error-text.ts'

export type GatewayRoleParts = {
  readonly config: Pick<Config, 'web'>
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Log
}

/** It knows nothing of money and has no database: what it needs it asks over the bus. */
export async function startGatewayRole(parts: GatewayRoleParts): Promise<SocketServer> {
  const { config, bus, clock, log } = parts
  const socket = createSocketServer({
    ...{ bus, clock },
    describe: describeSocketError,
    onFault: (error) => log.error({ err: error }, 'the gateway failed somewhere'),
    allowedOrigins: [config.web.publicUrl ?? [], config.web.allowedOrigins].flat(2),
    addressOf: (request) => clientAddress(request, config.web.trustedProxies),
  })
  await socket.start()
  return socket
}
