// The zod schemas of fields. A schema's message is a FieldProblem, put into words by the server.

import * as z from 'zod'
import { isScreenPath } from './content-kinds.ts'
import {
  amountProblem,
  type BoundProblem,
  type FieldProblem,
  fundPasswordProblem,
  isCode,
  isDecimalText,
  isName,
  isNickname,
  isPlainText,
  isSecondProof,
  isTimeZone,
  NAME_MAX,
  OTP_MAX,
  PASSKEY_NAME_MAX,
  PASSWORD_MAX,
  passwordProblem,
} from './field-rules.ts'
import { ID_NUMBER_MAX, isCountryCode, plainIdNumber } from './identity-rules.ts'
import { LANGUAGES } from './languages.ts'
import { findUnfitWords, LEADER_INTRO_MAX, LEADER_NAME } from './leader-rules.ts'
import { EMAIL_MAX, emailProblem } from './mail-address.ts'
import { isPhone } from './phone-number.ts'
import { findUnfitSignal, SIGNAL_TEXT_MAX } from './signal-rules.ts'

const ID_MAX = 64
const CURSOR_MAX = 200
const LIST_MAX = 100
const ID_NUMBER_MIN = 4
/** Six languages of it fit into one call. */
const HTML_MAX = 8_000
/** With spaces, dashes and brackets between its digits. */
const PHONE_MAX = 40

/** What was left out, or left empty, is required before it is anything else. */
const problem = (code: FieldProblem | BoundProblem) => ({
  error: ({ input }: { readonly input?: unknown }) => (isMissing(input) ? 'required' : code),
})

const isMissing = (input: unknown) => input === undefined || input === null || input === ''

const text = (maximum: number) =>
  z
    .string(problem('invalid'))
    .max(maximum, problem('too_long'))
    .refine(isPlainText, problem('invalid'))

const requiredText = (maximum: number) => text(maximum).min(1, problem('required'))

/** Fails with the problem that `find` names. */
const withProblem =
  (find: (value: string) => FieldProblem | undefined) =>
  (context: z.core.ParsePayload<string>): void => {
    const found = find(context.value)
    if (found) context.issues.push({ code: 'custom', message: found, input: context.value })
  }

export const phone = requiredText(PHONE_MAX).refine(isPhone, problem('phone'))
export const email = requiredText(EMAIL_MAX).check(withProblem(emailProblem))
export const code = requiredText(6).refine(isCode, problem('code'))
/** A second proof: six digits, a recovery code, or what a passkey was exchanged for. */
export const otp = requiredText(OTP_MAX).refine(isSecondProof, problem('code'))
export const passkeyName = requiredText(PASSKEY_NAME_MAX).refine(isName, problem('invalid'))
/** Bytes as base64url without padding, as browsers hand over what a passkey says. */
export const binaryText = (maximum: number) =>
  requiredText(maximum).regex(/^[A-Za-z0-9_-]*$/, problem('invalid'))
export const fullName = requiredText(NAME_MAX)
  .refine((t) => t.trim() !== '', problem('required'))
  .refine(isName, problem('invalid'))
export const nickname = requiredText(80).refine(isNickname, problem('nickname'))
/** Of who leads, as followers read it: a name without signs, and without a claim. */
export const leaderName = requiredText(LEADER_NAME.max)
  .min(LEADER_NAME.min, problem('invalid'))
  .refine(isName, problem('invalid'))
  .check(withProblem(findUnfitWords))
export const leaderIntro = requiredText(LEADER_INTRO_MAX)
  .refine((t) => t.trim() !== '', problem('required'))
  .check(withProblem(findUnfitWords))
export const signalText = requiredText(SIGNAL_TEXT_MAX)
  .refine((t) => t.trim() !== '', problem('required'))
  .check(withProblem(findUnfitSignal))
