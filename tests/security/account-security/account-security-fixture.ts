// For tests: the sign-in and all that stands before a withdrawal, on a given database.

import { createSessionFixture } from '@fairtick/server/features/auth/session-fixture'
import {
  matchTotpStep,
  totpCodeOf,
  totpStepAt,
} from '@fairtick/server/features/second-factor/totp/totp'
import type { PayoutRequest } from '@fairtick/server/features/withdrawals/preconditions/preconditions'
import { createPreconditionCheck } from '@fairtick/server/features/withdrawals/public'
import type { AccountEvent } from '@fairtick/server/platform/bus-topics'
import type { Clock } from '@fairtick/server/platform/clock'
import type { Database } from '@fairtick/server/platform/database'
import { accountSecurityRoutes } from '@fairtick/server/roles/account-security-routes'
import type { SoftPasskey } from '@fairtick/testkit/soft-passkey'
import type { CallArguments } from '@fairtick/wire/api-contract'
import type { CustomerContext } from '@fairtick/wire/handler'

export const PASSWORD = 'walnut bridge 52'
export const FUND_PASSWORD = '508213'
export const TRON = 'TWdbcdccYzkSti3catsR3BigaDTptoVp4a'
export const OTHER_TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
export const BANK = {
  ...{ accountName: 'Hana Sato', bankName: 'みずほ銀行', branchName: '新宿支店' },
  ...{ branchNumber: '240', cardNumber: '１２３-4567', bankWay: 'jp' },
} as const

export type AccountSecurityFixture = Awaited<ReturnType<typeof openAccountSecurity>>
export type Customer = Awaited<ReturnType<AccountSecurityFixture['enter']>>

export async function openAccountSecurity(database: Database, clock: Pick<Clock, 'wallMs'>) {
  const auth = await createSessionFixture(database, clock)
  const told: AccountEvent[] = []
  const parts = {
    ...auth.dependencies,
    isChannelOpen: () => true,
    operatorTimeZone: 'Asia/Tokyo',
    publish: (events: readonly AccountEvent[]) => {
      told.push(...events)
    },
  }
  const guard = accountSecurityRoutes(parts)
  const check = createPreconditionCheck({ ...parts, checkIdentity: async () => undefined })
  const checkPreconditions = (request: Omit<PayoutRequest, 'amount'>, context: CustomerContext) =>
    check({ ...request, amount: '20' }, context)
  let people = 0

  /** A new customer and what they can do; each call is made as their browser makes it. */
  const enter = async () => {
    people += 1
    const email = `guard${people}@a.example`
    const phone = `0901${String(people).padStart(7, '0')}`
    const { context } = await auth.enter({ email, phone, password: PASSWORD })
    return { email, phone, userId: context.caller.userId, context }
  }
  const codeFor = (email: string, purpose: Purpose) => auth.codeFor(email, purpose)

  const setFundPassword = async ({ email, context }: Owner) => {
    const otp = await codeFor(email, 'security')
    const passwords = { newPassword: FUND_PASSWORD, repeatPassword: FUND_PASSWORD }
    const body = { loginPassword: PASSWORD, ...passwords, otp }
    return await guard.changeFundPassword({ query: {}, body }, context)
  }
  const bindBank = async (
    { email, context }: Owner,
    form: Partial<CallArguments<'bindBank'>['body']> = {},
  ) => {
    const branchOtp = form.branchOtp ?? (await codeFor(email, 'bank'))
    return await guard.bindBank({ query: {}, body: { ...BANK, ...form, branchOtp } }, context)
  }
  const bindWallet = async (
    { email, context }: Owner,
    form: Partial<CallArguments<'bindWallet'>['body']> = {},
  ) => {
    const otp = form.otp ?? (await codeFor(email, 'bank'))
    const body = { currency: 'USDT', channel: 'TRC20', address: TRON, ...form, otp }
    return await guard.bindWallet({ query: {}, body }, context)
  }
  /** Returns the secret of their app. */
  const enrolApp = async ({ email, context }: Owner): Promise<string> => {
    const begun = await guard.startTotp({ query: {}, body: { loginPassword: PASSWORD } }, context)
    if (!('secret' in begun)) throw new Error(JSON.stringify(begun))
    const code = appCode(begun.secret)
    const otp = await codeFor(email, 'security')
    const done = await guard.confirmTotp({ query: {}, body: { code, otp } }, context)
    if ('declined' in done) throw new Error(JSON.stringify(done))
    return begun.secret
  }
  /** Returns the recovery codes that came with it. */
  const addPasskey = async ({ email, context }: Owner, passkey: SoftPasskey, otp?: string) => {
    const body = { loginPassword: PASSWORD }
    const begun = await guard.beginPasskey({ query: {}, body }, context)
    if (!('challenge' in begun)) throw new Error(JSON.stringify(begun))
    const made = passkey.make(begun.challenge)
    const proof = otp ?? (await codeFor(email, 'security'))
    const form = { ...made, name: 'Phone', otp: proof }
    return await guard.addPasskey({ query: {}, body: form }, context)
  }
  /** What goes where a code would go. */
  const passkeyProof = async ({ context }: Owner, passkey: SoftPasskey, purpose: ProofPurpose) => {
    const asked = await guard.askPasskey({ query: {}, body: { purpose } }, context)
    if (!('challenge' in asked)) throw new Error(JSON.stringify(asked))
    const answer = passkey.answer(asked.challenge)
    return await guard.provePasskey({ query: {}, body: answer }, context)
  }
  const appCode = (secret: string) => totpCodeOf(secret, totpStepAt(clock.wallMs()))
  /** Six digits that are no code of the app now. */
  const wrongCode = (secret: string) =>
    ['111111', '222222'].find(
      (code) => matchTotpStep(secret, code, clock.wallMs()) === undefined,
    ) ?? '333333'
  return {
    ...{ database, auth, parts, guard, checkPreconditions, told, enter, codeFor, setFundPassword },
    ...{ bindBank, bindWallet, enrolApp, addPasskey, passkeyProof, appCode, wrongCode },
  }
}

type ProofPurpose = 'security' | 'bank' | 'withdraw'
type Purpose = 'resetpassword' | 'security' | 'bank' | 'withdraw'
type Owner = { readonly email: string; readonly context: CustomerContext }

/** The code of a refusal, or what else was answered. */
export function codeOf(answer: object | undefined): unknown {
  if (answer === undefined) return undefined
  return 'code' in answer ? answer.code : 'declined' in answer ? answer.declined : 'done'
}
