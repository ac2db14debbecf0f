// What hostile clients write: request smuggling, header bombs, paths out of the folder of the app,
// polluting keys, numbers out of bounds (REL-38).

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start, stopServer } from '@fairtick/server/http/http-fixture'
import { ROUTES } from '@fairtick/wire/routes'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hostileRequests, sendHostile } from './hostile-requests.ts'

afterEach(stopServer)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtick-web-'))
  mkdirSync(join(folder, 'web'))
  writeFileSync(join(folder, 'web/index.html'), 'here')
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const HANDLERS = {
  login: async () => ({ code: 'password_wrong' }) as never,
  ticks: async () => ({ ticks: [] }),
}

test('each is answered once, and shows nothing beside the app', async () => {
  const environment = { LIMIT_ADDRESS_PER_SECOND: '1000000' }
  const server = await start(HANDLERS, environment, join(folder, 'web'))
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as AddressInfo
  const requests = hostileRequests({ login: ROUTES.login.path, numbers: ROUTES.ticks.path })
  const findings: string[] = []
  for (const request of requests) {
    const finding = await sendHostile(port, request)
    if (finding !== undefined) findings.push(`${request.name} ${finding}`)
  }
  expect(requests.length).toBeGreaterThan(70)
  expect(findings).toEqual([])
})
