// The back office of a test server: its two admins, and staff hired by them with a role each.

import { existsSync, readFileSync } from 'node:fs'
import { totpCodeOf, totpStepAt } from '@fairtick/server/features/second-factor/totp/totp'
import type {
  AdminCallInput,
  AdminCallResult,
  ProvenCallName,
} from '@fairtick/wire/admin/api-contract'
import { type AdminClient, type CallGiven, createAdminClient } from '@fairtick/wire/admin/client'
import type { StaffRole } from '@fairtick/wire/admin/roles'
import type { CallOptions } from '@fairtick/wire/client'
import { awaitMailedSecret } from './read-mails.ts'
import type { TestServer } from './test-server.ts'

const ADDRESS = /^back office: (\S+)$/gm
const SETUP = /^admin ([12]) of 2, .* with the secret in (.+)$/gm
const FIRST_ADMIN = { email: 'ann@house.example', name: 'Ann', password: 'copper lantern 81' }
const SECOND_ADMIN = { email: 'zoe@house.example', name: 'Zoe', password: 'copper lantern 81' }
/** Each code is used once: the next one is of the next step. */
const STEP_MS = 30_000

/** What of a server it takes to work in its office. */
export type OfficeServer = Pick<TestServer, 'log' | 'advance' | 'dataFolder'>

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
    /** The other admin, who approves what this one asks for. */
    readonly second?: StaffMember | undefined
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

/** The first of two admins, neither signed in. Only on a server without staff. */
export async function setUpOffice(server: OfficeServer): Promise<StaffMember> {
  const { baseUrl, secrets } = readSetup(server)
  const [one = '', two = ''] = secrets
  const second = await enrol(server, baseUrl, { ...SECOND_ADMIN, secret: two })
  return await enrol(server, baseUrl, { ...FIRST_ADMIN, secret: one }, second)
}

export type NewMember = {
  readonly email: string
  readonly role: StaffRole | StaffRole[]
  readonly name?: string
}

/** Asked for by an admin, approved by the other one. */
export async function hireStaff(
  server: OfficeServer,
  admin: StaffClient,
  { email, role, name = 'Somebody' }: NewMember,
): Promise<StaffMember> {
  const invited = await inviteMember(server, admin, { email, name })
  const { id, hash } = await admin.act('requestRoles', {
    body: { id: invited.id, roles: [role].flat() },
  })
  if (admin.second === undefined) throw new Error('nobody can approve it')
  const other = await enterOnce(admin.second)
  await other.act('approveRequest', { body: { id, hash } })
  return invited
}

const entered = new WeakMap<StaffMember, StaffClient>()

/** The session of before, as long as it lasts. */
async function enterOnce(member: StaffMember): Promise<StaffClient> {
  const kept = entered.get(member)
  const isOpen = await kept?.call('me').then(
    () => true,
    () => false,
  )
  if (kept !== undefined && isOpen === true) return kept
  const begun = await member.enter()
  entered.set(member, begun)
  return begun
}

/** Invited and enrolled, without any role. */
export async function inviteMember(
  server: OfficeServer,
  admin: StaffClient,
  { email, name }: { readonly email: string; readonly name: string },
): Promise<StaffMember & { readonly id: string }> {
  const { baseUrl } = readSetup(server)
  const { id } = await admin.act('inviteStaff', { body: { email, name } })
  const secret = await awaitMailedSecret(server.dataFolder, email)
  const { password } = FIRST_ADMIN
  return { id, ...(await enrol(server, baseUrl, { email, secret, password })) }
}

/** As the newest start of a server said it: without secrets once both admins are in. */
export function readSetup(server: OfficeServer) {
  const log = server.log()
  const [, baseUrl] = [...log.matchAll(ADDRESS)].at(-1) ?? []
  if (baseUrl === undefined) throw new Error('there is no office')
  const printed = [...log.matchAll(SETUP)]
  const secrets = ['1', '2'].map((seat) => {
    const file = printed.findLast(([, of]) => of === seat)?.[2]
    return file === undefined || !existsSync(file) ? '' : readFileSync(file, 'utf8').trim()
  })
  return { baseUrl, secrets }
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
  second?: StaffMember,
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
      return staffClient(clientWith(token), nextCode, second)
    },
  }
}

export function staffClient(
  client: AdminClient,
  nextCode: StaffMember['nextCode'],
  second?: StaffMember,
): StaffClient {
  return {
    ...{ ...client, nextCode, second },
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
