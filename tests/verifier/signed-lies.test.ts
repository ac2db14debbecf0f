// H5: what the house signed from the first moment, and what it keeps back of the record, found by
// whoever has one receipt; and nothing is found in what followed the rules.

import type { ContractFacts, EntryFacts, OptionFacts, Receipt } from '@fairtick/proof/receipt'
import { BTCUSDT, FOLLOW_TERMS, LEADING_TERMS } from '@fairtick/server/engine/engine-fixture'
import { checkReceipt } from '@fairtick/verifier/check-receipt'
import { type Check, firstDifference, madeOf } from '@fairtick/verifier/checks'
import { type AskTape, openOnlineTape, saveTape } from '@fairtick/verifier/online-tape'
import { readSavedTape } from '@fairtick/verifier/saved-tape'
import type { TapeSource } from '@fairtick/verifier/tape-source'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPublicRecord, type PublicRecord } from './public-record.ts'

let record: PublicRecord
const sources: TapeSource[] = []
const receipts = new Map<string, Receipt>()
const IDS = [
  ...['option', 'contract', 'stopped', 'behind-outage', 'limited'],
  ...['ended-option', 'ended-contract'],
]

beforeAll(async () => {
  record = await openPublicRecord()
  const { engine } = record
  await engine.open('a')
  await engine.open('b')
  engine.submit({ kind: 'feed', feed: 'one', state: 'up', symbols: ['BTCUSDT'] })
  await engine.tick('64000')
  await engine.buy('a', 'option')
  await engine.trade('a', 'contract', { lots: '2' })
  await engine.trade('a', 'limited', { limit: '63500' })
  // What waits keeps its terms; what comes has these.
  engine.submit({ kind: 'instrument', instrument: { ...BTCUSDT, spread: '3' } })
  await engine.pass(20_000)
  await engine.tick('64100')
  await engine.pass(11_000)
  await engine.tick('64050')
  await engine.close('a', 'contract', '1')
  await engine.ask({ kind: 'set-leading', accountId: 'b', terms: LEADING_TERMS })
  const follow = { accountId: 'a', leaderId: 'b', terms: FOLLOW_TERMS } as const
  await engine.ask({ kind: 'follow-leader', ...follow })
  await engine.trade('b', 'lead')
  await engine.tick('64200')
  await engine.close('b', 'lead')
  await engine.tick('63400')
  // Nothing is wrong with the sources, yet no price comes for 40 s.
  await engine.trade('a', 'behind-outage')
  await engine.pass(40_000)
  await engine.tick('63410')
  await engine.close('a', 'behind-outage')
  await engine.pass(29_000)
  await engine.tick('63410')
  await engine.pass(29_000)
  await engine.trade('a', 'stopped', { lots: '500', leverage: 50 })
  await engine.tick('61900')
  await engine.pass(1_000)
  await engine.buy('a', 'ended-option', { durationSeconds: 300 })
  await engine.trade('a', 'ended-contract', { lots: '0.5' })
  engine.submit({ kind: 'source', source: 'simulated' })
  await engine.tick('61910')
  await record.publish()
  for (const id of [...IDS, await copyOf('a')]) {
    receipts.set(id, JSON.parse((await record.receipt(id)).text))
  }
  sources.push(await openOnlineTape(record.ask), readSavedTape(await saveTape(record.ask)).source)
})
afterAll(() => record.close())

async function copyOf(accountId: string): Promise<string> {
  const [copy] = await record.database.query<{ id: string }>(
    'SELECT id FROM contract_order WHERE account_id = $1 AND copy_leader IS NOT NULL',
    [accountId],
  )
  return copy?.id ?? ''
}

const receiptOf = (id: string) => receipts.get(id) as Receipt

/** All that differs, which has to be the same from both kinds of record. */
async function differences(receipt: Receipt): Promise<readonly Check[]> {
  const signed = record.sign(receipt)
  const [online = [], saved = []] = await Promise.all(
    sources.map(async (source) =>
      (await checkReceipt(source, signed)).filter(({ isSame }) => !isSame),
    ),
  )
  expect(online).toEqual(saved)
  return online
}

