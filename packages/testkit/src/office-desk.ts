// The back office of a test server, entered as its first admin: for journeys in which staff act.

import { totpCodeOf, totpStepAt } from '@fairtick/server/platform/totp'
import { type AdminClient, createAdminClient } from '@fairtick/wire/admin/client-fixture'
import type { TestServer } from './test-server.ts'

const SETUP = /^back office API: (\S+)\/admin-api, first admin by the secret (\S+)$/m
const PERSON = { email: 'ann@house.example', name: 'Ann', password: 'copper lantern 81' }
/** Each code is used once: the next one is of the next step. */
const STEP_MS = 30_000

/** Only on a server without staff; its clock goes on by two steps. */
export async function enterOffice(server: TestServer): Promise<AdminClient> {
  const [, baseUrl, secret] = SETUP.exec(server.log()) ?? []
  if (baseUrl === undefined || secret === undefined) throw new Error('the office is set up already')
  const clientWith = (token?: string) =>
    createAdminClient({ baseUrl, token: () => token, language: () => 'en', fetch })
  const door = clientWith()
  const { factor } = await door.call('enrolFactor', { body: { secret } })
  const nextCode = async () => totpCodeOf(factor, totpStepAt(await server.advance(STEP_MS)))
  await door.call('enrol', { body: { ...PERSON, secret, code: await nextCode() } })
  const { email, password } = PERSON
  const { token } = await door.call('login', { body: { email, password, code: await nextCode() } })
  return clientWith(token)
}
