// The countries that ship say what TR-13 says, each line with its source; broken data is refused.

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  leverageCapOf,
  OPEN_JURISDICTION,
  parseJurisdiction,
} from '@fairtick/core/engine/jurisdiction'
import { parseInstrument } from '@fairtick/core/market/instrument'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../market/public.ts'
import { readJurisdictions } from './read-jurisdictions.ts'

const shipped = readJurisdictions()
const instruments = readCatalogue().instruments.map(parseInstrument)

function rulesOf(id: string) {
  const found = shipped.get(id)
  if (found === undefined) throw new Error(`no ${id}`)
  return parseJurisdiction(found.rules)
}

/** By the sum of what they have in common: `XAUUSD 20`. */
function caps(id: string): Record<string, number | null> {
  const entries = instruments.map((one) => [one.symbol, leverageCapOf(rulesOf(id), one)] as const)
  return Object.fromEntries(entries)
}

function every(category: string, cap: number | null): Record<string, number | null> {
  const found = instruments.filter((one) => one.category === category)
  return Object.fromEntries(found.map(({ symbol }) => [symbol, cap]))
}

function switches(id: string) {
  const { isOptionsOffered, isHedgingAllowed, isProtected, rewardRates, isCopyingAllowed } =
    rulesOf(id)
  return [isOptionsOffered, isHedgingAllowed, isProtected, rewardRates?.length, isCopyingAllowed]
}

describe('TR-13: the countries that ship', () => {
  it('are four, the first of them everything on, as the engine begins', () => {
    expect([...shipped.keys()]).toEqual(['open', 'eu', 'jp', 'kr'])
    expect(shipped.get('open')?.rules).toEqual(OPEN_JURISDICTION.text)
  })

  it('eu: leverage of 30, 20, 20 and 2; no options, no referral, no copying', () => {
    expect(caps('eu')).toEqual({
      ...{ ...every('forex', 30), ...every('metals', 20), ...every('crypto', 2), AUDUSD: 20 },
    })
    expect(switches('eu')).toEqual([false, true, true, 0, false])
  })

  it('jp: leverage of 25 and 2; no options for want of fixed strikes, no protection, no referral', () => {
    expect(caps('jp')).toMatchObject({ ...every('forex', 25), ...every('crypto', 2) })
    expect(switches('jp')).toEqual([false, true, false, 0, true])
    expect(shipped.get('jp')?.rules.options.strikeFixedSeconds).toBe(7_200)
  })

  it('kr: leverage of 10 on currencies, no hedging', () => {
    expect(caps('kr')).toMatchObject({ ...every('forex', 10), ...every('crypto', null) })
    expect(switches('kr')).toEqual([true, false, true, undefined, true])
  })

  it('the warning with the share of losing accounts is asked for by eu alone', () => {
    const asked = [...shipped.values()].filter(({ rules }) => rules.lossWarning)
    expect(asked.map(({ id }) => id)).toEqual(['eu'])
  })

  it('incentives are off in eu alone, for the rule that forbids benefits for trading', () => {
    const off = [...shipped.values()].filter(({ rules }) => !rules.incentives)
    expect(off.map(({ id }) => id)).toEqual(['eu'])
    const line = off[0]?.lines.find(({ rule }) => rule.startsWith('Incentives'))
    expect(line).toMatchObject({ value: 'off', source: expect.stringContaining('Art. 2(d)') })
  })

  it('none of them names a tax; practice has the example of the terms', () => {
    const named = [...shipped.values()].map(({ id, rules }) => [id, rules.tax])
    expect(named).toEqual([...[['open', 'practice']], ['eu', null], ['jp', null], ['kr', null]])
    const line = shipped.get('jp')?.lines.find(({ rule }) => rule.startsWith('Tax'))
    expect(line).toMatchObject({ value: 'none', source: expect.stringContaining('No withholding') })
  })

  it('name a source and a date in every line', () => {
    const lines = [...shipped.values()].flatMap((one) => one.lines)
    expect(lines.length).toBeGreaterThan(4 * 9)
    expect(lines.filter(({ source, dated }) => source === '' || !/^20\d\d-/.test(dated))).toEqual(
      [],
    )
  })
})

type Raw = Record<string, unknown> & { leverageCaps: { source: string; maximum: number | null }[] }

const UNNAMED_TAX = { authority: '', legalBasis: 'Act 7', rate: '0.1', base: 'gains' }

const FILE = new URL('../../../catalogue/jurisdictions.json', import.meta.url)

function withEu(change: (eu: Raw, all: Raw[]) => void): URL {
  const all = JSON.parse(readFileSync(FILE, 'utf8')) as Raw[]
  change(all[1] as Raw, all)
  const path = join(mkdtempSync(join(tmpdir(), 'fairtick-jurisdictions-')), 'file.json')
  writeFileSync(path, JSON.stringify(all))
  return pathToFileURL(path)
}

describe('data that nobody can mean stops the start', () => {
  const broken: [what: string, change: Parameters<typeof withEu>[0], sentence: string][] = [
    ['a line without a source', (eu) => put(eu.leverageCaps[0], 'source', ' '), 'no source of'],
    ['a line without a date', (eu) => put(eu.hedging, 'dated', 'long ago'), 'no date of'],
    ['no name in a language', (eu) => put(eu.names, 'th', ''), 'no name in th'],
    ['a category left out', (eu) => eu.leverageCaps.pop(), 'no leverage of crypto'],
    ['nothing left to trade with', (eu) => put(eu.leverageCaps[0], 'maximum', 5), 'is left'],
    ['a tax of nobody', (eu) => put(eu.tax, 'value', UNNAMED_TAX), 'a tax without an authority'],
    ['the tax of practice', (eu) => put(eu.tax, 'value', 'practice'), 'tax of practice'],
    ['a leverage of half', (eu) => put(eu.leverageCaps[0], 'maximum', 0.5), 'leverage of forex'],
    ['a country twice', (eu, all) => all.push(eu), 'listed twice'],
    ['no rules of practice', (_eu, all) => all.shift(), 'no jurisdiction open'],
  ]
  it.each(broken)('%s', (_what, change, sentence) => {
    expect(() => readJurisdictions(withEu(change))).toThrow(sentence)
  })
})

function put(of: unknown, name: string, value: unknown): void {
  Object.assign(of as object, { [name]: value })
}
