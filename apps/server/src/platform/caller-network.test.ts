// Addresses of one customer are counted as one.

import { expect, it } from 'vitest'
import { callerNetwork } from './caller-network.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::'],
  ['2001:db8:1:2::192.0.2.7', '2001:db8:1:2::'],
  ['2001:db8:1:3::9', '2001:db8:1:3::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
  ['unknown', 'unknown'],
  ['No:Address', 'no:address'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(callerNetwork(address)).toBe(network)
})

it('keeps no more of a text that is no address than an address has', () => {
  expect(callerNetwork('x'.repeat(10_000))).toHaveLength(45)
  expect(callerNetwork(`:${'x'.repeat(10_000)}`)).toHaveLength(45)
  expect(callerNetwork(`::ffff:.${'x'.repeat(10_000)}`).length).toBeLessThanOrEqual(45)
})
