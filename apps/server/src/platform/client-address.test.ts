// The address of a client behind proxies, and what a client may claim of it.

import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const from = (forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress: '10.0.0.1' },
})

it.each([
  ['nobody in front, nothing is believed', '203.0.113.9', 0, '10.0.0.1'],
  ['one proxy in front', '203.0.113.9', 1, '203.0.113.9'],
  ['a client that names another address first', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
  ['two proxies in front', '198.51.100.1, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['fewer proxies than were promised', '203.0.113.9', 3, '203.0.113.9'],
  ['a proxy that names nobody', undefined, 1, '10.0.0.1'],
  ['a list of nothing', ' , ,', 1, '10.0.0.1'],
] as const)('%s (ASVS 15.3.4)', (_, forwarded, trusted, address) => {
  expect(clientAddress(from(forwarded), trusted)).toBe(address)
})
