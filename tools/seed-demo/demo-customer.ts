// One invented customer: registers, sets up the account, trades in character.

import { createHash } from 'node:crypto'
import { withChecksum } from '@fairtick/server/features/payout-methods/address/check-address'
import { bindWallet, setFundPassword } from '@fairtick/server/test/payout-target-fixture'
import {
  type Account,
  askCode,
  beginSession,
  registerAccount,
} from '@fairtick/server/test/registered-customer'
import { uploadFile } from '@fairtick/server/test/upload-file'
import { CallRefused } from '@fairtick/wire/client'
import sharp from 'sharp'
import type { DemoInstallation } from './demo-installation.ts'
import { DEMO_FUND_PASSWORD, DEMO_PASSWORD, type DemoPerson } from './demo-people.ts'

export type DemoCustomer = {
  readonly person: DemoPerson
  readonly account: Account
  /** The newest one: a session ends after a month. */
  session: Pick<Account, 'client' | 'token'>
}

/** One code a minute and purpose. */
const BETWEEN_CODES_MS = 61_000

export async function registerDemo(
  demo: DemoInstallation,
  person: DemoPerson,
  place: number,
  inviteCode: string,
): Promise<DemoCustomer> {
  const { fullName, nickname } = person
  const account = await registerAccount({ url: demo.url, inviteCode }, 'en', {
    ...{ fullName, password: DEMO_PASSWORD, phone: `+81900000${String(1_000 + place)}` },
    email: `customer${place + 1}@demo.example`,
  })
  const { client } = account
  await client.call('updateNickname', { body: { nickname } })
  for (const symbol of person.symbols.slice(0, 3)) {
    await client.call('updateWatchlist', { body: { symbol, optional: true } })
  }
  return { person, account, session: account }
}

export async function comeBack(demo: DemoInstallation, customer: DemoCustomer): Promise<void> {
  customer.session = await beginSession(demo, customer.account, 'en')
}

/** A fund password, and where money can be sent: without it nothing can be withdrawn. */
export async function bindTargets(demo: DemoInstallation, customer: DemoCustomer): Promise<void> {
  const { person, account, session } = customer
  const { client } = session
  const owner = { ...account, client }
  await setFundPassword(demo, owner, DEMO_FUND_PASSWORD)
  const address = withChecksum(`0x${digestOf(person.nickname).slice(0, 40)}`)
  await bindWallet(demo, owner, { currency: 'USDT', channel: 'ERC20', address })
  if (person.bank === undefined) return
  await demo.advance(BETWEEN_CODES_MS)
  await client.call('bindBank', {
    body: { ...person.bank, branchOtp: await askCode(demo, owner, 'bank') },
  })
}

/** From now on messages and mails are in their own language. */
export async function speakOwn({ person, session }: DemoCustomer): Promise<void> {
  await session.client.call('updateLanguage', { body: { language: person.language } })
}

/** A picture that says by its colours whose it is; no two are the same. */
export async function uploadPicture(
  demo: DemoInstallation,
  { session }: DemoCustomer,
  { purpose, name }: { readonly purpose: 'voucher' | 'avatar'; readonly name: string },
): Promise<string> {
  const bytes = await (purpose === 'voucher' ? drawVoucher(name) : drawAvatar(name))
  return await uploadFile(demo, session, { purpose, bytes, name: `${purpose}.png` })
}

/** Undefined when a rule says no, as it does to people now and then. */
export async function ifAllowed<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof CallRefused && error.answer.status === 403) return undefined
    throw error
  }
}

export function keyed() {
  return { idempotencyKey: crypto.randomUUID() }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function huesOf(name: string): readonly [number, number] {
  const digest = digestOf(name)
  return [
    Number.parseInt(digest.slice(0, 4), 16) % 360,
    Number.parseInt(digest.slice(4, 8), 16) % 360,
  ]
}

function drawAvatar(name: string): Promise<Buffer> {
  const [one, other] = huesOf(name)
  return drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
    <rect width="400" height="400" fill="hsl(${one},45%,62%)"/>
    <circle cx="200" cy="160" r="80" fill="hsl(${other},40%,88%)"/>
    <ellipse cx="200" cy="390" rx="150" ry="130" fill="hsl(${other},40%,88%)"/></svg>`)
}

/** A slip of bars where a real one has words. */
function drawVoucher(name: string): Promise<Buffer> {
  const [hue] = huesOf(name)
  const bars = Array.from(digestOf(name).slice(0, 14), (digit, place) => {
    const width = 120 + 22 * Number.parseInt(digit, 16)
    return `<rect x="60" y="${190 + place * 40}" width="${width}" height="16" rx="4" fill="#cbd5e1"/>`
  })
  return drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="820">
    <rect width="600" height="820" fill="#f8fafc"/>
    <rect width="600" height="120" fill="hsl(${hue},50%,45%)"/>
    <rect x="60" y="44" width="260" height="32" rx="6" fill="#ffffff"/>${bars.join('')}</svg>`)
}

function drawn(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png().toBuffer()
}
