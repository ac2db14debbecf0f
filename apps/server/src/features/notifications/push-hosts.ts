// Where pushes may go: to the push services that the operator allows, and to no other machine. What
// a customer gives as the place of a browser never leads the server into its own network.

import { isIP } from 'node:net'

/** Names, such as `fcm.googleapis.com` or `*.push.apple.com`; for tests `http://127.0.0.1:PORT`. */
export type PushHosts = readonly string[]

export function isPushPlace(endpoint: string, hosts: PushHosts): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  if (url === undefined || url.username !== '' || url.password !== '') return false
  if (url.protocol === 'http:') return hosts.includes(url.origin)
  if (url.protocol !== 'https:' || url.port !== '' || url.hash !== '') return false
  const { hostname } = url
  // Only names are allowed: an address of a machine is none of a service.
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false
  return hosts.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  )
}
