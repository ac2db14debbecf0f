// The back office of a test server: its first admin, and staff hired by them with a role each.

import { totpCodeOf, totpStepAt } from '@fairtick/server/features/second-factor/totp/totp'
import type {
  AdminCallInput,
  AdminCallResult,
  ProvenCallName,
} from '@fairtick/wire/admin/api-contract'
import { type AdminClient, type CallGiven, createAdminClient } from '@fairtick/wire/admin/client'
import type { StaffRole } from '@fairtick/wire/admin/roles'
import type { CallOptions } from '@fairtick/wire/client'
import type { TestServer } from './test-server.ts'

const SETUP = /^back office: (\S+), first admin at \S+ by the secret (\S+)$/gm
const FIRST_ADMIN = { email: 'ann@house.example', name: 'Ann', password: 'copper lantern 81' }
/** Each code is used once: the next one is of the next step. */
const STEP_MS = 30_000

/** What of a server it takes to work in its office. */
export type OfficeServer = Pick<TestServer, 'log' | 'advance'>

export type StaffMember = {
  readonly email: string
  readonly password: string
  /** Of the authenticator, in Base32. */
  readonly factor: string
  /** A new session: one ends after half an hour without a call. */
  readonly enter: () => Promise<StaffClient>
  /** Of the second factor, not used yet; the server's clock goes on to its step. */
  readonly nextCode: () => Promise<string>
}

/** Of a session, with the codes of its owner. */
export type StaffClient = AdminClient &
  Pick<StaffMember, 'nextCode'> & {
    /** Makes a call that asks for a second factor, with a code that was not used yet. */
    readonly act: <Name extends ProvenCallName>(
      name: Name,
      input: Partial<AdminCallInput<Name>>,
      options?: CallOptions,
    ) => Promise<AdminCallResult<Name>>
  }

/** Only on a server without staff; its clock goes on by two steps. */
export async function enterOffice(server: OfficeServer): Promise<StaffClient> {
  return await (await setUpOffice(server)).enter()
}

/** The first admin, not signed in. Only on a server without staff. */
export async function setUpOffice(server: OfficeServer): Promise<StaffMember> {
  const { baseUrl, secret } = readSetup(server)
  return await enrol(server, baseUrl, { ...FIRST_ADMIN, secret })
}

export type NewMember = {
  readonly email: string
  readonly role: StaffRole | StaffRole[]
  readonly name?: string
}

/** By the first admin, while nobody else is one: whom it is about accepts the role alone. */
export async function hireStaff(
  server: OfficeServer,
  admin: StaffClient,
  { email, role, name = 'Somebody' }: NewMember,
): Promise<StaffMember> {
  const invited = await inviteMember(server, admin, { email, name })
  const own = await invited.enter()
  const { id, hash } = await admin.act('requestRoles', {
    body: { id: invited.id, roles: [role].flat() },
  })
  await own.act('acceptRoles', { body: { id, hash } })
  return invited
}

/** Invited and enrolled, without any role. */
export async function inviteMember(
  server: OfficeServer,
  admin: StaffClient,
  { email, name }: { readonly email: string; readonly name: string },
): Promise<StaffMember & { readonly id: string }> {
  const { baseUrl } = readSetup(server)
  const { id, secret } = await admin.act('inviteStaff', { body: { email, name } })
  const { password } = FIRST_ADMIN
  return { id, ...(await enrol(server, baseUrl, { email, secret, password })) }
}

/** Of a server without staff, as its newest start printed it. */
export function readSetup(server: OfficeServer) {
  const [, baseUrl, secret] = [...server.log().matchAll(SETUP)].at(-1) ?? []
  if (baseUrl === undefined || secret === undefined) throw new Error('the office is set up already')
  return { baseUrl, secret }
}

type Enrolment = {
  readonly email: string
  readonly password: string
  readonly secret: string
  readonly name?: string
}

async function enrol(
  server: OfficeServer,
  baseUrl: string,
  { email, password, secret, name }: Enrolment,
): Promise<StaffMember> {
  const clientWith = (token?: string) =>
    createAdminClient({ baseUrl, token: () => token, language: () => 'en', fetch })
  const visitor = clientWith()
  const { factor } = await visitor.call('enrolFactor', { body: { secret } })
  const nextCode = () => nextCodeOf(server, factor)
  const first = name === undefined ? {} : { email, name }
  await visitor.call('enrol', { body: { ...first, secret, password, code: await nextCode() } })
  return {
    ...{ email, password, factor, nextCode },
    enter: async () => {
      const body = { email, password, code: await nextCode() }
      const { token } = await visitor.call('login', { body })
      return staffClient(clientWith(token), nextCode)
    },
  }
}

export function staffClient(client: AdminClient, nextCode: StaffMember['nextCode']): StaffClient {
  return {
    ...{ ...client, nextCode },
    act: async (name, input, options) => {
      const given = [{ ...input, proof: await nextCode() }, options]
      return await client.call(name, ...(given as unknown as CallGiven<typeof name>))
    },
  }
}

/** Of a second factor in Base32: not used yet, since the clock goes on to its step. */
export async function nextCodeOf(server: OfficeServer, factor: string): Promise<string> {
  return totpCodeOf(factor, totpStepAt(await server.advance(STEP_MS)))
}