describe('what followed the rules', () => {
  it('differs in nothing, whatever ended it', async () => {
    const ends = [...receipts.values()].map(({ order }) =>
      order?.kind === 'contract' ? order.closes.at(-1)?.reason : order?.settlement?.result,
    )
    expect(ends).toEqual(expect.arrayContaining(['stop_out', 'source_change', 'void', 'copy']))
    for (const receipt of receipts.values()) {
      expect([receipt.id, await differences(receipt)]).toEqual([receipt.id, []])
    }
  })

  it('a share of profit is said not to be looked at', async () => {
    const copy = receiptOf([...receipts.keys()].at(-1) ?? '')
    expect(copy.entries.map(({ reason }) => reason)).toContain('profit-share-paid')
    const checks = await checkReceipt(sources[0] as TapeSource, record.sign(copy))
    expect(checks.filter(({ leftOut }) => leftOut === 'private')).toHaveLength(1)
    expect(madeOf(checks).length).toBe(checks.length - 1)
  })
})

const optionOf = (order: Receipt['order']) => order as OptionFacts
const contractOf = (order: Receipt['order']) => order as ContractFacts
const entryOf = ({ entries }: Receipt, reason: string) =>
  entries.find((one) => one.reason === reason) as EntryFacts
const without = (receipt: Receipt, entry: EntryFacts, instead: EntryFacts): Receipt => ({
  ...receipt,
  entries: receipt.entries.map((one) => (one === entry ? instead : one)),
})

type Lie = (receipt: Receipt) => Receipt

/** Of an option. */
const told =
  (lie: Partial<OptionFacts>): Lie =>
  (receipt) => ({ ...receipt, order: { ...optionOf(receipt.order), ...lie } })
const settled =
  (lie: (of: OptionFacts) => object): Lie =>
  (receipt) => {
    const option = optionOf(receipt.order)
    const settlement = { ...option.settlement, ...lie(option) } as OptionFacts['settlement']
    return { ...receipt, order: { ...option, settlement } }
  }
/** Of a contract. */
const traded =
  (lie: Partial<ContractFacts>): Lie =>
  (receipt) => ({ ...receipt, order: { ...contractOf(receipt.order), ...lie } })
const closed =
  (lie: Partial<ContractFacts['closes'][number]>): Lie =>
  (receipt) => {
    const order = contractOf(receipt.order)
    return {
      ...receipt,
      order: { ...order, closes: order.closes.map((one) => ({ ...one, ...lie })) },
    }
  }
const posted =
  (reason: string, lie: (entry: EntryFacts) => Partial<EntryFacts>): Lie =>
  (receipt) => {
    const entry = entryOf(receipt, reason)
    return without(receipt, entry, { ...entry, ...lie(entry) })
  }
const postedTwice =
  (reason: string, lie: Partial<EntryFacts> = {}): Lie =>
  (receipt) => {
    const again = { ...entryOf(receipt, reason), number: 1_000_000, ...lie }
    return { ...receipt, entries: [...receipt.entries, again] }
  }

/** In itself it is as it should be: only its place on the record says another time. */
const boughtLater =
  (ms: number): Lie =>
  (receipt) => {
    const { orderTime, expiryTime } = optionOf(receipt.order)
    const lied = told({ orderTime: orderTime + ms, expiryTime: expiryTime + ms })(receipt)
    return posted('option-purchase', ({ time }) => ({ time: time + ms }))(lied)
  }

describe('a lie that is signed from the first moment', () => {
  it.each<[string, string, string, Lie]>([
    [
      'option',
      'result',
      'that it ended early, where the source did not change',
      settled(({ expiryTime }) => ({
        ...{ closeTime: expiryTime - 1, result: 'lose', profit: '-10' },
      })),
    ],
    [
      'ended-option',
      'result',
      'that one which ended early was lost',
      settled(() => ({ result: 'lose', profit: '-10' })),
    ],
    ['ended-option', 'outage', 'whose outage ended it', settled(() => ({ outage: 'source' }))],
    ['option', 'terms', 'a length that was never offered', told({ durationSeconds: 31 })],
    [
      'option',
      'time',
      'another expiry',
      (receipt) => told({ expiryTime: optionOf(receipt.order).expiryTime + 1 })(receipt),
    ],
    [
      'option',
      'time',
      'another moment of the purchase',
      (receipt) => told({ orderTime: optionOf(receipt.order).orderTime - 1 })(receipt),
    ],
    ['option', 'ledger', 'a second purchase', postedTwice('option-purchase')],
    ['option', 'time', 'a later purchase at an earlier place', boughtLater(60_000)],
    ['option', 'time', 'an earlier purchase at a later place', boughtLater(-60_000)],
    ['contract', 'ledger', 'a second opening', postedTwice('contract-open')],
    [
      'contract',
      'ledger',
      'a close that is none of it',
      postedTwice('contract-close', { part: 9 }),
    ],
    [
      'contract',
      'ledger',
      'a share of profit where nothing was copied',
      postedTwice('contract-close', { reason: 'profit-share-paid', part: null }),
    ],
    ['contract', 'lots', 'more lots left than were ordered', traded({ lotsOpen: '3' })],
    ['contract', 'limit', 'a fill beyond its limit', traded({ limitPrice: '60000' })],
    [
      'limited',
      'terms',
      'terms that never stood',
      (receipt) => {
        const { constants } = contractOf(receipt.order)
        return traded({ constants: { ...constants, spread: '500' } })(receipt)
      },
    ],
    ['contract', 'result', 'a change of the source', closed({ reason: 'source_change' })],
    ['contract', 'time', 'another moment of a close', closed({ time: 1 })],
    ['behind-outage', 'spared', 'a stop-out behind an outage', closed({ reason: 'stop_out' })],
  ])('about %s is found by the %s: %s', async (id, name, _, lie) => {
    const found = await differences(lie(receiptOf(id)))
    expect(found.map((one) => one.name)).toContain(name)
  })
})

