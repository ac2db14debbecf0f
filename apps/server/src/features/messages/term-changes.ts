// Terms that become others, in words: one paragraph each, `Spread: 2.5 → 5`.

import type { Language } from '@fairtick/wire/languages'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import type { conditions } from '@fairtick/words/en/conditions'
import { fillIn } from '@fairtick/words/fill-in'
import { groupedText } from '@fairtick/words/number-texts'
import { percentText } from '../../platform/percent-text.ts'
import { wordDuration } from './word-duration.ts'

/** Which of the conditions; each has its word. */
type Term = Exclude<keyof typeof conditions, (typeof NAMES)[number] | 'none' | 'offerEnds'>

export type TermChange = {
  readonly term: Term
  /** As decimal text or a name; empty: there was none, or there is none any more. */
  readonly from: string
  readonly to: string
  /** Seconds of a payout rate, method of a fee, level of a reward. */
  readonly of?: string | number
}

/** `json` is a list of changes. */
export function wordTermChanges(json: string, language: Language): string {
  const changes = JSON.parse(json) as readonly TermChange[]
  return changes.map((change) => wordChange(change, language)).join('\n\n')
}

function wordChange({ term, from, to, of = '' }: TermChange, language: Language): string {
  const { conditions: words, notices } = DICTIONARIES[language]
  const named = (text: string) => (isNamed(text) ? words[text] : text)
  const values = {
    duration: term === 'payout' ? wordDuration(Number(of), notices) : '',
    ...{ level: of, method: named(String(of)) },
  }
  const shown = (text: string) => (text === '' ? words.none : named(formOf(term, text)))
  const change = `**${fillIn(words[term], values)}**: ${shown(from)} → ${shown(to)}`
  return to === 'notOffered' ? `${change}\n\n${words.offerEnds}` : change
}

const NAMES = [
  ...(['bank', 'wallet', 'gains', 'amount', 'queue', 'refuse'] as const),
  ...(['offered', 'notOffered'] as const),
] as const

function isNamed(text: string): text is (typeof NAMES)[number] {
  return NAMES.includes(text as (typeof NAMES)[number])
}

const RATES: readonly Term[] = [
  ...(['fee', 'overnightLong', 'overnightShort', 'payout', 'tax', 'methodFee'] as const),
  ...(['reward', 'vipDiscount'] as const),
]

/** Rates in percent, whole; leverages as a list; amounts and prices with their thousands parted. */
function formOf(term: Term, text: string): string {
  if (term === 'leverage') return text.replaceAll(' ', ', ')
  if (RATES.includes(term)) return percentText(text)
  return /^[0-9]+(\.[0-9]+)?$/.test(text) ? groupedText(text) : text
}
