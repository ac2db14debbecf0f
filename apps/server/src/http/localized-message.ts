// The sentence of a code, in the language asked: one that lacks a value does not compile.

import { CUSTOMER_LOCK_REASONS } from '@fairtick/wire/admin/lock-flags'
import type { AdminRefusalCode } from '@fairtick/wire/admin/refusal-codes'
import {
  AMOUNT_DECIMALS,
  type BoundProblem,
  type FieldProblem,
  NICKNAME_MAX,
  NICKNAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '@fairtick/wire/field-rules'
import type { Language } from '@fairtick/wire/languages'
import { PICTURE_MEGABYTES, PICTURE_MEGAPIXELS } from '@fairtick/wire/picture-rules'
import {
  type AnswerCode,
  OFFER_RULES,
  type OfferRule,
  type RefusalCode,
} from '@fairtick/wire/refusal-codes'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import type { problems } from '@fairtick/words/en/problems'
import type { refusals } from '@fairtick/words/en/refusals'
import { fillPlaces, type PlacesOf, type ValuesOf } from '@fairtick/words/fill-in'

export type MessageCode = FieldProblem | BoundProblem | RefusalCode | AnswerCode | 'check_form'

/** `price_moved` has its sentence under `priceMoved`; a code without one does not compile. */
type Camel<Code extends string> = Code extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Code
type Sentences = typeof problems & typeof refusals
type WordKey = keyof Sentences & Camel<MessageCode>

/** Of every code: some a screen says by itself as well, the others the server alone. */
const SENTENCES = {
  ja: sentencesOf('ja'),
  zh: sentencesOf('zh'),
  en: sentencesOf('en'),
  ko: sentencesOf('ko'),
  th: sentencesOf('th'),
  ms: sentencesOf('ms'),
} as const satisfies Readonly<Record<Language, object>>

function sentencesOf(language: Language) {
  const { problems, refusals } = DICTIONARIES[language]
  return { ...problems, ...refusals }
}

/** What is the same for everyone. */
const LIMITS = {
  password_short: { minimum: PASSWORD_MIN },
  password_long: { maximum: PASSWORD_MAX },
  nickname: { minimum: NICKNAME_MIN, maximum: NICKNAME_MAX },
  too_many_decimals: { maximum: AMOUNT_DECIMALS },
  file_too_large: { megabytes: PICTURE_MEGABYTES },
  picture_too_large: { megapixels: PICTURE_MEGAPIXELS },
} as const

/** What the sentence of a code names beyond its limits. */
type OwnPlaces<Code extends MessageCode> = Exclude<
  PlacesOf<Sentences[Camel<Code> & WordKey]>,
  Code extends keyof typeof LIMITS ? keyof (typeof LIMITS)[Code] : never
>

/** Complaints and refusals whose values are those that their sentences name. */
type NamedComplaint = {
  readonly [Problem in BoundProblem]: {
    readonly problem: Problem
    readonly values: ValuesOf<OwnPlaces<Problem>>
  }
}[BoundProblem]
type NamedRefusal = {
  readonly [Code in RefusalCode]: {
    readonly code: Code
    readonly detail: Readonly<Record<string, unknown>> & ValuesOf<OwnPlaces<Code>>
  }
}[RefusalCode]

export function localizedMessage<Code extends MessageCode>(
  code: Code,
  language: Language,
  ...[values]: [OwnPlaces<Code>] extends [never] ? [] : [ValuesOf<OwnPlaces<Code>>]
): string {
  return say(code, language, values)
}

/** What is wrong with a field. */
export function localizedFieldMessage(
  complaint: FieldProblem | NamedComplaint,
  language: Language,
): string {
  if (typeof complaint === 'string') return localizedMessage(complaint, language)
  return say(complaint.problem, language, complaint.values)
}

/** What may not be opened, each reason in a sentence of its own (TR-13). */
const RULE_WORDS: Readonly<Record<OfferRule, keyof typeof refusals>> = {
  options: 'ruleOptions',
  option_duration: 'ruleOptionDuration',
  leverage: 'ruleLeverage',
  hedging: 'ruleHedging',
  copying: 'ruleCopying',
  incentives: 'ruleIncentives',
  not_offered: 'ruleNotOffered',
}

/** What a refusal says; of a lock it is its reason, of a rule which one (TR-12.4). */
export function localizedRefusal({ code, detail }: NamedRefusal, language: Language): string {
  const reason = CUSTOMER_LOCK_REASONS.find((known) => known === detail.reason)
  const rule = OFFER_RULES.find((known) => known === detail.rule)
  if (code === 'not_allowed_here' && rule !== undefined) {
    return fillPlaces(DICTIONARIES[language].refusals[RULE_WORDS[rule]] as string, detail)
  }
  if (code !== 'locked' || reason === undefined) return say(code, language, detail)
  return DICTIONARIES[language].locks[camelCase(reason)]
}

/** What the back office is told. */
export function localizedOfficeMessage(code: AdminRefusalCode, language: Language): string {
  return DICTIONARIES[language].office[camelCase(code)]
}

function say(
  code: MessageCode,
  language: Language,
  values: Readonly<Record<string, unknown>> = {},
): string {
  const text = SENTENCES[language][camelCase(code)] as string
  return fillPlaces(text, { ...LIMITS[code as keyof typeof LIMITS], ...values })
}

function camelCase<Code extends string>(code: Code): Camel<Code> {
  return code.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as Camel<Code>
}
