// The sockets of customers, at the address of an HTTP server.

import type { Server } from 'node:http'
import type { PrimaryWatch } from '../engine/primary-watch.ts'
import { announceGateway } from '../gateway/known-gateways.ts'
import { createSocketServer, type SocketServer } from '../gateway/socket-server.ts'
import type { Bus } from '../platform/bus.ts'
import { clientAddress } from '../platform/client-address.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import { describeSocketError } from './socket-error-text.ts'

export type GatewayRoleParts = {
  readonly config: Pick<Config, 'web' | 'cluster'>
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Log
  /** Whose upgrades are taken. */
  readonly server: Server
}

export type GatewayRole = { readonly stop: () => Promise<void> }

/** It knows nothing of money and has no database: what it needs it asks over the bus. */
export async function startGatewayRole(parts: GatewayRoleParts): Promise<GatewayRole> {
  const socket = createSockets(parts)
  parts.server.on('upgrade', socket.upgrade)
  await socket.start()
  return { stop: socket.close }
}

export type GatewayApart = GatewayRole & {
  readonly sockets: () => number
  /** An engine is heard of, and its market is known. */
  readonly isReady: () => boolean
}

/**
 * The same apart from the engine. In silence every price is stale. Once something may have been
 * missed, because another engine leads or the bus was away, all begins anew: clients come back
 * within a second, and what each has missed is told by its serial.
 */
export function startGatewayApart(parts: GatewayRoleParts, primary: PrimaryWatch): GatewayApart {
  const { config, bus, log, server } = parts
  let current: SocketServer | undefined
  let isReady = false
  let isStopped = false
  let changes: Promise<void> = Promise.resolve()
  const begin = async (): Promise<void> => {
    isReady = false
    await current?.close()
    current = undefined
    if (isStopped || primary.current() === undefined) return
    const socket = createSockets(parts)
    current = socket
    await socket.start()
    isReady = true
  }
  /** One after another; one that fails is followed by another soon. */
  const renew = () => {
    changes = changes.then(begin).catch((error) => {
      log.warn({ err: error }, 'the gateway could not begin anew; it tries again')
      if (!isStopped) setTimeout(renew, RETRY_MS).unref()
    })
  }
  server.on('upgrade', (request, socket, head) => {
    if (current && isReady) current.upgrade(request, socket, head)
    else socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n')
  })
  primary.onChange((beat) => {
    if (beat === undefined) current?.markStale()
    else renew()
  })
  const stopHearing = bus.onReturn(renew)
  if (primary.current() !== undefined) renew()
  const isThere = () => isReady && primary.current() !== undefined
  const url = config.cluster.gatewayUrl
  const stopSaying = url && announceGateway({ bus, url, isReady: isThere })
  return {
    isReady: isThere,
    sockets: () => current?.figures().sockets ?? 0,
    stop: async () => {
      isStopped = true
      if (stopSaying) stopSaying()
      stopHearing()
      await changes
      await current?.close()
    },
  }
}

const RETRY_MS = 500

function createSockets({ config, bus, clock, log }: GatewayRoleParts): SocketServer {
  return createSocketServer({
    ...{ bus, clock },
    describe: describeSocketError,
    onFault: (error) => log.error({ err: error }, 'the gateway failed somewhere'),
    allowedOrigins: [config.web.publicUrl ?? [], config.web.allowedOrigins].flat(2),
    addressOf: (request) => clientAddress(request, config.web.trustedProxies),
  })
}
