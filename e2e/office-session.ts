// Sessions of the back office that begin by a call: signing in is a journey of its own.

import type { StaffMember } from '@fairtick/server/test/staff-fixture'
import type { TestServer } from '@fairtick/server/test/test-server'
import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { createAdminClient } from '@fairtick/wire/admin/client'
import type { OfficePage } from './office-page.ts'

/** As the page itself keeps it. */
type OfficeSession = {
  readonly token: string
  readonly me: AdminCallResult<'me'>
  readonly beganMs: number
}

/** One session a member, until hours have passed for the server. */
export function createSessions(server: () => TestServer) {
  const sessions = new Map<string, OfficeSession>()
  return async (
    { context }: Pick<OfficePage, 'context'>,
    member: Pick<StaffMember, 'email' | 'password' | 'nextCode'>,
  ): Promise<void> => {
    const kept = sessions.get(member.email)
    const session =
      kept && (await isOpen(server(), kept)) ? kept : await beginSession(server(), member)
    sessions.set(member.email, session)
    // Before the page has opened anything.
    await context.addInitScript((text) => {
      sessionStorage.setItem('fairtick-office', text)
    }, JSON.stringify(session))
  }
}

async function beginSession(
  { officeUrl: baseUrl, advance }: TestServer,
  { email, password, nextCode }: Pick<StaffMember, 'email' | 'password' | 'nextCode'>,
): Promise<OfficeSession> {
  const visitor = createAdminClient({
    baseUrl,
    token: () => undefined,
    language: () => 'en',
    fetch,
  })
  const body = { email, password, code: await nextCode() }
  const { token, me } = await visitor.call('login', { body })
  return { token, me, beganMs: await advance(0) }
}

async function isOpen({ officeUrl }: TestServer, { token }: OfficeSession): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` }
  return (await fetch(`${officeUrl}/admin-api/me`, { headers })).ok
}
