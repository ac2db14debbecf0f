// The terms of an instrument as a form of texts, and back.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { durationText } from './differences.ts'
import type { Draft, DraftField } from './draft-form.tsx'

export type Instrument = AdminCallResult<'changeable'>['instruments'][number]
export type Terms = Instrument['terms']

const DECIMAL = /^[0-9]{1,12}(\.[0-9]{1,12})?$/
const SIGNED = /^-?[0-9]{1,12}(\.[0-9]{1,12})?$/
const LIST = /^[0-9]{1,3}( *, *[0-9]{1,3})*$/

/** In the order in which they are typed; payouts are named `payout <seconds>`. */
export function fieldsOf(instrument: Instrument): readonly DraftField[] {
  const { terms, lotStep, priceDecimals } = instrument
  const rate = 'A fraction: 0.0005 is 0.05 %.'
  return [
    {
      name: 'isOffered',
      label: 'Offered',
      hint: 'Not offered: nothing new is opened, orders that wait are cancelled.',
      choices: offerChoices(instrument),
    },
    { name: 'spread', label: 'Spread', hint: `In the price, at most ${priceDecimals} decimals.` },
    { name: 'feeRate', label: 'Fee rate', hint: rate },
    { name: 'overnightLong', label: 'Overnight rate, long', hint: `${rate} Negative: a credit.` },
    { name: 'overnightShort', label: 'Overnight rate, short', hint: `${rate} Negative: a credit.` },
    { name: 'leverages', label: 'Leverages', hint: 'Rising, apart by commas.' },
    { name: 'minLots', label: 'Smallest order, lots', hint: `In steps of ${lotStep}.` },
    { name: 'maxLots', label: 'Largest order, lots', hint: `In steps of ${lotStep}.` },
    ...terms.durations.map(({ seconds }) => ({
      name: `payout ${seconds}`,
      label: `Payout rate, ${durationText(seconds)}`,
      hint: 'A fraction; empty: not offered any more.',
    })),
    { name: 'minStake', label: 'Smallest stake, USD' },
    { name: 'maxStake', label: 'Largest stake, USD' },
    { name: 'maxOpenStake', label: 'Open stakes in all, USD', hint: 'Empty: no limit.' },
    { name: 'maxOpenNotional', label: 'Open positions in all, USD', hint: 'Empty: no limit.' },
  ]
}

/** What no source prices cannot be offered. */
function offerChoices({ origin, terms }: Instrument): Readonly<Record<string, string>> {
  const no = { no: 'no' }
  return terms.isOffered || origin !== null ? { yes: 'yes', ...no } : no
}

export function draftOf(terms: Terms): Draft {
  return {
    isOffered: terms.isOffered ? 'yes' : 'no',
    ...{ spread: terms.spread, feeRate: terms.feeRate, leverages: terms.leverages.join(', ') },
    ...{ overnightLong: terms.overnightRate.long, overnightShort: terms.overnightRate.short },
    ...{ minLots: terms.minLots, maxLots: terms.maxLots },
    ...Object.fromEntries(
      terms.durations.map(({ seconds, payoutRate }) => [`payout ${seconds}`, payoutRate]),
    ),
    ...{ minStake: terms.minStake, maxStake: terms.maxStake },
    maxOpenStake: terms.maxOpenStake ?? '',
    maxOpenNotional: terms.maxOpenNotional ?? '',
  }
}

const OPTIONAL = /^(payout |maxOpen)/

/** The names of fields that cannot be read. */
export function wrongFields(draft: Draft): ReadonlySet<string> {
  const wrong = Object.entries(draft).filter(([name, text]) => {
    if (text.trim() === '') return !OPTIONAL.test(name)
    if (name === 'isOffered') return false
    if (name === 'leverages') return !LIST.test(text.trim())
    return !(name.startsWith('overnight') ? SIGNED : DECIMAL).test(text.trim())
  })
  return new Set(wrong.map(([name]) => name))
}

/** Of a draft without wrong fields. */
export function termsOf(draft: Draft, standing: Terms): Terms {
  const text = (name: string) => (draft[name] ?? '').trim()
  const durations = standing.durations.flatMap(({ seconds }) => {
    const payoutRate = text(`payout ${seconds}`)
    return payoutRate === '' ? [] : [{ seconds, payoutRate }]
  })
  const [openStake, openNotional] = [text('maxOpenStake'), text('maxOpenNotional')]
  return {
    spread: text('spread'),
    leverages: text('leverages')
      .split(',')
      .map((one) => Number(one.trim())),
    ...{ minLots: text('minLots'), maxLots: text('maxLots'), feeRate: text('feeRate') },
    overnightRate: { long: text('overnightLong'), short: text('overnightShort') },
    durations,
    ...{ minStake: text('minStake'), maxStake: text('maxStake') },
    ...(openStake === '' ? {} : { maxOpenStake: openStake }),
    ...(openNotional === '' ? {} : { maxOpenNotional: openNotional }),
    isOffered: text('isOffered') === 'yes',
  }
}

/** What a customer pays by the constants that stand. */
export function costsOf({ terms, contractSize, quote }: Instrument) {
  const { spread, feeRate, overnightRate } = terms
  const { long, short } = overnightRate
  return {
    'Spread, opened and closed': `${product(spread, contractSize)} ${quote} a lot`,
    'Fee, at the opening and at the close': `${product(feeRate, '100')} % of what is traded`,
    'A night, long / short': `${product(long, '100')} % / ${product(short, '100')} % of what is open`,
  }
}

/** Only shown: of short decimals it is exact. */
function product(one: string, other: string): string {
  return String(Number((Number(one) * Number(other)).toPrecision(12)))
}
