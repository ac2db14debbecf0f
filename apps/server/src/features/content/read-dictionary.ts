// The named lists and settings that screens use, in the language asked.

import { DEFAULT_TOLERANCE } from '@fairtick/core/market/price-tolerance'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import type { CallResult } from '@fairtick/wire/contract'
import type { Language } from '@fairtick/wire/languages'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import type { Calendar } from '../../platform/calendar.ts'
import { PRACTICE_GRANT } from '../account/public.ts'
import type { ContentDependencies } from './dependencies.ts'

type NamedLists = CallResult<'dictionary'>

/** TR-4.7: fractions as decimal text. */
const MARGIN_CALL = '0.8'
const STOP_OUT = '0.5'
const DAY_MS = 86_400_000

/** What is built; screens show nothing else. */
const FEATURES = { options: true, messages: true, practiceReset: true }

export function readDictionary(
  { config, calendar, now, catalogue, source, marketOrigin }: ContentDependencies,
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
    profile: 'open',
    marketSource: source,
    marketOrigin,
    socket: '/ws',
    marginCall: MARGIN_CALL,
    stopOut: STOP_OUT,
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

/** There is one a day, so that two days hold at least one. */
function nextRollover(calendar: Calendar, now: Instant): number {
  const entries = calendar.between(now, instantFromMs(now + 2 * DAY_MS))
  return entries.find(({ instant }) => instant === 'rollover')?.time ?? now
}
