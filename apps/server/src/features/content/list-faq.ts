// Frequent questions with their answers, in the language asked.

import { STOP_OUT } from '@fairtick/core/account/risk-rate'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { Language } from '@fairtick/wire/languages'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { fillIn } from '@fairtick/words/fill-in'
import { percentText } from '../../platform/percent-text.ts'
import { practiceGrantText } from './practice-grant-text.ts'

/** In the order in which people ask them. */
const QUESTIONS = [
  ['money', 'faqMoneyQuestion', 'faqMoneyAnswer'],
  ['price', 'faqPriceQuestion', 'faqPriceAnswer'],
  ['fill', 'faqFillQuestion', 'faqFillAnswer'],
  ['stopOut', 'faqStopOutQuestion', 'faqStopOutAnswer'],
  ['result', 'faqResultQuestion', 'faqResultAnswer'],
  ['void', 'faqVoidQuestion', 'faqVoidAnswer'],
  ['reset', 'faqResetQuestion', 'faqResetAnswer'],
  ['code', 'faqCodeQuestion', 'faqCodeAnswer'],
  ['password', 'faqPasswordQuestion', 'faqPasswordAnswer'],
  ['invite', 'faqInviteQuestion', 'faqInviteAnswer'],
] as const

export function listFaq(language: Language): CallResult<'customerService'>['faq'] {
  const words = DICTIONARIES[language].notices
  const values = { amount: practiceGrantText(), stopOut: percentText(formatRate(STOP_OUT)) }
  return QUESTIONS.map(([id, question, answer]) => ({
    id,
    question: words[question],
    answer: fillIn(words[answer], values),
  }))
}