export const inviteCode = requiredText(16)
/** Of a document; what it is compared by has at least four signs. */
export const idNumber = requiredText(ID_NUMBER_MAX).refine(
  (t) => plainIdNumber(t).length >= ID_NUMBER_MIN,
  problem('invalid'),
)
export const countryCode = requiredText(2).refine(isCountryCode, problem('choice'))
export const appealText = requiredText(1_000)
/** A new password; an old one is only typed again, so its form is not judged. */
export const newPassword = requiredText(2 * PASSWORD_MAX).check(withProblem(passwordProblem))
export const typedPassword = requiredText(2 * PASSWORD_MAX)
export const newFundPassword = requiredText(12).check(withProblem(fundPasswordProblem))
/** A detail of a bank account; what the way to the bank asks of it is the server's to know. */
export const bankText = requiredText(NAME_MAX)
export const walletAddress = requiredText(100)
export const id = requiredText(ID_MAX)
/** Of a link in a mail: which request, and the seal that proves the link. */
export const recoveryToken = requiredText(100).regex(
  /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/,
  problem('invalid'),
)
/** What the server gave out sealed, and takes back. */
export const sealedText = requiredText(400)
/** A part of multipart/form-data; never of JSON. */
export const file = z.file(problem('required'))
export const symbol = requiredText(20)
/** In which the days of the reader begin and end. */
export const timeZone = requiredText(64).refine(isTimeZone, problem('invalid'))
/** Hours and minutes: `22:30`. */
export const timeOfDay = requiredText(5).regex(
  /^([01][0-9]|2[0-3]):[0-5][0-9]$/,
  problem('invalid'),
)
/** Where a browser's push service takes what is for it; the server knows which hosts are such. */
export const pushEndpoint = requiredText(1_000).refine((t) => URL.canParse(t), problem('invalid'))
export const language = z.enum(LANGUAGES, problem('choice'))
export const amount = requiredText(40).check(withProblem(amountProblem))
export const decimal = requiredText(40).refine(isDecimalText, problem('decimal'))
/** With a minus in front of what is taken, or of a credit. */
export const signedDecimal = requiredText(40).refine(
  (t) => isDecimalText(t.replace(/^-/, '')),
  problem('decimal'),
)
/** A few words of the operator. */
export const shortText = requiredText(120)
export const note = text(500)
/** A text with a few tags; the server keeps those of `simple-html` alone. */
export const htmlText = text(HTML_MAX)
/** A screen of the customers' app; empty: none. */
export const screenPath = text(120).refine((t) => t === '' || isScreenPath(t), problem('invalid'))
/** What somebody writes to somebody: not blanks alone. */
export const chatText = (maximum: number) =>
  requiredText(maximum).refine((t) => t.trim() !== '', problem('required'))
/** A small text file as one field. */
export const fileText = requiredText(40_000)
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, problem('choice'))
export const whole = z.int(problem('whole_number'))
export const ids = z.array(id, problem('invalid')).max(LIST_MAX, problem('above_maximum'))

/** A whole number that comes as text in a query. */
export const wholeText = (minimum: number, maximum: number) =>
  z
    .string(problem('whole_number'))
    .regex(/^[0-9]{1,16}$/, problem('whole_number'))
    .transform(Number)
    .pipe(z.int().min(minimum, problem('below_minimum')).max(maximum, problem('above_maximum')))

export const page = wholeText(1, 1_000_000).optional()
export const size = wholeText(1, 100).optional()
export const timeText = wholeText(0, 8_640_000_000_000_000)
/** The `next` of a page: the list goes on behind its last row. It means nothing elsewhere. */
export const after = binaryText(CURSOR_MAX).optional()
/** Pages of a list (api.md Common rules). */
export const paging = { page, size, after }

export const wholeBetween = (minimum: number, maximum: number) =>
  whole.min(minimum, problem('below_minimum')).max(maximum, problem('above_maximum'))

/** What ended orders of one day of the reader's zone brought, all of them and not only a page. */
export const dayResult = z.object({
  /** The start of the day. */
  from: z.int(),
  result: z.string(),
})

/** What the orders that ended in a span brought, after all costs: each day, and all of them. */
export const recap = z.object({
  days: z.array(dayResult.extend({ count: z.int() })),
  count: z.int(),
  /** With a result above zero, and below. */
  wins: z.int(),
  losses: z.int(),
  net: z.string(),
  /** Of one order; null of none. */
  average: z.string().nullable(),
  /** Of those that won or lost; null of none. */
  winRate: z.string().nullable(),
})

/** The same of a list that is asked for in a body. */
export const bodyPaging = {
  page: wholeBetween(1, 1_000_000).optional(),
  size: wholeBetween(1, 100).optional(),
  after,
}

/** How far away a member was invited (TR-8.1). */
export const teamLevel = wholeBetween(1, 3)
export const yesOrNo = z.boolean(problem('invalid'))
/** Milliseconds since the epoch, in a body. */
export const time = wholeBetween(0, 8_640_000_000_000_000)

/** A page of rows, newest first; `next` is what `after` takes, null behind the last row. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    page: z.int(),
    size: z.int(),
    total: z.int(),
    next: z.string().nullable(),
  })
