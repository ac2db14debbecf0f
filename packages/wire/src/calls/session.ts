// Calls of signing in and of the user: registering, sessions, password, profile.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { LANGUAGES } from '../languages.ts'
import { ROUTES } from '../routes.ts'

const tradingAccount = z.object({
  kind: z.enum(['real', 'practice']),
  balance: z.string(),
  salary: z.string(),
})

/** `later`: was asked, and goes on without. */
export const AGREEMENT_ANSWERS = ['accepted', 'later'] as const

/** The texts that are read by this call. */
const DOCUMENT_IDS = ['1', '2'] as const

export const user = z.object({
  id: z.string(),
  phone: z.string(),
  fullName: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  nickname: z.string(),
  score: z.int(),
  vipLevel: z.int(),
  inviteCode: z.string(),
  fiatCurrency: z.string(),
  language: field.language,
  verified: z.boolean(),
  kycStatus: z.enum(['none', 'pending', 'success', 'failed']),
  hasWithdrawPassword: z.boolean(),
  hasBank: z.boolean(),
  wallets: z.int(),
  unread: z.object({ service: z.int(), system: z.int(), announcement: z.int() }),
  accounts: z.array(tradingAccount),
  /** The version that stands, and what its reader said to it. */
  agreement: z.object({ version: z.int(), answer: z.enum([...AGREEMENT_ANSWERS, 'none']) }),
})

/** `device` goes with the next log-in, in the header `Device-Token`: it opens nothing. */
export const signedIn = z.object({ token: z.string(), device: z.string(), user })

const session = z.object({
  id: z.string(),
  device: z.string(),
  ip: z.string(),
  lastSeenTime: z.int(),
  current: z.boolean(),
})

/** The e-mail purposes that exist so far. */
export const CODE_PURPOSES = [
  'register',
  'resetpassword',
  'recovery',
  'security',
  'bank',
  'withdraw',
] as const

/** Of these it is asked who calls: they prove a person who is logged in, and count for them. */
export const SESSION_CODE_PURPOSES = ['security', 'bank', 'withdraw'] as const

/** What came with the answer to `verificationcode`: guesses without it use up none of its tries. */
const challenge = field.id.optional()

/** Asked of who has a second factor, beside the mailed code. */
const factor = field.otp.optional()

export const sessionCalls = {
  verificationCode: defineCall(ROUTES.verificationCode, {
    access: 'public',
    summary:
      'Mails a six-digit code; the same answer whether the address is known or not. The purposes ' +
      'security, bank and withdraw need a session; the code counts in that session alone. The others ' +
      'answer a challenge that belongs to the code.',
    body: z.strictObject({ email: field.email, purpose: field.choice(CODE_PURPOSES) }),
    /** Seconds: how long it is valid, and until another one can be asked for. */
    result: z.object({
      expiresIn: z.int(),
      resendIn: z.int(),
      challenge: z.string().optional(),
      shownCode: z.string().optional(),
    }),
  }),
  register: defineCall(ROUTES.register, {
    access: 'public',
    summary:
      'Opens a user with a practice account. A phone number may have any notation; one that begins ' +
      'with 0 and names no country is of Japan.',
    body: z.strictObject({
      phone: field.phone,
      email: field.email,
      code: field.code,
      challenge,
      fullName: field.fullName,
      password: field.newPassword,
      inviteCode: field.inviteCode,
      agree: z.literal(true, { error: 'agree' }),
      /** Which one was read; without it the one that stands. */
      agreementVersion: field.wholeBetween(1, 1_000_000).optional(),
    }),
    result: signedIn,
  }),
  registerAgreement: defineCall(ROUTES.registerAgreement, {
    access: 'public',
    summary: '`2`: the agreement that registering accepts. `1`: about us.',
    query: z.strictObject({ id: field.choice(DOCUMENT_IDS) }),
    result: z.object({
      title: z.string(),
      html: z.string(),
      version: z.int(),
      language: z.enum(LANGUAGES),
    }),
  }),
  answerAgreement: defineCall(ROUTES.answerAgreement, {
    access: 'session',
    summary: 'Accepts the agreement that stands, or says later. Nothing is locked by either.',
    body: z.strictObject({
      version: field.wholeBetween(1, 1_000_000),
      answer: field.choice(AGREEMENT_ANSWERS),
    }),
    result: user,
  }),
  login: defineCall(ROUTES.login, {
    access: 'public',
    summary: 'Begins a session.',
    body: z.strictObject({
      phone: field.phone,
      password: field.typedPassword,
      /** Of the authenticator app, or a recovery code, where a second factor is in use. */
      otp: field.otp.optional(),
    }),
    result: signedIn,
  }),
  logout: defineCall(ROUTES.logout, {
    access: 'session',
    summary: 'Ends this session.',
    result: z.object({}),
  }),
  sessions: defineCall(ROUTES.sessions, {
    access: 'session',
    summary: 'My open sessions.',
    result: z.object({ sessions: z.array(session) }),
  }),
  revokeSessions: defineCall(ROUTES.revokeSessions, {
    access: 'session',
    summary: 'Ends one session, or all `others`.',
    body: z.strictObject({ id: field.id }),
    result: z.object({ sessions: z.array(session) }),
  }),
  findPassword: defineCall(ROUTES.findPassword, {
    access: 'public',
    summary: 'Sets a new login password with a mailed code; ends every session.',
    body: z.strictObject({
      phone: field.phone,
      email: field.email,
      code: field.code,
      challenge,
      password: field.newPassword,
      repeatPassword: field.typedPassword,
    }),
    result: z.object({}),
  }),
  changePassword: defineCall(ROUTES.changePassword, {
    access: 'session',
    summary: 'Changes the login password; ends the other sessions.',
    body: z.strictObject({
      oldPassword: field.typedPassword,
      newPassword: field.newPassword,
      repeatPassword: field.typedPassword,
    }),
    result: z.object({ token: z.string() }),
  }),
  changeEmail: defineCall(ROUTES.changeEmail, {
    access: 'session',
    summary: 'Changes the mail address by a `security` code mailed to the new one.',
    body: z.strictObject({
      email: field.email,
      otp: field.code,
      factor,
      password: field.typedPassword,
    }),
    result: user,
  }),
  changePhone: defineCall(ROUTES.changePhone, {
    access: 'session',
    summary: 'Changes the phone number by a `security` code mailed to my address.',
    body: z.strictObject({
      phone: field.phone,
      otp: field.code,
      factor,
      password: field.typedPassword,
    }),
    result: user,
  }),
  userDetail: defineCall(ROUTES.userDetail, {
    access: 'session',
    summary: 'Who I am.',
    result: user,
  }),
  updateNickname: defineCall(ROUTES.updateNickname, {
    access: 'session',
    summary: 'Changes the nickname.',
    body: z.strictObject({ nickname: field.nickname }),
    result: user,
  }),
  updateLanguage: defineCall(ROUTES.updateLanguage, {
    access: 'session',
    summary: 'Changes the language of messages and mails.',
    body: z.strictObject({ language: field.language }),
    result: user,
  }),
}
