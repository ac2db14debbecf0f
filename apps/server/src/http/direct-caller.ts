// Whether a call comes from this machine itself, and not by way of a proxy that stands on it.

import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../platform/config.ts'

/** What proxies say of whom they speak for; one of them is enough. */
const OF_PROXIES = [
  ...['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
  ...['x-real-ip', 'via'],
]

/**
 * By the connection, since `request.ip` may be what a proxy says. The host tells of proxies that
 * add nothing: they hand on the name that the caller used.
 */
export function isDirectLocal(request: FastifyRequest): boolean {
  const { socket, hostname } = request
  if (isForwarded(request)) return false
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return isLoopback(peer) && isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'))
}

/** A proxy says that it hands on the call of somebody else. */
export function isForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return OF_PROXIES.some((name) => headers[name] !== undefined)
}
