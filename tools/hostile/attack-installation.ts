// One installation under attack: every hostile client against both of its servers, on one database.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerAccount } from '@fairtick/server/test/registered-customer'
import { setUpOffice } from '@fairtick/server/test/staff-fixture'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { ADMIN_ROUTES } from '@fairtick/wire/admin/routes'
import { ROUTES } from '@fairtick/wire/routes'
import { hostileRequests, sendHostile } from '../../tests/security/network/hostile-requests.ts'
import { abortBodies, floodSockets, neverRead } from './hold-connections.ts'
import { customerCalls, type InjectedCall, injectInto, officeCalls } from './inject-sql.ts'
import { attackSlowly, type SlowMode } from './slow-http.ts'

export type Attack = { readonly name: string; readonly run: () => Promise<readonly string[]> }

/** How long and how many; the short form shows that all of it works. */
export type Extent = { readonly slowSeconds: number; readonly calls: number }
export const WHOLE: Extent = { slowSeconds: 60, calls: Number.POSITIVE_INFINITY }
export const SHORT: Extent = { slowSeconds: 20, calls: 4 }

const NO_LIMIT = '1000000'
const SLOW_MODES: readonly SlowMode[] = ['headers', 'bodies', 'readers']

/** Tells of each attack as it ends. */
export async function attackInstallation(
  databaseUrl: string | undefined,
  extent: Extent,
  onEnd: (name: string, findings: readonly string[]) => void,
): Promise<void> {
  const server = await startTestServer({
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...{ CLOCK: 'stepped', LIMIT_SESSION_PER_SECOND: NO_LIMIT, LIMIT_ADDRESS_PER_SECOND: NO_LIMIT },
    ...{ LIMIT_CODE_MAILS_PER_HOUR: NO_LIMIT, LIMIT_UPLOADS_PER_HOUR: NO_LIMIT },
    LIMIT_STAFF_VIEWS_PER_MINUTE: NO_LIMIT,
  })
  const folder = mkdtempSync(join(tmpdir(), 'fairtick-sqlmap-'))
  try {
    for (const { name, run } of await attacksOn(server, extent, folder)) onEnd(name, await run())
    onEnd('the log', faultsIn(server.log()))
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function attacksOn(
  server: TestServer,
  extent: Extent,
  folder: string,
): Promise<readonly Attack[]> {
  const { token } = await registerAccount(server, 'en')
  const staffToken = await enterOffice(server)
  const inject = (calls: readonly InjectedCall[], of: string, by: string): Attack[] =>
    spread(calls, extent.calls).map((call) => ({
      name: `sqlmap, ${call.name} of ${of}`,
      run: () => injectInto(call, by, folder),
    }))
  return [
    ...atServer('customers', server.url, extent),
    { name: 'a flood of sockets', run: () => floodSockets(server.url) },
    ...atServer('the office', server.officeUrl, extent),
    ...inject(customerCalls(server.url), 'customers', token),
    ...inject(officeCalls(server.officeUrl), 'the office', staffToken),
  ]
}

/** Some of all parts of a contract. */
function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  const every = Math.max(1, Math.ceil(items.length / count))
  return items.filter((_, place) => place % every === 0)
}

function atServer(whose: string, url: string, { slowSeconds }: Extent): Attack[] {
  const isOffice = whose === 'the office'
  const paths = isOffice
    ? { login: ADMIN_ROUTES.login.path, numbers: undefined }
    : { login: ROUTES.login.path, numbers: ROUTES.ticks.path }
  const requests = hostileRequests(paths)
  return [
    ...SLOW_MODES.map((mode) => ({
      name: `slowhttptest, ${mode}, ${whose}`,
      run: () => attackSlowly(mode, pathFor(mode, url, paths.login), slowSeconds),
    })),
    {
      name: `hostile requests, ${whose}`,
      run: async () => {
        const findings: string[] = []
        for (const request of requests) {
          const finding = await sendHostile(Number(new URL(url).port), request)
          if (finding !== undefined) findings.push(`${request.name} ${finding}`)
        }
        return findings
      },
    },
    { name: `answers that nobody reads, ${whose}`, run: () => neverRead(url) },
    { name: `bodies that break off, ${whose}`, run: () => abortBodies(url) },
  ]
}

/** The token of an admin, as the first calls of a browser get it. */
async function enterOffice(server: TestServer): Promise<string> {
  const { email, password, nextCode } = await setUpOffice(server)
  const answer = await fetch(`${server.officeUrl}${ADMIN_ROUTES.login.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, code: await nextCode() }),
  })
  return ((await answer.json()) as { result: { token: string } }).result.token
}

/** Where a body is wanted, and where something is answered. */
function pathFor(mode: SlowMode, url: string, login: string): string {
  return mode === 'bodies' ? `${url}${login}` : `${url}/`
}

/** Whatever strangers send is no fault of ours. */
export function faultsIn(log: string): readonly string[] {
  return log
    .split('\n')
    .filter((line) => /"status":5\d\d|a call failed|\[the server ended/.test(line))
}
