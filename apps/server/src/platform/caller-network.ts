// Whom an address stands for: one customer's own network, and the wider one that it lies in.

import { isIPv6 } from 'node:net'

const IPV6_GROUPS = 8
/** A network of 64 bits is what one customer is given; its addresses cost nothing. */
const NETWORK_GROUPS = 4
/** What a provider gives one house at most; whoever has it has all networks inside. */
const WIDE_GROUPS = 3
const WIDE_BYTES = 3
const MAPPED = '::ffff:'
/** The longest text of an address; a header of a proxy may hold anything. */
const ADDRESS_MAX = 45

/** IPv4 as it is, also where it came as IPv6; of IPv6 the first 64 bits. */
export function callerNetwork(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? `${firstGroups(plain, NETWORK_GROUPS).join(':')}::` : plain
}

/**
 * The network an address lies in: whoever has one address there has its neighbours too. IPv4: the
 * first 24 bits; IPv6: the first 48.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (isIPv6(plain)) return firstGroups(plain, WIDE_GROUPS).join(':')
  return plain.split('.').slice(0, WIDE_BYTES).join('.')
}

/** In lower case and no longer than an address; IPv4 where it came as IPv6. */
function plainAddress(address: string): string {
  if (!address.includes(':')) return address.slice(0, ADDRESS_MAX).toLowerCase()
  const plain = address.toLowerCase()
  const isMapped = plain.startsWith(MAPPED) && plain.includes('.')
  if (isMapped) return plain.slice(MAPPED.length, ADDRESS_MAX)
  if (!isIPv6(plain)) return plain.slice(0, ADDRESS_MAX)
  const groups = groupsOf(plain)
  const [sixth, seventh, eighth] = groups.slice(5)
  const isIpv4 = sixth === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  return isIpv4 ? [...bytesOf(seventh ?? 0), ...bytesOf(eighth ?? 0)].join('.') : plain
}

function firstGroups(address: string, count: number): string[] {
  return groupsOf(address)
    .slice(0, count)
    .map((group) => group.toString(16))
}

/** The eight numbers of an IPv6 address, without its zone. */
function groupsOf(address: string): number[] {
  const [text = ''] = address.split('%')
  const [head = '', tail] = text.split('::')
  const left = numbersOf(head)
  const right = numbersOf(tail ?? '')
  return [...left, ...Array<number>(IPV6_GROUPS - left.length - right.length).fill(0), ...right]
}

/** `1:2` is two numbers, and so is an IPv4 address at the end. */
function numbersOf(part: string): number[] {
  return part.split(':').flatMap((group) => {
    if (group === '') return []
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}

function bytesOf(group: number): [number, number] {
  return [group >> 8, group & 0xff]
}
