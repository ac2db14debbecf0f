// From which address a request really comes: proxies in front name it, and only they are believed.

import type { IncomingMessage } from 'node:http'

type Asked = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/**
 * The address before the `trustedProxies` nearest ones, of which each appended to `X-Forwarded-For`
 * who called it. What stands further ahead in that list anybody may have written.
 */
export function clientAddress({ headers, socket }: Asked, trustedProxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  const named = forwarded.split(',').flatMap((part) => part.trim() || [])
  const nearestFirst = [socket.remoteAddress ?? '', ...named.reverse()]
  return nearestFirst[Math.min(trustedProxies, nearestFirst.length - 1)] ?? ''
}
