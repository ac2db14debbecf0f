// One customer, colleague and case for each payload that is shown, whose texts are the payload.

import { documentForm } from '@fairtick/server/test/identity-cases'
import { type Account, askCode, registerAccount } from '@fairtick/server/test/registered-customer'
import type { StaffClient } from '@fairtick/server/test/staff-fixture'
import type { TestServer } from '@fairtick/server/test/test-server'
import { uploadPicture } from '@fairtick/server/test/upload-picture'
import { CallRefused } from '@fairtick/wire/client'
import { ROUTES } from '@fairtick/wire/routes'
import { payFees } from '../../../e2e/screens/team-screen.ts'
import { PAYLOADS, SHOWN_PAYLOADS } from './payloads.ts'

export type Planted = { readonly payload: string; readonly account: Account }

const BETWEEN_CODES_MS = 61_000
const DIGITS = { branchNumber: '240', bankWay: 'jp' } as const

/** The first one invited all others, so that their team is full of them. */
export async function plantCustomers(server: TestServer): Promise<readonly Planted[]> {
  const planted: Planted[] = []
  for (const payload of SHOWN_PAYLOADS) {
    const inviteCode = planted[0]?.account.user.inviteCode ?? server.inviteCode
    const own = { fullName: payload }
    const account = await registerAccount({ url: server.url, inviteCode }, 'en', own)
    planted.push({ payload, account })
  }
  for (const each of planted) {
    await logInFrom(server, each)
    await submitDeposit(server, each)
    await sendIdentity(server, each)
    await bindBank(server, each, 'first')
    await each.account.client.call('sendChat', { body: { text: each.payload } })
  }
  await server.advance(BETWEEN_CODES_MS)
  for (const each of planted) await bindBank(server, each, 'update')
  return planted
}

/** Invitations that wait, in a list that staff look at. */
export async function plantStaff(admin: StaffClient): Promise<void> {
  for (const [place, name] of SHOWN_PAYLOADS.entries()) {
    await admin.act('inviteStaff', { body: { email: `invited${place}@house.example`, name } })
  }
}

/** From a device that calls itself the payload: the list of sessions shows it. */
async function logInFrom(server: TestServer, { payload, account }: Planted): Promise<void> {
  const { phone, password } = account
  const response = await fetch(server.url + ROUTES.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': payload },
    body: JSON.stringify({ phone, password }),
  })
  if (!response.ok) throw new Error(`the login was refused: ${response.status}`)
}

/** With a voucher whose file is called like the payload. */
async function submitDeposit(server: TestServer, { payload, account }: Planted): Promise<void> {
  const red = PAYLOADS.indexOf(payload)
  const picture = { purpose: 'voucher', red, name: `${payload}.png` } as const
  const voucher = await uploadPicture(server, account, picture)
  const body = { id: 'usdt-trc20', amount: '50', voucher }
  await account.client.call('submitDeposit', { body })
}

/** In a name that is the payload. */
async function sendIdentity(server: TestServer, { account }: Planted): Promise<void> {
  await account.client.call('submitIdentity', { body: await documentForm(server, account) })
}

async function bindBank(
  server: TestServer,
  { payload, account }: Planted,
  what: 'first' | 'update',
): Promise<void> {
  const branchOtp = await askCode(server, account, 'bank')
  const names = { accountName: payload, bankName: payload, branchName: payload }
  const cardNumber = String(1_000_000 + PAYLOADS.indexOf(payload))
  const body = { ...names, ...DIGITS, cardNumber, branchOtp }
  const update = what === 'update' ? { update: true } : {}
  await account.client.call('bindBank', { body: { ...body, ...update } })
}

/** Corrections that somebody else must approve, each with the payload as its reason. */
export async function plantChanges(
  office: StaffClient,
  people: readonly Planted[],
): Promise<readonly string[]> {
  const ids: string[] = []
  for (const { payload, account } of people) {
    const { accounts } = await office.call('user', { query: { id: account.user.id } })
    const accountId = accounts.find(({ kind }) => kind === 'practice')?.id ?? ''
    const change = { kind: 'adjustment', accountId, amount: '1', reason: 'fee_error' } as const
    const body = { change, note: payload }
    ids.push((await office.act('requestChange', { body })).id)
  }
  return ids
}

/** A title, a summary and a text each have one; more are in the text together. */
const IN_ONE_TEXT = 5

/** Announcements and an activity that two people let through, with payloads wherever text goes. */
export async function plantContents(
  writer: StaffClient,
  approver: StaffClient,
): Promise<readonly string[]> {
  const ids: string[] = []
  for (let at = 0; at < SHOWN_PAYLOADS.length; at += IN_ONE_TEXT) {
    const [title = '', summary = title, ...rest] = SHOWN_PAYLOADS.slice(at, at + IN_ONE_TEXT)
    const texts = { en: { title, summary, html: `<p>text ${rest.join(' ')}</p>` } }
    const plain = { category: 'news', from: null, until: null, link: '', place: 0 } as const
    for (const kind of ['announcement', 'activity'] as const) {
      const placements = kind === 'announcement' ? (['list', 'popup', 'ticker'] as const) : []
      const form = { ...plain, placements: [...placements], texts }
      const { id, hash } = await writer.act('draftContent', { body: { kind, form } })
      await approver.act('approveContent', { body: { id, hash } })
      await approver.act('publishContent', { body: { id, hash } })
      ids.push(id)
    }
  }
  return ids
}

/** Whose text about themselves is the payload; their names and posts too where the rules let it. */
export type PlantedLeader = {
  readonly payload: string
  readonly leaderId: string
  readonly applicationId: string
}

/** A leader for each payload that may stand in a leader's text; each post is reported once. */
export async function plantLeaders(
  office: StaffClient,
  people: readonly Planted[],
): Promise<readonly PlantedLeader[]> {
  const planted: PlantedLeader[] = []
  for (const [place, { payload, account }] of people.entries()) {
    await payFees(account, '1')
    const { client } = account
    const plain = `Leader ${String.fromCodePoint(65 + place)}`
    const { application } =
      (await ifFit(client.call('applyToLead', { body: { name: payload, intro: payload } }))) ??
      (await ifFit(client.call('applyToLead', { body: { name: plain, intro: payload } }))) ??
      {}
    if (!application) continue
    await office.act('approveLeader', { body: { id: application.id } })
    const leaderId = (await client.call('leading')).leader?.id ?? ''
    planted.push({ payload, leaderId, applicationId: application.id })
    const post = { symbol: 'BTCUSDT', direction: 'long', text: payload } as const
    const posted = await ifFit(client.call('publishSignal', { body: post }, keyed()))
    const reader = people[(place + 1) % people.length]?.account.client
    if (posted === undefined) continue
    await reader?.call('reportSignal', { body: { id: posted.id, reason: 'signal_spam' } })
  }
  return planted
}

/** undefined: the rules of such texts do not take it. */
async function ifFit<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (problem) {
    if (problem instanceof CallRefused && problem.answer.status < 404) return undefined
    throw problem
  }
}

function keyed() {
  return { idempotencyKey: crypto.randomUUID() }
}
