// H5: whoever has a receipt and the public record recomputes every fill, option, fee and night.

import { HOUR_MS } from '@fairtick/core/time/duration'
import type { SignedReceipt } from '@fairtick/proof/receipt'
import { checkReceipt } from '@fairtick/verifier/check-receipt'
import type { Check } from '@fairtick/verifier/checks'
import { openOnlineTape, saveTape } from '@fairtick/verifier/online-tape'
import { readSavedTape, type SavedTape } from '@fairtick/verifier/saved-tape'
import type { TapeSource } from '@fairtick/verifier/tape-source'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPublicRecord, type PublicRecord } from './public-record.ts'

let record: PublicRecord
let online: TapeSource
let saved: SavedTape
const receipts = new Map<string, SignedReceipt>()
const IDS = ['win', 'lose', 'draw', 'void', 'long', 'short', 'waits'] as const

beforeAll(async () => {
  record = await openPublicRecord()
  const { engine } = record
  await engine.open('a')
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
  await record.publish()
  for (const id of IDS) receipts.set(id, await record.receipt(id))
  online = await openOnlineTape(record.ask)
  saved = await saveTape(record.ask)
})
afterAll(() => record.close())

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
      ...['signature', 'tape', 'head', 'ledger', 'price', 'terms', 'in-force', 'result', 'profit'],
    ])
    const contract = await checkReceipt(source(), receiptOf('long'))
    expect(namesOf(contract)).toEqual([
      ...['signature', 'tape', 'head', 'ledger', 'terms', 'in-force', 'price', 'margin', 'fee'],
      ...['profit', 'night'],
    ])
    expect(contract.filter(({ name }) => name === 'night')).toHaveLength(1)
    expect(contract.filter(({ name }) => name === 'profit')).toHaveLength(2)
  })
})

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
