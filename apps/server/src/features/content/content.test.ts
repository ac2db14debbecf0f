// What screens show beside the market: true, whole in each language, and nothing unbuilt.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { STOP_OUT } from '@fairtick/core/account/risk-rate'
import { OPEN_JURISDICTION, parseJurisdiction } from '@fairtick/core/engine/jurisdiction'
import { formatRate } from '@fairtick/core/numbers/rate'
import { instantFromMs } from '@fairtick/core/time/instant'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { CONTRACT_STATUSES } from '@fairtick/wire/calls/contracts'
import { DEPOSIT_STATUSES } from '@fairtick/wire/calls/deposits'
import { OPTION_RESULTS, OPTION_STATUSES } from '@fairtick/wire/calls/options'
import { WITHDRAWAL_STATUSES } from '@fairtick/wire/calls/withdrawals'
import { type CustomerContext, isDeclined, type VisitorContext } from '@fairtick/wire/handler'
import { LANGUAGES } from '@fairtick/wire/languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBus } from '../../platform/bus.ts'
import type { InstrumentSnapshot } from '../../platform/bus-topics.ts'
import { createCalendar } from '../../platform/calendar.ts'
import { readConfig } from '../../platform/config.ts'
import { percentText } from '../../platform/percent-text.ts'
import { readJurisdictions } from '../jurisdictions/public.ts'
import type { StandingShare } from '../loss-share/public.ts'
import { readCatalogue } from '../market/public.ts'
import { openContentReader } from './content-reader.ts'
import type { ContentDependencies } from './dependencies.ts'
import { createNextRollover } from './next-rollover.ts'
import { shareDictionary } from './read-dictionary.ts'
import { contentRoutes } from './routes.ts'

/** 06:30 in Tokyo: the rollover of 07:00 is half an hour ahead. */
const NOW_MS = Date.UTC(2026, 0, 14, 21, 30)
/** The calls of each feature, a file each. */
const CALLS = join(import.meta.dirname, '../../../../../packages/wire/src/calls')
/** What every installation has, without which no other feature could be. */
const EVERYWHERE = [
  ...['account', 'content', 'files', 'market', 'orders', 'report', 'security', 'session', 'tape'],
  ...['costSheets', 'liabilities', 'tapeFrames'],
]
const GIVEN = { query: {}, body: {} }

const PUBLISHED = {
  ...{ from: 1_000, hash: 'a'.repeat(64) },
  revealed: { from: 0, hash: 'b'.repeat(64), key: 'c'.repeat(64) },
}

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

type Profile = {
  readonly email: string
  readonly name: string
  readonly hours: string
  readonly licence?: string
}

const shipped = readJurisdictions()
let rules = OPEN_JURISDICTION
let lossShare: StandingShare | undefined
let isUnverified = false
let gateways: readonly string[] = []
let quotes: readonly InstrumentSnapshot[] = []

function routes(...given: Parameters<typeof dependencies>) {
  return contentRoutes(dependencies(...given))
}

function dependencies(
  source: 'live' | 'replay' | 'simulated' = 'simulated',
  supportAddress = '',
  profile?: Profile,
): ContentDependencies {
  const bus = createBus((error) => {
    throw error
  })
  bus.answer('market.snapshot', async () => ({ instruments: quotes }))
  return {
    bus,
    config: readConfig(supportAddress === '' ? {} : { SUPPORT_EMAIL: supportAddress }),
    nextRollover: createNextRollover(
      createCalendar({
        operatorTimeZone: 'Asia/Tokyo',
        rolloverTimeZone: 'Asia/Tokyo',
        rolloverTime: '07:00',
      }),
    ),
    marketChanges: { all: () => 0 },
    now: () => instantFromMs(NOW_MS),
    ...{ catalogue: readCatalogue(), gateways: () => gateways },
    source,
    marketOrigin: () => 'a simulation',
    isMarketUnverified: () => isUnverified,
    simulatedDay: () => PUBLISHED,
    readHours: () => null,
    isDemo: false,
    profile: () => profile,
    ...{ jurisdiction: () => rules, lossShare: () => lossShare },
    jurisdictionName: (id, language) => shipped.get(id)?.names[language] ?? '',
    reader: openContentReader({ database, rowSeal: TEST_ROW_SEAL, nowMs: () => NOW_MS }),
    readUser: () => Promise.reject(new Error('nobody')),
  }
}

const speaking = (language: VisitorContext['language']): VisitorContext => ({
  language,
  address: '192.0.2.7',
  device: '',
  key: undefined,
  caller: undefined,
})
const member: CustomerContext = {
  ...speaking('en'),
  caller: { userId: 'u', sessionId: 's' },
}

