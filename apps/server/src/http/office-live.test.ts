// The staff's stream counts who reads it by network, as everything else counts callers.

import { LIVE_PATH } from '@fairtick/wire/admin/live-queues'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addOfficeLive } from './office-live.ts'

test('the addresses of one IPv6 network are one', async () => {
  const app = Fastify()
  const networks: string[] = []
  addOfficeLive(app, {
    authenticate: async () => ({ staffId: 'ann', sessionId: 'one', roles: [] }) as never,
    join: ({ network }) => {
      networks.push(network)
      return undefined
    },
  })
  const headers = { authorization: `Bearer ${'a'.repeat(43)}` }
  for (const remoteAddress of ['2001:db8:1:2::a', '2001:db8:1:2::b', '::ffff:198.51.100.7']) {
    const { statusCode } = await app.inject({ url: LIVE_PATH, headers, remoteAddress })
    expect(statusCode).toBe(429)
  }
  expect(networks).toEqual(['2001:db8:1:2::', '2001:db8:1:2::', '198.51.100.7'])
})
