// Wire calls for what the screens show beside the market and the accounts.

import type { SourceKind } from '@fairtick/core/market/source-kind'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { Handlers } from '@fairtick/wire/handler'
import type { Language } from '@fairtick/wire/languages'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { fillIn } from '@fairtick/words/fill-in'
import type { ContentDependencies } from './dependencies.ts'
import { listFaq } from './list-faq.ts'
import { practiceGrantText } from './practice-grant-text.ts'
import { readDictionary } from './read-dictionary.ts'

export function contentRoutes(
  dependencies: ContentDependencies,
): Handlers<'dictionary' | 'home' | 'banners' | 'popup' | 'currencies' | 'customerService'> {
  const { config, now, source } = dependencies
  return {
    dictionary: async (_, { language }) => readDictionary(dependencies, language),
    home: async (_, { language }) => ({
      announcement: null,
      riskNotice: DICTIONARIES[language].notices.riskNotice,
    }),
    banners: async (_, { language }) => ({ data: listBanners(language) }),
    popup: async (_, { language }) => ({ popup: choosePopup(source, language) }),
    currencies: async () => ({ data: listCurrencies(now()) }),
    customerService: async (_, { language }) => ({
      ...presentOperator(dependencies.profile(), config.mail.supportAddress),
      faq: listFaq(language),
    }),
  }
}

/** What two people of the house entered comes before what was set at the start. */
function presentOperator(
  profile: ReturnType<ContentDependencies['profile']>,
  supportAddress: string,
) {
  if (profile === undefined) return { email: supportAddress, operator: null }
  const { email, name, hours } = profile
  return { email, operator: { name, hours } }
}

type Banner = CallResult<'banners'>['data'][number]

function listBanners(language: Language): Banner[] {
  const words = DICTIONARIES[language].notices
  const amount = practiceGrantText()
  return [
    {
      id: 'practice',
      title: fillIn(words.bannerPracticeTitle, { amount }),
      text: words.bannerPracticeText,
      link: '/pages/home/market',
    },
    {
      id: 'proof',
      title: words.bannerProofTitle,
      text: words.bannerProofText,
      link: '/pages/user/aboutus',
    },
  ]
}

/** Prices that are not the market's of now are said to be so, before anything else. */
function choosePopup(source: SourceKind, language: Language): Banner | null {
  const words = DICTIONARIES[language].notices
  switch (source) {
    case 'live':
      return null
    case 'replay':
      return popupOf('market-replay', words.popupReplayTitle, words.popupReplayText)
    case 'simulated':
      return popupOf('market-simulated', words.popupSimulatedTitle, words.popupSimulatedText)
    default:
      return source satisfies never
  }
}

function popupOf(id: string, title: string, text: string): Banner {
  return { id, title, text, link: '/pages/user/aboutus' }
}

/** The account currency, and USDT, which counts as USD by rule (TR-3). */
function listCurrencies(time: number): CallResult<'currencies'>['data'] {
  return [
    { code: 'USD', symbol: '$', rateToUsd: '1', time },
    { code: 'USDT', symbol: '₮', rateToUsd: '1', time },
  ]
}
