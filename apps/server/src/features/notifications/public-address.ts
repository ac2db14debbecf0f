// Names that lead into the operator's own network lead nowhere, whoever answers for them.

import { lookup as lookUp } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

const INNER = new BlockList()
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
  ] as const),
  ...([
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
  ] as const),
  ...([
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
]) {
  INNER.addSubnet(network, bits, 'ipv4')
}
/** Of IPv6 only what is given to the public; in it nothing that stands for an IPv4 address. */
const PUBLIC_6 = new BlockList()
PUBLIC_6.addSubnet('2000::', 3, 'ipv6')
const INNER_6 = new BlockList()
for (const [network, bits] of [
  ...([
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ] as const),
]) {
  INNER_6.addSubnet(network, bits, 'ipv6')
}

export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !INNER.check(address, 'ipv4')
  return PUBLIC_6.check(address, 'ipv6') && !INNER_6.check(address, 'ipv6')
}

/** For a request: the address that is looked at is the one that is connected to. */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const inner = addresses.find(({ address }) => !isPublicAddress(address))
    if (inner !== undefined || addresses[0] === undefined) {
      return callback(new Error('a push service has no public address'), [])
    }
    if (options.all === true) return callback(null, addresses)
    return callback(null, addresses[0].address, addresses[0].family)
  })
}
