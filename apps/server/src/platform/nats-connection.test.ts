// How the client of NATS is set: it must notice a server that stands still, and never give up.

import { expect, test } from 'vitest'
import { connectionOptions } from './nats-connection.ts'

test('a server that stands still is noticed after seconds, not after minutes', () => {
  expect(connectionOptions({ servers: ['a:1'] }, 'api.1')).toEqual({
    servers: ['a:1'],
    name: 'api.1',
    inboxPrefix: '_INBOX.api=002e1',
    // A new connection takes the place of a lost one.
    reconnect: false,
    timeout: 2_000,
    pingInterval: 2_000,
    maxPingOut: 2,
    noEcho: true,
    noAsyncTraces: true,
  })
})

test('the login stands beside the servers, so that no message about them holds it', () => {
  const login = { user: 'u', password: 'p' }
  const options = connectionOptions({ servers: ['a:1'], login, tls: { caFile: '/ca' } }, 'api')
  expect(options).toMatchObject({
    servers: ['a:1'],
    user: 'u',
    pass: 'p',
    tls: { caFile: '/ca' },
  })
})