test('the profile that two people entered comes before the address of the start', async () => {
  const named = { email: 'help@house.example', name: 'House KK', hours: 'Mon–Fri 9–17' }
  const profile = { ...named, licence: 'No. 7' }
  const told = await routes('live', 'old@house.example', profile).customerService(GIVEN, member)
  expect(told).toMatchObject({
    email: 'help@house.example',
    operator: { name: 'House KK', hours: 'Mon–Fri 9–17', licence: 'No. 7', supervisor: '' },
  })
  const before = await routes('live', 'old@house.example').customerService(GIVEN, member)
  expect(before).toMatchObject({ email: 'old@house.example', operator: null })
})

/** Of a feature, that can be off by themselves. */
const PARTS = ['practiceReset', 'hedging', 'negativeBalanceProtection', 'incentives']

describe('the named lists', () => {
  test('TR-13: whose rules stand, and what they switch off', async () => {
    const told = async (id: string) => {
      rules = parseJurisdiction(shipped.get(id)?.rules ?? OPEN_JURISDICTION.text)
      const answer = await routes().dictionary(GIVEN, speaking('ja'))
      rules = OPEN_JURISDICTION
      if ('declined' in answer) throw new Error('no dictionary')
      const { options, team, hedging, negativeBalanceProtection, copying } = answer.features
      const parts = [hedging, negativeBalanceProtection, copying !== false]
      return [answer.profileName, options, team, ...parts]
    }
    expect(await told('open')).toEqual(['デモ（国の指定なし）', true, true, true, true, true])
    expect(await told('eu')).toEqual(['EU', false, false, true, true, false])
    expect(await told('jp')).toEqual(['日本', false, false, true, false, true])
    expect(await told('kr')).toEqual(['韓国', true, true, false, true, true])
  })

  test('TR-13: incentives are off in the EU alone', async () => {
    for (const [id, { rules: own }] of shipped) {
      rules = parseJurisdiction(own)
      const answer = await routes().dictionary(GIVEN, speaking('ja'))
      rules = OPEN_JURISDICTION
      if ('declined' in answer) throw new Error('no dictionary')
      expect([id, answer.features.incentives]).toEqual([id, id !== 'eu'])
    }
  })

  test('H11, TR-13: the warning where the rules ask for it, with a figure where there is one', async () => {
    const told = async (id: string) => {
      rules = parseJurisdiction(shipped.get(id)?.rules ?? OPEN_JURISDICTION.text)
      const answer = await routes().dictionary(GIVEN, speaking('ja'))
      rules = OPEN_JURISDICTION
      if ('declined' in answer) throw new Error('no dictionary')
      return answer.riskWarning
    }
    expect([await told('open'), await told('jp'), await told('kr')]).toEqual([null, null, null])
    expect(await told('eu')).toEqual({ measured: null })
    // 667 of 1 000 and a little more: 66.67 % is told as 66.7 %, never as 66.6 %.
    lossShare = { accounts: 1_500, losing: 1_000, fromMs: 1, untilMs: 2 }
    expect(await told('eu')).toEqual({
      measured: { share: '0.667', accounts: 1_500, from: 1, until: 2 },
    })
    lossShare = undefined
  })

  test('the next rollover, the grant and the limits by rule', async () => {
    expect(await routes().dictionary(GIVEN, speaking('ja'))).toMatchObject({
      mode: 'practice',
      nextRollover: NOW_MS + 30 * 60_000,
      practiceGrant: '10000',
      tolerance: '0.005',
      stopOut: '0.5',
      socket: '/ws',
      marketSource: 'simulated',
      simulatedDay: PUBLISHED,
    })
  })

  test('H2: that some prices come from no venue’s own base', async () => {
    isUnverified = true
    const answer = await routes('live').dictionary(GIVEN, speaking('th'))
    isUnverified = false
    expect(answer).toMatchObject({ marketSource: 'live', isMarketUnverified: true })
  })

  test('the gateways of now: another list is another answer', async () => {
    const { shared } = shareDictionary(dependencies())
    const opened = shared.open({ query: {}, language: 'en', variant: '' })
    if (isDeclined(opened)) throw new Error('no dictionary')
    const told = async () => (JSON.parse(await opened.make()) as { gateways: unknown }).gateways
    const [before, first] = [opened.inputs(), await told()]
    gateways = ['wss://g1.example/ws', 'wss://g2.example/ws']
    const [after, second] = [opened.inputs(), await told()]
    expect([first, second]).toEqual([[], gateways])
    expect(after).not.toEqual(before)
    expect(opened.inputs()).toEqual(after)
    gateways = []
  })

  test('every status that a record can have has a label, and what is not known too', async () => {
    const answer = await routes().dictionary(GIVEN, speaking('en'))
    const codes = 'statuses' in answer ? answer.statuses.map(({ code }) => code) : []
    const all = [
      ...[...OPTION_STATUSES, ...OPTION_RESULTS, ...CONTRACT_STATUSES],
      ...[...DEPOSIT_STATUSES, ...WITHDRAWAL_STATUSES, 'unknown'],
    ]
    expect(codes.toSorted()).toEqual([...new Set(all)].toSorted())
  })

  test('every feature with calls of its own is named', async () => {
    const answer = await routes().dictionary(GIVEN, speaking('en'))
    const named = 'features' in answer ? Object.keys(answer.features) : []
    const built = readdirSync(CALLS)
      .map((file) =>
        file.replace('.ts', '').replace(/-(.)/g, (_, one: string) => one.toUpperCase()),
      )
      .filter((name) => !EVERYWHERE.includes(name))
    expect(named.toSorted()).toEqual([...built, ...PARTS].toSorted())
  })

  test('labels come in the language asked', async () => {
    const answer = await routes().dictionary(GIVEN, speaking('ja'))
    const labels = 'statuses' in answer ? answer.statuses.map(({ label }) => label) : []
    expect(labels).toContain('保有中')
  })
})

