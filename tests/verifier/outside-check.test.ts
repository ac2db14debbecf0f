// H5: whoever has a receipt and the public record recomputes every fill, option, fee and night.

import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { HOUR_MS } from '@fairtick/core/time/duration'
import type { OptionFacts, Receipt, SignedReceipt } from '@fairtick/proof/receipt'
import { checkReceipt } from '@fairtick/verifier/check-receipt'
import { type Check, firstDifference } from '@fairtick/verifier/checks'
import { type AskTape, openOnlineTape, saveTape } from '@fairtick/verifier/online-tape'
import { readSavedTape, type SavedTape } from '@fairtick/verifier/saved-tape'
import type { TapeSource } from '@fairtick/verifier/tape-source'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPublicRecord, type PublicRecord } from './public-record.ts'

let record: PublicRecord
let online: TapeSource
let saved: SavedTape
const receipts = new Map<string, SignedReceipt>()
const IDS = [
  ...['win', 'lose', 'draw', 'void', 'long', 'short', 'waits'],
  ...['own-won', 'own-lost', 'theirs', 'doubted'],
] as const

beforeAll(async () => {
  record = await openPublicRecord()
  const { engine } = record
  await engine.open('a')
  say('up')
  await engine.tick('64000')
  await engine.buy('a', 'win')
  await engine.buy('a', 'lose', { direction: 'down' })
  await engine.trade('a', 'waits', { limit: '63000' })
  await engine.pass(20_000)
  await engine.tick('64100')
  await engine.pass(11_000)
  await engine.buy('a', 'draw')
  await engine.tick('64200')
  await engine.tick('64100')
  await engine.trade('a', 'long', { lots: '3' })
  await engine.trade('a', 'short', { direction: 'short', lots: '2' })
  await record.publish()
  await engine.pass(30_000)
  await engine.tick('62990')
  await engine.buy('a', 'void')
  await engine.pass(31_000)
  await engine.close('a', 'long', '1').catch(() => undefined)
  await engine.tick('62995')
  await engine.close('a', 'long', '1')
  await engine.pass(24 * HOUR_MS)
  await engine.tick('63100')
  await engine.close('a', 'long')
  await engine.close('a', 'short')
  await engine.close('a', 'waits')
  for (const id of ['own-won', 'own-lost', 'theirs', 'doubted']) await buyBeforeOutage(id)
  await record.publish()
  for (const id of IDS) receipts.set(id, await record.receipt(id))
  online = await openOnlineTape(record.ask)
  saved = await saveTape(record.ask)
})
afterAll(() => record.close())

/** What the tape says of the sources. */
function say(state: 'up' | 'down'): void {
  record.engine.submit({ kind: 'feed', feed: 'one', state, symbols: ['BTCUSDT'] })
}

/** An option that stands to win, or to lose, at the last price before an outage. */
async function buyBeforeOutage(id: string): Promise<void> {
  const { engine } = record
  const direction = id === 'own-lost' ? 'down' : 'up'
  await engine.tick('63000')
  await engine.buy('a', id, { durationSeconds: 300, direction })
  await engine.tick('63010')
  // What comes 30 s into an outage without a fault makes it nobody else's.
  for (let place = 1; place <= 12; place += 1) {
    await engine.pass(25_000)
    if (id === 'theirs' && place === 1) say('down')
    if (id === 'theirs' && place === 11) say('up')
    if (id === 'doubted') {
      const price = parsePrice('99000') as Price
      engine.submit({ kind: 'quarantine', symbol: 'BTCUSDT', price, reason: 'outlier' })
    }
  }
  await engine.pass(10_000)
}

const factsOf = (id: string) => JSON.parse(receiptOf(id).text) as Receipt

const receiptOf = (id: string) => receipts.get(id) as SignedReceipt
const namesOf = (checks: readonly Check[]) => [...new Set(checks.map(({ name }) => name))]

describe.each(['online', 'saved'] as const)('H5: from a tape that is %s', (kind) => {
  const source = () => (kind === 'online' ? online : readSavedTape(saved).source)

  it.each(IDS)('%s is as the rules say', async (id) => {
    const checks = await checkReceipt(source(), receiptOf(id))
    expect(checks.filter(({ isSame }) => !isSame)).toEqual([])
    expect(checks.length).toBeGreaterThan(5)
  })

  it('looks at everything that there is', async () => {
    const option = await checkReceipt(source(), receiptOf('win'))
    expect(namesOf(option)).toEqual([
      ...[
        'signature',
        'tape',
        'head',
        'ledger',
        'time',
        'price',
        'terms',
        'in-force',
        'result',
        'outage',
        'profit',
      ],
    ])
    const contract = await checkReceipt(source(), receiptOf('long'))
    expect(namesOf(contract)).toEqual([
      ...['signature', 'tape', 'head', 'ledger', 'time', 'terms', 'in-force', 'price', 'margin'],
      ...['fee', 'lots', 'profit', 'night'],
    ])
    expect(contract.filter(({ name }) => name === 'night')).toHaveLength(1)
    expect(contract.filter(({ name }) => name === 'profit')).toHaveLength(2)
  })
})

