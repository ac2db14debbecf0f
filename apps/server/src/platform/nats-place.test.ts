// NATS_URL: servers and login, and that a wrong one is never shown.

import { expect, test } from 'vitest'
import { natsPlace } from './nats-place.ts'

test('an address names a server, by its usual port where it names none', () => {
  expect(natsPlace('nats://127.0.0.1:14222')).toEqual({ servers: ['127.0.0.1:14222'] })
  expect(natsPlace('nats://broker.example')).toEqual({ servers: ['broker.example:4222'] })
  expect(natsPlace('nats://[::1]:4223/')).toEqual({ servers: ['[::1]:4223'] })
})

test('several servers are parted by commas and share one login', () => {
  expect(natsPlace('nats://u:p%40%2C%25@a:1, nats://b:2,nats://u:p%40%2C%25@c')).toEqual({
    servers: ['a:1', 'b:2', 'c:4222'],
    login: { user: 'u', password: 'p@,%' },
  })
})

test('tls:// encrypts, by the authority of NATS_CA where that is set', () => {
  expect(natsPlace('tls://a')).toEqual({ servers: ['a:4222'], tls: {} })
  expect(natsPlace('tls://a,tls://b', '/ca.pem')).toEqual({
    servers: ['a:4222', 'b:4222'],
    tls: { caFile: '/ca.pem' },
  })
})

test.each([
  ['', 'must be nats'],
  ['http://u:hidden@a', 'must be nats'],
  ['nats://u:hidden@a:99999', 'must be nats'],
  ['nats://u:hidden@a/path', 'must be nats'],
  ['nats://u:hidden@a?tls=1', 'must be nats'],
  ['nats://u:hid,den@a', 'must be nats'],
  ['nats://a,', 'must be nats'],
  ['nats://hidden@a', 'user and password'],
  ['nats://:hidden@a', 'user and password'],
  ['nats://u:hidden@a,nats://u:other-hidden@b', 'the same user'],
  ['nats://u:%hidden@a', 'per cent'],
  ['tls://a,nats://u:hidden@b', 'only servers'],
])('%s is refused with a sentence that shows no password', (address, sentence) => {
  expect(() => natsPlace(address)).toThrow(sentence)
  expect(() => natsPlace(address)).not.toThrow(/hid/)
})

test('an authority for what is not encrypted is refused', () => {
  expect(() => natsPlace('nats://a', '/ca.pem')).toThrow('tls://')
})
