// A customer who registered over the API: contact, client, and the codes that are mailed.

import { randomInt } from 'node:crypto'
import { eventually } from '@fairtick/testkit/eventually'
import type { CallInput, CallResult } from '@fairtick/wire/api-contract'
import { type Client, createClient } from '@fairtick/wire/client'
import type { Language } from '@fairtick/wire/languages'
import { mail } from '@fairtick/words/en/mail'
import { acceptCostSheets } from './accept-cost-sheets.ts'
import { readMails } from './read-mails.ts'
import type { TestServer } from './test-server.ts'

export type Account = {
  readonly phone: string
  readonly email: string
  readonly password: string
  readonly user: CallResult<'register'>['user']
  /** Speaks to the API as this user. */
  readonly client: Client
  readonly token: string
}

export const NEW_PASSWORD = 'marble-otter-81'

type OwnDetails = Partial<Pick<Account, 'phone' | 'email' | 'password'> & { fullName: string }>

/** Has read what each kind of trade costs on the practice account. */
export async function registerAccount(
  server: Pick<TestServer, 'url' | 'inviteCode'>,
  language: Language = 'ja',
  own: OwnDetails = {},
): Promise<Account> {
  const account = await registerUnread(server, language, own)
  await acceptCostSheets(account.client)
  return account
}

/** As everybody begins: without having read what trading costs. */
export async function registerUnread(
  server: Pick<TestServer, 'url' | 'inviteCode'>,
  language: Language = 'ja',
  own: OwnDetails = {},
): Promise<Account> {
  let token = ''
  const client = openClient(server, language, () => token)
  const { fullName, password = NEW_PASSWORD, ...given } = own
  const contact = { ...newContact(), ...given }
  const { shownCode } = await client.call('verificationCode', {
    body: { email: contact.email, purpose: 'register' },
  })
  if (shownCode === undefined) throw new Error('a practice server without mail shows the code')
  const signedIn = await client.call('register', {
    body: {
      ...contact,
      code: shownCode,
      ...{ fullName: fullName ?? nameOf(contact.phone), password },
      inviteCode: server.inviteCode,
      agree: true,
    },
  })
  token = signedIn.token
  return { ...contact, password, user: signedIn.user, client, token }
}

/** Nobody else's: two of one name in one place would be linked. */
function nameOf(phone: string): string {
  const letters = [...phone].map((digit) => 'abcdefghij'[Number(digit)] ?? '')
  return `Mina S${letters.join('')}`
}

type Credentials = Pick<Account, 'phone' | 'password'>

/** The same user in a session of its own. */
export async function signIn(
  server: Pick<TestServer, 'url'>,
  credentials: Credentials,
): Promise<Client> {
  return (await beginSession(server, credentials)).client
}

/** The same, with its token. */
export async function beginSession(
  server: Pick<TestServer, 'url'>,
  { phone, password }: Credentials,
  language: Language = 'ja',
): Promise<Pick<Account, 'client' | 'token'>> {
  let token = ''
  const client = openClient(server, language, () => token)
  token = (await client.call('login', { body: { phone, password } })).token
  return { client, token }
}

/** A phone number and an address that nobody has yet. */
export function newContact() {
  const digits = String(randomInt(10 ** 8)).padStart(8, '0')
  return { phone: `+8190${digits}`, email: `mina.${digits}@example.com` }
}

type Purpose = CallInput<'verificationCode'>['body']['purpose']

/** In the English mails: one of an earlier purpose may still be on its way. */
const TOLD: Record<Purpose, string> = {
  register: mail.codeForRegistration,
  recovery: mail.codeForRecovery,
  resetpassword: mail.codeForPassword,
  security: mail.codeForSecurity,
  bank: mail.codeForBank,
  withdraw: mail.codeForWithdrawal,
}

/**
 * Shown in practice to who registers, else read in the mail, which must be in English.
 */
export async function askCode(
  { dataFolder }: Pick<TestServer, 'dataFolder'>,
  { client, email }: Pick<Account, 'client' | 'email'>,
  purpose: Purpose,
): Promise<string> {
  const before = new Set((await readMails(dataFolder)).map(({ name }) => name))
  const { shownCode } = await client.call('verificationCode', { body: { email, purpose } })
  const told = { email, text: TOLD[purpose] }
  let code = shownCode
  await eventually(`a code for ${purpose}`, async () => {
    code ??= await newestCode(dataFolder, before, told)
    return code !== undefined
  })
  return code ?? ''
}

/** Another mail may have come meanwhile, about what was changed. */
async function newestCode(
  dataFolder: string,
  before: ReadonlySet<string>,
  { email, text }: { readonly email: string; readonly text: string },
): Promise<string | undefined> {
  const mails = (await readMails(dataFolder)).filter(({ name }) => !before.has(name))
  const about = mails.filter((one) => one.head.includes(email) && one.text.includes(text))
  const codes = about.map((one) => /\bcode: (\d{6})\b/.exec(one.text)?.[1])
  return codes.find((code) => code !== undefined)
}

export function openClient(
  server: Pick<TestServer, 'url'>,
  language: Language,
  token: () => string,
): Client {
  return createClient({
    baseUrl: server.url,
    token,
    language: () => language,
    account: () => 'practice',
    fetch,
  })
}
