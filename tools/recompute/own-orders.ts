// A customer's own orders, read as they read them: logged in with their password, and nothing else.

import { CallRefused, type Client, createClient } from '@fairtick/wire/client'
import { EXPORT_MAX_MS } from '@fairtick/wire/export-span'
import { ROUTES } from '@fairtick/wire/routes'
import { patientFetch } from './patient-fetch.ts'
import type { LevelChanges, OrderDetail } from './recompute-orders.ts'

export type OwnOrders = {
  readonly details: readonly OrderDetail[]
  /** The export of the last 366 days, one file a product. */
  readonly files: readonly { readonly name: string; readonly text: string }[]
  /** Nothing in them is newer. */
  readonly readMs: number
  readonly operatorTimeZone: string
  /** What became of the levels of VIP, for who may ask. */
  readonly levelChanges: LevelChanges
}

export type Credentials = {
  readonly phone: string
  readonly password: string
  /** Asked only of who has a second factor. */
  readonly askOtp: () => Promise<string>
}

const PAGE_ROWS = 100
const DETAILS_AT_ONCE = 4

/** `url`: the address that customers use. Throws CallRefused for wrong credentials. */
export async function readOwnOrders(
  url: string,
  credentials: Credentials,
  tell: (what: string, done: number, total: number) => void,
): Promise<OwnOrders> {
  let token: string | undefined
  const client = createClient({
    ...{ baseUrl: url, fetch: patientFetch, language: () => 'en', account: () => undefined },
    token: () => token,
  })
  token = await logIn(client, credentials)
  try {
    const { time: readMs } = await client.call('time')
    const { operatorTimeZone } = await client.call('dictionary')
    const { changes: levelChanges } = await client.call('vipLevels')
    const ids = await listIds(client)
    const details = await readDetails(client, ids, (done) => tell('orders read', done, ids.length))
    const files: { name: string; text: string }[] = []
    // One after the other: the server makes one file at a time for a user.
    for (const what of ['contracts', 'options'] as const) {
      const text = await readExport(url, token, what, readMs)
      files.push({ name: `export of ${what}`, text })
    }
    return { details, files, readMs, operatorTimeZone, levelChanges }
  } finally {
    await client.call('logout')
  }
}

async function logIn(client: Client, { phone, password, askOtp }: Credentials): Promise<string> {
  try {
    return (await client.call('login', { body: { phone, password } })).token
  } catch (refusal) {
    const needsOtp = refusal instanceof CallRefused && refusal.answer.code === 'otp_required'
    if (!needsOtp) throw refusal
    return (await client.call('login', { body: { phone, password, otp: await askOtp() } })).token
  }
}

async function listIds(client: Client): Promise<readonly string[]> {
  const ids: string[] = []
  for (const status of ['pending', 'trading', 'closed', 'cancelled'] as const) {
    ids.push(
      ...(await everyId((page) => client.call('contractOrders', { query: { status, ...page } }))),
    )
  }
  for (const status of ['trading', 'closed'] as const) {
    ids.push(
      ...(await everyId((page) => client.call('optionOrders', { query: { status, ...page } }))),
    )
  }
  // What moved from one list to the other meanwhile is in both.
  return [...new Set(ids)]
}

type Paging = { readonly page: string; readonly size: string }
type IdPage = { readonly data: readonly { readonly id: string }[]; readonly total: number }

async function everyId(read: (paging: Paging) => Promise<IdPage>): Promise<readonly string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const { data, total } = await read({ page: String(page), size: String(PAGE_ROWS) })
    ids.push(...data.map(({ id }) => id))
    if (page * PAGE_ROWS >= total || data.length === 0) return ids
  }
}

async function readDetails(
  client: Client,
  ids: readonly string[],
  tell: (done: number) => void,
): Promise<OrderDetail[]> {
  const details: OrderDetail[] = []
  for (let at = 0; at < ids.length; at += DETAILS_AT_ONCE) {
    const some = ids.slice(at, at + DETAILS_AT_ONCE)
    const read = some.map((id) => client.call('orderDetail', { query: { id } }))
    details.push(...(await Promise.all(read)))
    tell(details.length)
  }
  return details
}

/** Waits where another file of this user, or too many in all, are being made. */
async function readExport(
  url: string,
  token: string | undefined,
  what: 'contracts' | 'options',
  untilMs: number,
): Promise<string> {
  const span = { from: String(untilMs - EXPORT_MAX_MS + 1), to: String(untilMs) }
  const query = new URLSearchParams({ what, ...span })
  const headers = { Authorization: `Bearer ${token}`, Lang: 'en' }
  const response = await patientFetch(`${url}${ROUTES.exportRecords.path}?${query}`, { headers })
  if (!response.ok) throw new Error(`the export of ${what} was refused: ${response.status}`)
  return await response.text()
}
