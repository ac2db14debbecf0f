// Frequent questions with their answers, in the language asked.

import type { CallResult } from '@fairtick/wire/contract'
import type { Language } from '@fairtick/wire/languages'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { fillIn } from '@fairtick/words/fill-in'
import { practiceGrantText } from './practice-grant-text.ts'

/** In the order in which people ask them. */
const QUESTIONS = [
  ['money', 'faqMoneyQuestion', 'faqMoneyAnswer'],
  ['price', 'faqPriceQuestion', 'faqPriceAnswer'],
  ['result', 'faqResultQuestion', 'faqResultAnswer'],
  ['void', 'faqVoidQuestion', 'faqVoidAnswer'],
  ['reset', 'faqResetQuestion', 'faqResetAnswer'],
  ['code', 'faqCodeQuestion', 'faqCodeAnswer'],
  ['password', 'faqPasswordQuestion', 'faqPasswordAnswer'],
  ['invite', 'faqInviteQuestion', 'faqInviteAnswer'],
] as const

export function listFaq(language: Language): CallResult<'customerService'>['faq'] {
  const words = DICTIONARIES[language].notices
  const values = { amount: practiceGrantText() }
  return QUESTIONS.map(([id, question, answer]) => ({
    id,
    question: words[question],
    answer: fillIn(words[answer], values),
  }))
}
