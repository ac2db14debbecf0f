// TR-4.4: each night of a contract is charged or credited once; a dropped one, a doubled one and
// one that never was are found by whoever has the receipt and the public record.

import { HOUR_MS } from '@fairtick/core/time/duration'
import type { EntryFacts, Receipt } from '@fairtick/proof/receipt'
import { checkReceipt } from '@fairtick/verifier/check-receipt'
import type { Check } from '@fairtick/verifier/checks'
import { openOnlineTape, saveTape } from '@fairtick/verifier/online-tape'
import { readSavedTape } from '@fairtick/verifier/saved-tape'
import type { TapeSource } from '@fairtick/verifier/tape-source'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPublicRecord, type PublicRecord } from './public-record.ts'

let record: PublicRecord
const sources: TapeSource[] = []
let closed: Receipt
let open: Receipt

const factsOf = async (id: string) => JSON.parse((await record.receipt(id)).text) as Receipt

beforeAll(async () => {
  record = await openPublicRecord()
  const { engine } = record
  await engine.open('a')
  await engine.tick('64000')
  await engine.trade('a', 'closed', { lots: '3' })
  await engine.trade('a', 'open', { direction: 'short', lots: '2' })
  for (const price of ['64100', '64200', '64300']) {
    await engine.pass(24 * HOUR_MS)
    await engine.tick(price)
    if (price === '64200') await engine.close('a', 'closed', '1')
  }
  await engine.close('a', 'closed')
  // A night that is not of the closed one, and not yet in the receipt of the open one below.
  open = await factsOf('open')
  await engine.pass(24 * HOUR_MS)
  await engine.tick('64400')
  await record.publish()
  closed = await factsOf('closed')
  sources.push(await openOnlineTape(record.ask), readSavedTape(await saveTape(record.ask)).source)
})
afterAll(() => record.close())

const nightsOf = ({ entries }: Receipt) => entries.filter(({ reason }) => reason === 'overnight')
const nightChecks = (checks: readonly Check[]) => checks.filter(({ name }) => name === 'night')

/** What differs, which has to be the same from both kinds of tape. */
async function differences(receipt: Receipt): Promise<readonly (readonly string[])[]> {
  const found = []
  for (const source of sources) {
    const checks = await checkReceipt(source, record.sign(receipt))
    found.push(
      checks
        .filter(({ isSame }) => !isSame)
        .map(({ name, of, expected, found: told }) => [name, of, expected, told]),
    )
  }
  expect(found[0]).toEqual(found[1])
  return found[0] ?? []
}

describe('the nights of a receipt', () => {
  it('are three, the last of fewer lots, and all as they should be', async () => {
    expect(nightsOf(closed)).toHaveLength(3)
    for (const source of sources) {
      const checks = nightChecks(await checkReceipt(source, record.sign(closed)))
      expect(checks.map(({ found }) => Number(found) < 0)).toEqual([true, true, true])
    }
    expect(await differences(closed)).toEqual([])
  })

  it('of one that is open are held to be whole up to its newest entry', async () => {
    expect(nightsOf(open)).toHaveLength(3)
    expect(await differences(open)).toEqual([])
    expect(await differences(await factsOf('open'))).toEqual([])
  })

  it.each([0, 1, 2])('are missed when number %i is dropped', async (place) => {
    const dropped = nightsOf(closed)[place] as EntryFacts
    const entries = closed.entries.filter((one) => one !== dropped)
    const due = dropped.legs.find(([ledger]) => ledger === 'cash')?.[1]
    expect(await differences({ ...closed, entries })).toEqual([
      ['night', String(dropped.part), due, '0'],
    ])
  })

  it('are too many when one is doubled, and when there was none', async () => {
    const [first] = nightsOf(closed) as [EntryFacts]
    const doubled = { ...first, number: first.number + 1_000 }
    const [[name, of, due, told] = []] = await differences({
      ...{ ...closed, entries: [...closed.entries, doubled] },
    })
    expect([name, of]).toEqual(['night', String(first.part)])
    expect(Number(told)).toBeCloseTo(2 * Number(due), 9)
    const foreign = { ...doubled, part: (first.part ?? 0) + HOUR_MS }
    expect(await differences({ ...closed, entries: [...closed.entries, foreign] })).toEqual([
      ['night', String(foreign.part), '0', due],
    ])
  })

  it.each([
    ...[0, 1, 2].map((place) => ({ nights: [place], ofFour: [3 - place] })),
    // The newest, and every one that comes later.
    { nights: [2], ofFour: [0, 1] },
    { nights: [0, 1, 2], ofFour: [0, 1, 2, 3] },
  ])('are missed where the house does not name the rollovers of $nights', async (hidden) => {
    const query = '/tape/terms?kind=rollover'
    const { terms } = await record.ask<{ terms: readonly object[] }>(query)
    expect(terms).toHaveLength(4)
    const forgetful = await openOnlineTape(async <Result>(path: string) => {
      const answer = await record.ask<Result>(path)
      if (!path.startsWith(query)) return answer
      const all = (answer as { terms: readonly { position: number }[] }).terms
      const isHidden = (one: { position: number }) =>
        hidden.ofFour.some((place) => JSON.stringify(terms[place]) === JSON.stringify(one))
      return { terms: all.filter((one) => !isHidden(one)) } as Result
    })
    const dropped = hidden.nights.map((place) => nightsOf(closed)[place])
    const entries = closed.entries.filter((one) => !dropped.includes(one))
    const checks = await checkReceipt(forgetful, record.sign({ ...closed, entries }))
    expect(checks.filter(({ isSame }) => !isSame)).toMatchObject([
      { name: 'tick', of: expect.stringMatching(/^rollovers behind \d+$/), found: 'not proved' },
    ])
  })

  it('are not called invented before a head has their rollover', async () => {
    const { engine } = record
    await engine.trade('a', 'late', { lots: '3' })
    await engine.tick('64500')
    await record.publish()
    const source = await openOnlineTape(record.ask)
    await engine.pass(24 * HOUR_MS)
    await engine.tick('64600')
    const late = record.sign(await factsOf('late'))
    expect(nightsOf(await factsOf('late'))).toHaveLength(1)
    const names = (checks: readonly Check[]) =>
      checks.flatMap(({ isSame, of }) => (isSame ? [] : [of]))
    expect(names(await checkReceipt(source, late))).toEqual([
      expect.stringMatching(/^rollovers up to \d+$/),
    ])
    await record.publish()
    expect(names(await checkReceipt(await openOnlineTape(record.ask), late))).toEqual([])
  })
})
