// What one customer has, another cannot reach by its id: every call with an id (REL-55).

import { randomInt } from 'node:crypto'
import { HOUR_MS } from '@fairtick/core/time/duration'
import { stopConserved } from '@fairtick/server/test/conservation'
import { documentForm } from '@fairtick/server/test/identity-cases'
import { loseAccess } from '@fairtick/server/test/lose-access'
import { makeLeader } from '@fairtick/server/test/make-leader'
import {
  bindWallet,
  FUND_PASSWORD,
  setFundPassword,
} from '@fairtick/server/test/payout-target-fixture'
import {
  type Account,
  askCode,
  registerAccount,
  signIn,
} from '@fairtick/server/test/registered-customer'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { uploadPicture } from '@fairtick/server/test/upload-picture'
import { fittingInput, type HostileInput } from '@fairtick/testkit/contract-fuzz'
import { createSoftPasskey } from '@fairtick/testkit/soft-passkey'
import { CONTRACT } from '@fairtick/wire/api-contract'
import { formFields } from '@fairtick/wire/form-fields'
import { type CallName, ROUTES } from '@fairtick/wire/routes'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const HOLD_MS = 25 * HOUR_MS
const FRESH_MS = 30_000
const BETWEEN_CODES_MS = 61_000
/** Of one shape with real ones, of nobody. */
const NOBODYS = 'AAAAAAAAAAAAAAAAAAAAAA'
const WALLET = {
  ...{ currency: 'USDT', channel: 'TRC20', address: 'TWdbcdccYzkSti3catsR3BigaDTptoVp4a' },
}
/** That is taken away. */
const ANOTHER_WALLET = {
  ...{ currency: 'USDT', channel: 'ERC20', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
}
const IS_ID = /^(id|ids|file|image|conversation|voucher|front|.*Id)$/

/** Ids that are the same for everybody; files open by a signature, or are avatars. */
const NOT_OF_ONE: Partial<Record<CallName, readonly string[]>> = {
  registerAgreement: ['id'],
  depositMethod: ['id'],
  submitDeposit: ['id'],
  file: ['id'],
  // A leader is the same for everybody; of a list it is a filter.
  followLeader: ['leaderId'],
  copyRecords: ['leaderId'],
  copyDryRun: ['leaderId'],
  // Activities and announcements are everybody's.
  announcement: ['id'],
  joinActivity: ['id'],
  // Whoever looks for somebody to copy reads of all leaders the same.
  leader: ['id'],
  signals: ['leaderId'],
  // What is posted is everybody's to report.
  reportSignal: ['id'],
  // Only the staff resolve what can be rated; held by features/chat/chat.test.
  rateChat: ['conversation'],
  typingChat: ['conversation'],
}
/** Not JSON; the files' own tests upload. */
const NO_JSON: readonly CallName[] = ['uploadFile', 'addRecoveryPicture']

type Target = { readonly name: CallName; readonly field: string }

const TARGETS: readonly Target[] = (Object.keys(CONTRACT) as CallName[])
  .filter((name) => !NO_JSON.includes(name))
  .flatMap((name) => {
    const { query, body } = CONTRACT[name]
    return [...Object.keys(formFields(query)), ...Object.keys(formFields(body))]
      .filter((field) => IS_ID.test(field) && !NOT_OF_ONE[name]?.includes(field))
      .map((field) => ({ name, field }))
  })

let server: TestServer
let owner: Account
let stranger: Account
/** What the owner has that a call is about. */
let things: Partial<Record<CallName, readonly string[]>>

beforeAll(async () => {
  server = await startTestServer({
    LIMIT_SESSION_PER_SECOND: '1000000',
    LIMIT_ADDRESS_PER_SECOND: '1000000',
  })
  owner = await registerAccount(server, 'en')
  stranger = await registerAccount(server, 'en')
  for (const account of [owner, stranger]) await setUpWithdrawals(account)
  await server.advance(BETWEEN_CODES_MS)
  await bindWallet(server, owner, ANOTHER_WALLET)
  await server.advance(HOLD_MS)
  const leader = await registerAccount(server, 'en')
  await makeLeader(server, owner.user.id)
  things = await furnish(await makeLeader(server, leader.user.id))
}, 180_000)
afterAll(() => server && stopConserved(server))

test('the owner has something for every call with an id', () => {
  const missing = TARGETS.filter(({ name }) => things[name] === undefined)
  expect(missing).toEqual([])
})

test.each(TARGETS)('$name: $field of somebody else is like one of nobody', async (target) => {
  const before = await everything()
  for (const id of things[target.name] ?? []) {
    const foreign = await send(stranger, target, id)
    const unknown = await send(stranger, target, NOBODYS)
    expect(foreign).toEqual(unknown)
    expect(await everything()).toEqual(before)
    // It is there: to its owner the same call says something else, or changes what they have.
    const own = await send(owner, target, id)
    const isSeen = JSON.stringify(own) !== JSON.stringify(foreign)
    const isChanged = JSON.stringify(await everything()) !== JSON.stringify(before)
    expect(isSeen || isChanged).toBe(true)
  }
})

/** One thing of each kind, made as a customer makes it. */
async function furnish(leaderId: string): Promise<typeof things> {
  const { client } = owner
  const terms = { mode: 'proportional', allocation: '100', maxPerOrder: '50' } as const
  const idempotencyKey = crypto.randomUUID()
  await vi.waitFor(
    () => client.call('followLeader', { body: { leaderId, ...terms } }, { idempotencyKey }),
    FRESH_MS,
  )
  // After time was moved there is no fresh price for a moment.
  const open = (limit?: string) => vi.waitFor(() => openContract(limit), FRESH_MS)
  const [position, closing, waiting] = [await open(), await open(), await open('1')]
  const { data: messages } = await client.call('messages', { query: {} })
  const { wallets } = await client.call('wallets')
  const walletOf = ({ channel }: typeof WALLET) =>
    wallets.filter((one) => one.channel === channel).map(({ id }) => id)
  const voucher = await upload('voucher')
  const { conversation } = await client.call('sendChat', { body: { text: 'Hello' } })
  const alerts = await client.call('setPriceAlert', { body: { symbol: 'BTCUSDT', below: '1' } })
  const signal = await client.call(
    'publishSignal',
    { body: { symbol: 'BTCUSDT', direction: 'long', text: 'Higher lows.' } },
    { idempotencyKey: crypto.randomUUID() },
  )
  const deposit = await client.call('submitDeposit', {
    body: { id: 'usdt-trc20', amount: '500', voucher: await upload('voucher') },
  })
  const withdrawn = await client.call('withdrawToWallet', {
    body: {
      amount: '300',
      walletId: walletOf(WALLET)[0],
      password: FUND_PASSWORD,
      otp: await askCode(server, owner, 'withdraw'),
    },
  })
  await signIn(server, owner)
  const { sessions } = await client.call('sessions')
  // The last thing: from now on it proves the owner.
  const passkeys = await addPasskey()
  return {
    renamePasskey: passkeys,
    removePasskey: passkeys,
    revokeSessions: sessions.filter(({ current }) => !current).map(({ id }) => id),
    updateAvatar: [await upload('avatar')],
    setContract: [position],
    closeContract: [closing],
    cancelContract: [waiting],
    pauseFollow: [leaderId],
    endFollow: [leaderId],
    withdrawSignal: [signal.id],
    orderDetail: [position, waiting],
    receipt: [position, waiting, withdrawn.id],
    messageContent: messages.map(({ id }) => id).slice(0, 1),
    readMessages: messages.map(({ id }) => id).slice(0, 1),
    submitDeposit: [voucher],
    chat: [conversation.id],
    readChat: [conversation.id],
    sendChat: [await upload('chat')],
    cancelDeposit: [deposit.id],
    submitIdentity: [await upload('kyc')],
    withdrawToWallet: walletOf(WALLET),
    withdrawSalary: walletOf(WALLET),
    withdrawalCertificate: [withdrawn.id],
    cancelWithdrawal: [withdrawn.id],
    removeWallet: walletOf(ANOTHER_WALLET),
    removePriceAlert: alerts.data.map(({ id }) => id),
    stopOwnRecovery: [await loseAccess(server, owner)],
  }
}

async function addPasskey(): Promise<readonly string[]> {
  const { client, password } = owner
  await server.advance(BETWEEN_CODES_MS)
  const { challenge } = await client.call('beginPasskey', { body: { loginPassword: password } })
  const otp = await askCode(server, owner, 'security')
  const made = createSoftPasskey().make(challenge)
  const { passkeys } = await client.call('addPasskey', { body: { ...made, name: 'Phone', otp } })
  return passkeys.map(({ id }) => id)
}

async function openContract(limit: string | undefined): Promise<string> {
  const how =
    limit === undefined
      ? ({ orderType: 'market' } as const)
      : ({ orderType: 'limit', price: limit } as const)
  const { order } = await owner.client.call(
    'openContract',
    { body: { symbol: 'BTCUSDT', direction: 'long', lots: '1', leverage: 10, ...how } },
    { idempotencyKey: crypto.randomUUID() },
  )
  return order.id
}

async function setUpWithdrawals(account: Account): Promise<void> {
  await setFundPassword(server, account)
  await bindWallet(server, account, WALLET)
}

const upload = (purpose: 'avatar' | 'voucher' | 'kyc' | 'chat') =>
  uploadPicture(server, owner, { purpose, red: randomInt(256) })

type Answer = { readonly status: number; readonly code: unknown; readonly result: unknown }

/** The call as it should be made, with `id` where the target says. */
async function send(account: Account, { name, field }: Target, id: string): Promise<Answer> {
  const { token } = account
  const known = { ...(await RIGHT[name]?.(account)), [field]: field === 'ids' ? [id] : id }
  const input = withFields(fittingInput(name), known)
  const { method, path } = ROUTES[name]
  const response = await fetch(`${server.url}${path}${input.query}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...input.headers,
    },
    ...(input.body === undefined ? {} : { body: input.body }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  const { code, result } = isJson ? (JSON.parse(text) as Answer) : { code: undefined, result: text }
  return { status: response.status, code, result }
}

/** What a call must be given besides the id to come as far as to look at it. */
const RIGHT: Partial<Record<CallName, (account: Account) => object | Promise<object>>> = {
  submitDeposit: () => ({ id: 'usdt-trc20', amount: '500' }),
  submitIdentity: (account) => documentForm(server, account),
  removeWallet: async (account) => {
    await server.advance(BETWEEN_CODES_MS)
    return { otp: await askCode(server, account, 'bank') }
  },
  withdrawSalary: () => ({ method: 'wallet' }),
  sendChat: () => ({ text: 'See the picture', about: undefined }),
  readChat: () => ({ number: 1 }),
  pauseFollow: () => ({ paused: true }),
  endFollow: () => ({ close: false }),
}

function withFields(input: HostileInput, fields: object): HostileInput {
  if (input.body !== undefined) {
    return { ...input, body: JSON.stringify({ ...JSON.parse(input.body), ...fields }) }
  }
  const query = new URLSearchParams(input.query.slice(1))
  for (const [name, value] of Object.entries(fields)) query.set(name, String(value))
  return { ...input, query: `?${query}` }
}

/** What the owner has, without prices and times that move by themselves. */
async function everything(): Promise<unknown> {
  const { client } = owner
  const [
    contracts,
    messages,
    { sessions },
    deposits,
    withdrawals,
    { wallets },
    user,
    { passkeys },
    { conversation },
    alerts,
    { recoveries },
    follows,
    signals,
  ] = await Promise.all([
    client.call('contractOrders', { query: {} }),
    client.call('messages', { query: {} }),
    client.call('sessions'),
    client.call('deposits', { query: {} }),
    client.call('withdrawals', { query: {} }),
    client.call('wallets'),
    client.call('userDetail'),
    client.call('security'),
    client.call('chat'),
    client.call('priceAlerts'),
    client.call('recoveries'),
    client.call('follows', { query: {} }),
    client.call('signals'),
  ])
  return {
    contracts: contracts.data.map(({ id, status, lotsOpen, takeProfit, stopLoss }) => [
      ...[id, status, lotsOpen, takeProfit, stopLoss],
    ]),
    messages: messages.data.map(({ id, read }) => [id, read]),
    sessions: sessions.map(({ id }) => id),
    deposits: deposits.data.map(({ id, status }) => [id, status]),
    withdrawals: withdrawals.data.map(({ id, status }) => [id, status]),
    wallets: wallets.map(({ id }) => id),
    avatar: user.avatar,
    follows: follows.data.map(({ id, status }) => [id, status]),
    signals: signals.data.map(({ id, status, text }) => [id, status, text]),
    alerts: alerts.data.map(({ id }) => id),
    recoveries: recoveries.map(({ id }) => id),
    passkeys: passkeys.map(({ id, name }) => [id, name]),
    chat: [
      conversation?.readByMe,
      conversation?.messages.map(({ number, text }) => [number, text]),
    ],
  }
}