describe('where prices come from', () => {
  test.each(['replay', 'simulated'] as const)('%s is said', async (source) => {
    expect(await routes(source).popup(GIVEN, speaking('en'))).toMatchObject({
      popup: { id: `market-${source}` },
    })
  })

  test('a live market needs no notice', async () => {
    expect(await routes('live').popup(GIVEN, speaking('en'))).toEqual({ popup: null })
  })
})

describe('currencies in which amounts are shown', () => {
  const BY_RULE = [
    { code: 'USD', rateToUsd: '1', stale: false },
    { code: 'USDT', rateToUsd: '1', stale: false },
  ]
  const quote = (symbol: string, price: string, status: 1 | -1 = 1) => ({
    ...{ symbol, status, tick: { symbol, seq: 7, time: NOW_MS - 5, price, volume: '0' } },
  })

  test('are those of a rule (TR-3) where nothing is priced', async () => {
    quotes = [{ symbol: 'EURUSD', status: -1 }]
    expect(await routes().currencies(GIVEN, speaking('en'))).toMatchObject({ data: BY_RULE })
  })

  test('and those of the own market, at its newest price, old ones as such', async () => {
    quotes = [quote('EURUSD', '1.08321'), quote('USDJPY', '160.000', -1), quote('BTCUSDT', '1')]
    expect(await routes().currencies(GIVEN, speaking('en'))).toMatchObject({
      data: [
        ...BY_RULE,
        { code: 'EUR', rateToUsd: '1.08321', time: NOW_MS - 5, stale: false },
        { code: 'JPY', rateToUsd: '0.006250000000', time: NOW_MS - 5, stale: true },
      ],
    })
  })
})

test('no address of customer service is shown where none was set', async () => {
  expect(await routes().customerService(GIVEN, speaking('en'))).toMatchObject({ email: '' })
  const set = routes('simulated', 'help@a.example')
  expect(await set.customerService(GIVEN, speaking('en'))).toMatchObject({
    email: 'help@a.example',
  })
})

test.each(LANGUAGES)('TR-4.7: in %s the agreement says when positions are closed', async (lang) => {
  const query = { id: '2' } as const
  const answer = await routes().registerAgreement({ query, body: {} }, speaking(lang))
  if (!('html' in answer)) throw new Error('no agreement')
  const figures = answer.html.replaceAll(' %', '%').split(/[^\d.%]+/)
  expect(figures).toContain(percentText(formatRate(STOP_OUT)))
})

test('documents come in the language asked, with the version that stands', async () => {
  const ask = (id: '1' | '2', language: 'ja' | 'th') =>
    routes().registerAgreement({ query: { id }, body: {} }, speaking(language))
  const first = { version: 1, language: 'ja' }
  expect(await ask('2', 'ja')).toMatchObject({ ...first, title: '利用規約' })
  expect(await ask('1', 'ja')).toMatchObject({ ...first, title: 'このアプリについて' })
  expect(await ask('2', 'th')).toMatchObject({
    html: expect.stringMatching(/^<p><b>1\. .*<\/p>$/s),
  })
})

test('questions come in their order, banners with where they lead', async () => {
  const told = await routes().customerService(GIVEN, speaking('en'))
  const questions = 'faq' in told ? told.faq.map(({ question }) => question) : []
  expect([questions[0], questions.length]).toEqual(['Is this real money?', 10])
  const banners = await routes().banners(GIVEN, speaking('en'))
  const links = 'data' in banners ? banners.data.map(({ link }) => link) : []
  expect(links).toEqual(['/pages/home/market', '/pages/user/aboutus'])
})

test.each(LANGUAGES)(
  'in %s every place is filled and nothing is English by mistake',
  async (lang) => {
    const calls = routes()
    const visitor = speaking(lang)
    const answers = [
      await calls.customerService(GIVEN, visitor),
      await calls.banners(GIVEN, visitor),
      await calls.popup(GIVEN, visitor),
      await calls.home(GIVEN, { ...member, language: lang }),
    ]
    const text = JSON.stringify(answers)
    expect(text).not.toMatch(/\{\{|\*\*|undefined/)
    if (lang !== 'en') {
      const english = JSON.stringify(await calls.customerService(GIVEN, speaking('en')))
      expect(JSON.stringify(answers[0])).not.toBe(english)
    }
  },
)
