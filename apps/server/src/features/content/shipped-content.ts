// The first versions: what ships with the app, as forms that the operator may then write anew.

import { STOP_OUT } from '@fairtick/core/account/risk-rate'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { ContentKind } from '@fairtick/wire/content-kinds'
import { LANGUAGES, type Language } from '@fairtick/wire/languages'
import { type AllWords, DICTIONARIES } from '@fairtick/words/dictionaries'
import { fillIn } from '@fairtick/words/fill-in'
import { htmlOf } from '../../platform/html-text.ts'
import { percentText } from '../../platform/percent-text.ts'
import type { ContentForm, ContentText } from './content-payload.ts'
import { practiceGrantText } from './practice-grant-text.ts'

export type Shipped = {
  readonly item: string
  readonly kind: ContentKind
  readonly form: ContentForm
}

type Words = AllWords

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

/** Between two questions one more may be put. */
const PLACE_STEP = 10

export function listShipped(): readonly Shipped[] {
  return [
    { item: 'agreement', kind: 'agreement', form: formOf(agreementText) },
    {
      item: 'about',
      kind: 'about',
      form: formOf(({ help, notices }) => textOf(help.aboutTitle, [notices.aboutText])),
    },
    {
      item: 'service',
      kind: 'service',
      form: formOf(({ notices }) => textOf(notices.serviceTitle, [notices.serviceText])),
    },
    ...QUESTIONS.map(([id, question, answer], at): Shipped => {
      const values = { amount: practiceGrantText(), stopOut: percentText(formatRate(STOP_OUT)) }
      const form = formOf(({ notices }) =>
        textOf(notices[question], [fillIn(notices[answer], values)]),
      )
      return { item: `faq-${id}`, kind: 'faq', form: { ...form, place: at * PLACE_STEP } }
    }),
    banner('practice', { link: '/pages/home/market', place: 0 }, ({ notices }) => ({
      title: fillIn(notices.bannerPracticeTitle, { amount: practiceGrantText() }),
      summary: notices.bannerPracticeText,
    })),
    banner('proof', { link: '/pages/user/aboutus', place: PLACE_STEP }, ({ notices }) => ({
      title: notices.bannerProofTitle,
      summary: notices.bannerProofText,
    })),
  ]
}

function agreementText({ agreement }: Words): ContentText {
  const { title, ...sections } = agreement
  return textOf(title, Object.values(sections))
}

function textOf(title: string, paragraphs: readonly string[]): ContentText {
  return { title, summary: '', html: htmlOf(paragraphs) }
}

function banner(
  name: string,
  { link, place }: Pick<ContentForm, 'link' | 'place'>,
  write: (words: Words) => Pick<ContentText, 'title' | 'summary'>,
): Shipped {
  const form = formOf((words) => ({ ...write(words), html: '' }))
  const item = `banner-${name}`
  return { item, kind: 'announcement', form: { ...form, placements: ['banner'], link, place } }
}

function formOf(write: (words: Words) => ContentText): ContentForm {
  const texts = Object.fromEntries(
    LANGUAGES.map((language: Language) => [language, write(DICTIONARIES[language])]),
  )
  const form = { placements: [], category: 'news', from: null, until: null, link: '', place: 0 }
  return { ...form, texts } as unknown as ContentForm
}