it('H2, TR-5.3 behind an outage of its own the house pays who won, and returns the stake else', () => {
  const settlements = ['own-won', 'own-lost', 'theirs', 'doubted', 'void'].map((id) => {
    const { settlement } = factsOf(id).order as OptionFacts
    return [settlement?.result, settlement?.outage]
  })
  expect(settlements).toEqual([
    ['win', 'own'],
    ['void', 'own'],
    ['void', 'source'],
    ['void', 'source'],
    ['void', 'own'],
  ])
})

describe.each(['online', 'saved'] as const)('lies about outages, %s', (kind) => {
  it.each([
    ['own-won', { result: 'void', outage: 'own', profit: '0' }],
    ['own-won', { result: 'void', outage: 'source', profit: '0' }],
    ['theirs', { result: 'win', outage: 'own', profit: '8.5' }],
    ['doubted', { outage: 'own' }],
  ] as const)('%s as %o is found (TR-5.3)', async (id, lie) => {
    const source = kind === 'online' ? online : readSavedTape(saved).source
    const told = factsOf(id)
    const option = told.order as OptionFacts
    const settlement = { ...option.settlement, ...lie } as OptionFacts['settlement']
    const lied = record.sign({ ...told, order: { ...option, settlement } })
    const different = (await checkReceipt(source, lied)).filter(({ isSame }) => !isSame)
    expect(different.map(({ name }) => name)).toContain('result' in lie ? 'result' : 'outage')
  })
})

it('a block that is left out of an outage, or another one in it, is not believed', async () => {
  const settled = factsOf('theirs').order as OptionFacts
  for (const forge of [withoutFaults, withoutBlocks]) {
    const source = await openOnlineTape(forge(record.ask))
    const checks = await checkReceipt(source, receiptOf('theirs'))
    expect(firstDifference(checks)?.of).toMatch(/block of position/)
  }
  expect(settled.settlement?.outage).toBe('source')
})

type BlocksPage = { readonly blocks: SavedTape['blocks'] }

function withoutFaults(ask: AskTape): AskTape {
  return onBlocks(ask, (blocks) =>
    blocks.map((block) => ({ ...block, payload: block.payload.replaceAll('"down"', '"up"') })),
  )
}

function withoutBlocks(ask: AskTape): AskTape {
  return onBlocks(ask, (blocks) => blocks.filter(({ payload }) => !payload.includes('"down"')))
}

function onBlocks(
  ask: AskTape,
  forge: (blocks: SavedTape['blocks']) => SavedTape['blocks'],
): AskTape {
  return async <Result>(path: string) => {
    const answer = await ask<Result>(path)
    if (!path.startsWith('/tape/blocks')) return answer
    return { blocks: forge((answer as BlocksPage).blocks) } as Result
  }
}

it('H5: one flipped byte anywhere in the saved tape is found, and the first is named', () => {
  expect(readSavedTape(saved).records).toBeGreaterThan(20)
  for (const [place, block] of saved.blocks.entries()) {
    for (const at of [0, Math.floor(block.payload.length / 2), block.payload.length - 1]) {
      const byte = block.payload.charCodeAt(at) ^ 1
      const payload = `${block.payload.slice(0, at)}${String.fromCharCode(byte)}${block.payload.slice(at + 1)}`
      const blocks = saved.blocks.with(place, { ...block, payload })
      expect(() => readSavedTape({ ...saved, blocks })).toThrow(/block|head/)
    }
  }
  for (const place of saved.heads.keys()) {
    const heads = saved.heads.with(place, `${saved.heads[place]} `)
    expect(() => readSavedTape({ ...saved, heads })).toThrow(/head/)
  }
  expect(() => readSavedTape({ ...saved, blocks: saved.blocks.slice(0, -1) })).toThrow(/block/)
  expect(() => readSavedTape({ ...saved, blocks: saved.blocks.slice(1) })).toThrow(/block/)
})