describe('a record that is kept back', () => {
  const signedOf = (id: string) => record.sign(receiptOf(id))
  /** The house names no tick behind this one, and it as the newest of any time. */
  const hideBehind = (seq: number): AskTape => {
    return async <Result>(path: string) => {
      const [, asked] = /^\/tape\/proof\?symbol=BTCUSDT&seq=(\d+)$/.exec(path) ?? []
      if (Number(asked) > seq) return { proof: null } as Result
      const answer = await record.ask<Result>(path)
      if (!path.startsWith('/api/market/ticks')) return answer
      const { ticks } = await record.ask<{ ticks: readonly (readonly [number])[] }>(
        '/api/market/ticks?symbol=BTCUSDT',
      )
      return { ticks: ticks.filter(([one]) => one === seq) } as Result
    }
  }

  it('an older tick is not the newest because the next is not named', async () => {
    const { order, ...receipt } = receiptOf('contract')
    const contract = contractOf(order)
    const [close, ...more] = contract.closes as [ContractFacts['closes'][number]]
    const lied = { ...contract, closes: [{ ...close, seq: close.seq - 1 }, ...more] }
    const tape = await openOnlineTape(hideBehind(close.seq - 1))
    const checks = await checkReceipt(tape, record.sign({ ...receipt, order: lied }))
    expect(firstDifference(checks)).toMatchObject({
      ...{ name: 'tick', of: `BTCUSDT ${close.seq}: was not named` },
    })
  })

  it('nor is it the last before the expiry', async () => {
    const { settlement, strikeSeq } = optionOf(receiptOf('option').order)
    expect(settlement?.settleSeq).toBeGreaterThan(strikeSeq)
    const lie = settled(() => ({ settleSeq: strikeSeq, settlePrice: '64000', result: 'draw' }))
    const tape = await openOnlineTape(hideBehind(strikeSeq))
    const lied = lie(receiptOf('option'))
    const checks = await checkReceipt(
      tape,
      record.sign({ ...lied, entries: lied.entries.slice(1) }),
    )
    expect(checks.find(({ name }) => name === 'tick')).toMatchObject({ isSame: false })
  })

  it('terms of another instrument, later ones, or none are not believed', async () => {
    const terms = '/tape/terms?symbol='
    const newest = await openOnlineTape(async <Result>(path: string) =>
      path.startsWith(terms) ? ({ terms: [] } as Result) : record.ask<Result>(path),
    )
    const first = firstDifference(await checkReceipt(newest, signedOf('option')))
    expect(first).toMatchObject({ name: 'tick', of: 'instrument BTCUSDT' })
    const wrong = await openOnlineTape(async <Result>(path: string) =>
      path.startsWith(terms)
        ? ({ terms: [{ position: 3, kind: 'instrument' }] } as Result)
        : record.ask<Result>(path),
    )
    const other = firstDifference(await checkReceipt(wrong, signedOf('contract')))
    expect(other).toMatchObject({ name: 'tick', found: 'not proved' })
  })

  it('another record is not the one at a position', async () => {
    const tape = await openOnlineTape(<Result>(path: string) =>
      record.ask<Result>(path.replace(/^(\/tape\/proof\?position=)\d+$/, '$12')),
    )
    const found = firstDifference(await checkReceipt(tape, signedOf('contract')))
    expect(found).toMatchObject({ name: 'tick', of: expect.stringMatching(/another record$/) })
  })
})
