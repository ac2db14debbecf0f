// Every language speaks for itself: nothing left in English, no place for a value lost.

import { describe, expect, test } from 'vitest'
import { DICTIONARIES } from './dictionaries.ts'

type Area = Readonly<Record<string, string>>
type Text = { readonly key: string; readonly english: string; readonly own: string }

/** Words that people of that language write as in English, and no others. */
const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  ja: ['account.memberId', 'account.plan'],
  zh: ['account.memberId', 'account.plan', 'mail.securitySubject'],
  ko: ['account.memberId', 'account.plan', 'mail.securitySubject', 'pushes.mailSubject'],
  th: [
    'account.memberId',
    'account.plan',
    'mail.securitySubject',
    'positions.levels',
    'positions.levelsOf',
    'positions.stopLossShort',
    'positions.takeProfitShort',
    'pushes.mailSubject',
  ],
  ms: [
    'account.causeDeposit',
    'account.memberId',
    'account.plan',
    'chart.fibonacci',
    'chat.aboutDeposit',
    'conditions.bank',
    'conditions.spread',
    'contracts.byMargin',
    'contracts.infoLot',
    'contracts.infoMarginCall',
    'contracts.infoSpread',
    'contracts.margin',
    'costSheet.spread',
    'deposits.bankName',
    'deposits.title',
    'exports.certBank',
    'exports.certStatus',
    'exports.status',
    'home.deposit',
    'mail.securitySubject',
    'market.trend',
    'options.interval15m',
    'options.interval1m',
    'options.interval30m',
    'options.interval5m',
    'options.stakeMin',
    'options.tickNumber',
    'orderTicket.wayDeposit',
    'positions.levels',
    'positions.levelsOf',
    'positions.longBy',
    'positions.margin',
    'positions.shortBy',
    'positions.stopLossShort',
    'positions.takeProfitShort',
    'positions.zoneCall',
    'pushes.mailSubject',
    'pushes.marginCall',
    'salary.filterLabel',
    'shell.minutesShort',
    'shell.secondsShort',
    'verify.margin',
    'verify.order',
    'wallet.status',
  ],
}

const OWN_LETTERS: Readonly<Record<string, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  zh: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
}

describe.each(Object.keys(SAME_AS_ENGLISH))('%s', (language) => {
  const texts = textsOf(language)

  test('equals English only where that is the word', () => {
    const same = texts.filter(({ english, own }) => own === english && hasLetters(english))
    expect(same.map(({ key }) => key).toSorted()).toEqual(SAME_AS_ENGLISH[language])
  })

  test('has the same places for values as English', () => {
    const differing = texts.filter(({ english, own }) => placesOf(own) !== placesOf(english))
    expect(differing).toEqual([])
  })

  test('has a text everywhere, without blanks around it', () => {
    expect(texts.filter(({ own }) => own === '' || own !== own.trim())).toEqual([])
  })
})

test.each(Object.entries(OWN_LETTERS))(
  '%s writes sentences in its own letters',
  (language, own) => {
    const foreign = textsOf(language).filter(
      (text) => /[a-z]{2,} [a-z]{2,}/i.test(withoutPlaces(text.own)) && !own.test(text.own),
    )
    expect(foreign).toEqual([])
  },
)

function textsOf(language: string): readonly Text[] {
  const [own, english] = [DICTIONARIES[language as 'ja'], DICTIONARIES.en].map(
    (dictionary) => dictionary as unknown as Readonly<Record<string, Area>>,
  )
  return Object.entries(english ?? {}).flatMap(([area, texts]) =>
    Object.entries(texts).map(([name, text]) => ({
      key: `${area}.${name}`,
      english: text,
      own: own?.[area]?.[name] ?? '',
    })),
  )
}

function placesOf(text: string): string {
  return [...text.matchAll(/\{\{\w+\}\}/g)]
    .map(([place]) => place)
    .toSorted()
    .join()
}

function withoutPlaces(text: string): string {
  return text.replace(/\{\{[^}]+\}\}/g, '')
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(withoutPlaces(text))
}
