// Whom push services may write to, and where pushes may go: names that are public, and no machine
// of the operator's own but on a test clock.

import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each(['mailto:ops@fairtick.dev', 'https://trade.fairtick.dev/contact'])(
  '%s is a contact',
  (PUSH_CONTACT) => {
    expect(readConfig({ PUSH_CONTACT }).push.contact).toBe(PUSH_CONTACT)
  },
)

test('nobody to write to: nothing is pushed', () => {
  expect(readConfig({}).push.contact).toBeUndefined()
})

test.each([
  ...['mailto:ops@localhost', 'mailto:ops@trade.example', 'mailto:ops@example.com', 'ops@a.dev'],
  ...['https://localhost/', 'https://127.0.0.1/', 'https://desk.local/', 'http://fairtick.dev'],
  ...['mailto:ops@house.internal', 'mailto:ops@fairtick.invalid', 'javascript:alert(1)'],
])('%s is none', (PUSH_CONTACT) => {
  expect(() => readConfig({ PUSH_CONTACT })).toThrow('PUSH_CONTACT must be mailto:')
})

test.each([
  ...['localhost', '127.0.0.1', '[::1]', '169.254.169.254', '*.internal', 'metadata', '*'],
  ...['https://fcm.googleapis.com', 'http://10.0.0.1:80', 'http://localhost:4000'],
])('pushes may not go to %s', (PUSH_HOSTS) => {
  expect(() => readConfig({ PUSH_HOSTS })).toThrow('PUSH_HOSTS must be a list')
  expect(() => readConfig({ PUSH_HOSTS, CLOCK: 'test' })).toThrow('PUSH_HOSTS must be a list')
})

test('to a service of our own on this machine with a test clock alone', () => {
  const PUSH_HOSTS = 'http://127.0.0.1:4000'
  expect(() => readConfig({ PUSH_HOSTS })).toThrow('with CLOCK=test alone')
  expect(readConfig({ PUSH_HOSTS, CLOCK: 'test' }).push.hosts).toEqual([PUSH_HOSTS])
})
