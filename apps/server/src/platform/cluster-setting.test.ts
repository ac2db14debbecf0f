// Settings of one process of many: what would let two of them disagree does not start.

import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const APART = {
  ...{ NATS_URL: 'nats://127.0.0.1:4222', DATABASE_URL: 'postgres://127.0.0.1/fairtick' },
  ...{ FAIRTICK_KEYS: import.meta.dirname, MARKET: 'live' },
}

test('nothing set: everything in one process', () => {
  expect(readConfig({}).cluster).toMatchObject({
    roles: ['engine', 'api', 'gateway', 'office'],
    ...{ natsUrl: undefined, shard: 1 },
  })
})

test.each([
  ['an engine', { ROLES: 'engine' }],
  ['api and office', { ROLES: 'api, office' }],
  [
    'a gateway, which has neither data nor keys',
    { ROLES: 'gateway', DATABASE_URL: '', FAIRTICK_KEYS: '' },
  ],
])('%s may be apart', (_, more) => {
  expect(readConfig({ ...APART, ...more }).cluster.natsUrl).toBe(APART.NATS_URL)
})

test.each([
  ['roles apart without a place to meet', { NATS_URL: '', ROLES: 'api' }, /ROLES needs NATS_URL/],
  ['everything, with such a place', {}, /NATS_URL needs ROLES/],
  ['an engine that does more', { ROLES: 'engine,api' }, /NATS_URL needs ROLES/],
  ['a role that is none', { ROLES: 'tape' }, /ROLES must be/],
  ['a clock that moves no others', { ROLES: 'api', CLOCK: 'test' }, /NATS_URL needs CLOCK=system/],
  ['the embedded database', { ROLES: 'api', DATABASE_URL: '' }, /NATS_URL needs DATABASE_URL/],
  ['keys of its own', { ROLES: 'office', FAIRTICK_KEYS: '' }, /NATS_URL needs FAIRTICK_KEYS/],
  ['days that a standby does not know', { ROLES: 'engine', MARKET: '' }, /NATS_URL needs MARKET/],
])('%s is refused with a sentence', (_, more, sentence) => {
  expect(() => readConfig({ ...APART, ...more })).toThrow(sentence)
})
