// Wire calls for what the screens show beside the market and the accounts.

import type { SourceKind } from '@fairtick/core/market/source-kind'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { Handlers } from '@fairtick/wire/handler'
import type { Language } from '@fairtick/wire/languages'
import { shareAnswers } from '@fairtick/wire/shared-handler'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { answerAgreement } from './agreement.ts'
import type { ContentDependencies, OperatorView } from './dependencies.ts'
import { joinActivity } from './join-activity.ts'
import { listCurrencies } from './list-currencies.ts'
import {
  readAnnouncement,
  readAnnouncements,
  readBanners,
  readPopup,
  readTicker,
} from './read-announcements.ts'
import { shareDictionary } from './read-dictionary.ts'
import { listActivities, listFaq, readDocument, readService } from './read-documents.ts'

export function contentRoutes(
  dependencies: ContentDependencies,
): Handlers<
  | 'dictionary'
  | 'home'
  | 'banners'
  | 'popup'
  | 'currencies'
  | 'customerService'
  | 'activities'
  | 'joinActivity'
  | 'announcements'
  | 'announcement'
  | 'registerAgreement'
  | 'answerAgreement'
> {
  const { config, now, source, reader, readUser } = dependencies
  const { database, nowMs } = reader
  return {
    dictionary: shareDictionary(dependencies),
    home: async (_, { language }) => ({
      announcements: await readTicker(reader, language),
      riskNotice: DICTIONARIES[language].notices.riskNotice,
    }),
    banners: async (_, { language }) => ({ data: await readBanners(reader, language) }),
    popup: async (_, { language, caller }) => ({
      popup: (await readPopup(reader, caller?.userId, language)) ?? marketNotice(source, language),
    }),
    currencies: shareAnswers<'currencies'>({
      open: () => ({
        inputs: () => [dependencies.marketChanges.all()],
        make: async () => JSON.stringify({ data: await listCurrencies(dependencies.bus, now()) }),
      }),
    }),
    customerService: async (_, { language }) => ({
      ...presentOperator(dependencies.profile(), config.mail.supportAddress),
      hours: dependencies.readHours(),
      service: await readService(reader, language),
      faq: await listFaq(reader, language),
    }),
    activities: async (_, { language, caller }) => ({
      data: await listActivities(reader, caller.userId, language),
    }),
    joinActivity: ({ body }, context) => joinActivity(dependencies, body, context),
    announcements: ({ query }, context) => readAnnouncements(reader, query, context),
    announcement: ({ query }, context) => readAnnouncement(reader, query, context),
    registerAgreement: ({ query }, { language }) => readDocument(reader, query, language),
    answerAgreement: ({ body }, context) =>
      answerAgreement({ database, nowMs, readUser }, body, context),
  }
}

/** What two people of the house entered comes before what was set at the start. */
function presentOperator(profile: OperatorView | undefined, supportAddress: string) {
  if (profile === undefined) return { email: supportAddress, operator: null }
  const { email, name, hours } = profile
  const { legalEntity = '', licence = '', supervisor = '', complaintContact = '' } = profile
  const said = { legalEntity, licence, supervisor, complaintContact }
  return { email, operator: { name, hours, ...said } }
}

type Banner = NonNullable<CallResult<'popup'>['popup']>

/** Prices that are not the market's of now are said to be so. */
function marketNotice(source: SourceKind, language: Language): Banner | null {
  const words = DICTIONARIES[language].notices
  const noticeOf = (title: string, text: string) => ({
    ...{ id: `market-${source}`, title, text, link: '/pages/user/aboutus', language },
  })
  switch (source) {
    case 'live':
      return null
    case 'replay':
      return noticeOf(words.popupReplayTitle, words.popupReplayText)
    case 'simulated':
      return noticeOf(words.popupSimulatedTitle, words.popupSimulatedText)
    default:
      return source satisfies never
  }
}
