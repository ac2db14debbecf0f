// The network an address lies in: whoever has one address there has its neighbours too.

import { isIPv6 } from 'node:net'

/** IPv4: the first 24 bits; IPv6: the first 48. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '')
  if (!isIPv6(plain)) return plain.split('.').slice(0, 3).join('.')
  return expandIpv6(plain).slice(0, 3).join(':')
}

function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter((group) => group !== '')
  const right = (tail ?? '').split(':').filter((group) => group !== '')
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<string>(gap).fill('0'), ...right]
}
