// The named lists and settings that screens use, in the language asked.

import { MARGIN_CALL, STOP_OUT } from '@fairtick/core/account/risk-rate'
import { DEFAULT_TOLERANCE } from '@fairtick/core/market/price-tolerance'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { CallResult } from '@fairtick/wire/contract'
import type { Language } from '@fairtick/wire/languages'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { PRACTICE_GRANT } from '../account/public.ts'
import type { ContentDependencies } from './dependencies.ts'
import { nextRollover } from './next-rollover.ts'

type NamedLists = CallResult<'dictionary'>

/** What is built; screens show nothing else. */
const FEATURES = { contracts: true, options: true, messages: true, practiceReset: true }

export function readDictionary(
  { config, calendar, now, catalogue, source, marketOrigin, isDemo }: ContentDependencies,
  language: Language,
): NamedLists {
  return {
    categories: catalogue.categories.map(({ id, names }) => ({ code: id, label: names[language] })),
    currencies: [
      { code: 'USD', symbol: '$' },
      { code: 'USDT', symbol: '₮' },
    ],
    statuses: statusesOf(language),
    features: FEATURES,
    mode: config.mode,
    demo: isDemo,
    profile: 'open',
    marketSource: source,
    marketOrigin,
    socket: '/ws',
    marginCall: formatRate(MARGIN_CALL),
    stopOut: formatRate(STOP_OUT),
    nextRollover: nextRollover(calendar, now()),
    operatorTimeZone: config.calendar.timeZone,
    practiceGrant: formatMoney(PRACTICE_GRANT),
    tolerance: formatRate(DEFAULT_TOLERANCE),
  }
}

function statusesOf(language: Language): NamedLists['statuses'] {
  const words = DICTIONARIES[language].notices
  return [
    { code: 'trading', label: words.statusTrading },
    { code: 'closed', label: words.statusClosed },
    { code: 'win', label: words.resultWin },
    { code: 'lose', label: words.resultLose },
    { code: 'draw', label: words.resultDraw },
    { code: 'void', label: words.resultVoid },
  ]
}
