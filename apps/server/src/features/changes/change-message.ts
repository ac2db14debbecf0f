// What every customer is told of a change before it acts: from when, and what becomes what.

import type { JurisdictionText } from '@fairtick/core/engine/jurisdiction'
import type { MoneyTermsText } from '@fairtick/core/engine/money-terms'
import { type InstrumentText, isOffered } from '@fairtick/core/market/instrument'
import {
  houseChangeMessage,
  jurisdictionMessage,
  type NewMessage,
  type TermChange,
} from '../messages/public.ts'
import { readPayload } from './change-payload.ts'
import type { ChangeRequest } from './change-store.ts'
import type { OperatorTerms } from './operator-terms.ts'

type Looks = {
  readonly operatorTimeZone: string
  readonly terms: Pick<OperatorTerms, 'jurisdictions'>
  readonly pairOf: (symbol: string) => string
}

export function changeMessage(
  { operatorTimeZone, pairOf, terms }: Looks,
  userId: string,
  { id, kind, subject, payload, actsMs }: ChangeRequest,
): NewMessage {
  const { before, after } = readPayload(payload)
  const when = { changeId: id, fromMs: actsMs ?? 0, timeZone: operatorTimeZone }
  if (kind === 'jurisdiction') {
    const { id: chosen } = after as JurisdictionText
    return jurisdictionMessage(userId, when, terms.jurisdictions.get(chosen)?.names)
  }
  const isInstrument = kind === 'instrument'
  return houseChangeMessage(userId, {
    ...when,
    pair: isInstrument ? pairOf(subject) : undefined,
    changes: isInstrument
      ? instrumentChanges(before as InstrumentText, after as InstrumentText)
      : moneyChanges(before as MoneyTermsText, after as MoneyTermsText),
  })
}

/** Each that differs; what is new has no value before, what goes none after. */
export function instrumentChanges(
  before: InstrumentText,
  after: InstrumentText,
): readonly TermChange[] {
  const rows = (text: InstrumentText): readonly TermRow[] => [
    ['offer', isOffered(text) ? 'offered' : 'notOffered'],
    ['spread', text.spread],
    ['fee', text.feeRate],
    ['overnightLong', text.overnightRate.long],
    ['overnightShort', text.overnightRate.short],
    ['leverage', text.leverages.join(' ')],
    ['minLots', text.minLots],
    ['maxLots', text.maxLots],
    ...text.durations.map(({ seconds, payoutRate }): TermRow => ['payout', payoutRate, seconds]),
    ['minStake', text.minStake],
    ['maxStake', text.maxStake],
    ['openStake', text.maxOpenStake ?? ''],
    ['openNotional', text.maxOpenNotional ?? ''],
  ]
  return differences(rows(before), rows(after))
}

export function moneyChanges(
  before: MoneyTermsText | null,
  after: MoneyTermsText,
): readonly TermChange[] {
  const rows = (text: MoneyTermsText | null): readonly TermRow[] =>
    text === null
      ? []
      : [
          ['tax', text.withdrawals.taxRate],
          ['taxBase', text.withdrawals.taxBase],
          ['window', text.withdrawals.windowMode],
          ...Object.entries(text.withdrawals.methods).flatMap(([method, of]): TermRow[] => [
            ['methodFee', of.feeRate, method],
            ['methodFixed', of.feeFixed, method],
            ['methodMin', of.min, method],
            ['methodMax', of.max, method],
          ]),
          ...text.rewardRates.map((rate, place): TermRow => ['reward', rate, place + 1]),
          ...(text.vipLevels ?? []).flatMap(({ volume, feeDiscount }, level): TermRow[] => [
            ['vipVolume', volume, level],
            ['vipDiscount', feeDiscount, level],
          ]),
        ]
  return differences(rows(before), rows(after))
}

/** What it is, its value, and which of several it is. */
type TermRow = readonly [term: TermChange['term'], value: string, of?: string | number]

function differences(before: readonly TermRow[], after: readonly TermRow[]): TermChange[] {
  const nameOf = ([term, , of]: TermRow) => `${term} ${of ?? ''}`
  const valueBefore = new Map(before.map((row) => [nameOf(row), row[1]]))
  const valueAfter = new Map(after.map((row) => [nameOf(row), row[1]]))
  const gone = before.filter((row) => !valueAfter.has(nameOf(row)))
  return [...after, ...gone].flatMap((row) => {
    const [from = '', to = ''] = [valueBefore.get(nameOf(row)), valueAfter.get(nameOf(row))]
    const [term, , of] = row
    return from === to ? [] : [{ term, from, to, ...(of === undefined ? {} : { of }) }]
  })
}
