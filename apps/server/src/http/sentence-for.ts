// The sentence of a code, in the language asked.

import { LOCK_REASONS } from '@fairtick/wire/admin/lock-flags'
import type { AdminRefusalCode } from '@fairtick/wire/admin/refusal-codes'
import {
  type FieldProblem,
  NICKNAME_MAX,
  NICKNAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '@fairtick/wire/field-rules'
import type { Language } from '@fairtick/wire/languages'
import { PICTURE_MEGABYTES, PICTURE_MEGAPIXELS } from '@fairtick/wire/picture-rules'
import type { AnswerCode, RefusalCode } from '@fairtick/wire/refusal-codes'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import type { problems } from '@fairtick/words/en/problems'
import { fillIn } from '@fairtick/words/fill-in'

export type SentenceCode = FieldProblem | RefusalCode | AnswerCode | 'check_form'

type Values = Readonly<Record<string, string | number>>

/** `price_moved` has its sentence under `priceMoved`; a code without one does not compile. */
type Camel<Code extends string> = Code extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Code
type WordKey = keyof typeof problems & Camel<SentenceCode>

const LIMITS: { readonly [Code in SentenceCode]?: Values } = {
  password_short: { minimum: PASSWORD_MIN },
  password_long: { maximum: PASSWORD_MAX },
  nickname: { minimum: NICKNAME_MIN, maximum: NICKNAME_MAX },
  file_too_large: { megabytes: PICTURE_MEGABYTES },
  picture_too_large: { megapixels: PICTURE_MEGAPIXELS },
}

export function sentenceFor(code: SentenceCode, language: Language, values: Values = {}): string {
  return fillIn(DICTIONARIES[language].problems[wordKey(code)], { ...LIMITS[code], ...values })
}

/** What a refusal says; of a lock it is the reason that staff gave (TR-12.4). */
export function sentenceForRefusal(
  code: RefusalCode,
  detail: Readonly<Record<string, unknown>>,
  language: Language,
): string {
  const reason = LOCK_REASONS.find((known) => known === detail.reason)
  if (code !== 'locked' || reason === undefined) return sentenceFor(code, language)
  return DICTIONARIES[language].locks[camelCase(reason)]
}

/** What the back office is told. */
export function sentenceForOffice(code: AdminRefusalCode, language: Language): string {
  return DICTIONARIES[language].office[camelCase(code)]
}

function wordKey<Code extends SentenceCode>(code: Code): WordKey {
  return camelCase(code)
}

function camelCase<Code extends string>(code: Code): Camel<Code> {
  return code.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as Camel<Code>
}
