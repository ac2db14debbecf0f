// What an owner of the database could do, who has its keys as well: a stranger who has yesterday's
// head, or one receipt, finds each of it. H1: no price, strike, result or fee can be another one.

import { isContinued } from '@fairtick/proof/check-path'
import { type SignedHead, treeOf } from '@fairtick/proof/head'
import type { ContractFacts, OptionFacts, Receipt, SignedReceipt } from '@fairtick/proof/receipt'
import { checkReceipt, checkReceipts } from '@fairtick/verifier/check-receipt'
import { firstDifference } from '@fairtick/verifier/checks'
import { compareReceipts } from '@fairtick/verifier/contradiction'
import { openOnlineTape, saveTape } from '@fairtick/verifier/online-tape'
import { readSavedTape } from '@fairtick/verifier/saved-tape'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPublicRecord, type PublicRecord } from './public-record.ts'

let record: PublicRecord
/** What the stranger has kept. */
let yesterday: SignedHead
let option: SignedReceipt
let contract: SignedReceipt

beforeAll(async () => {
  record = await openPublicRecord()
  const { engine } = record
  await engine.open('a')
  await engine.tick('64000')
  await engine.buy('a', 'option')
  await engine.trade('a', 'contract', { lots: '2' })
  await record.publish()
  await engine.pass(20_000)
  await engine.tick('64100')
  await engine.pass(11_000)
  await engine.close('a', 'contract', '1')
  await record.publish()
  yesterday = await record.newest()
  option = await record.receipt('option')
  contract = await record.receipt('contract')
  await engine.tick('64150')
  await record.publish()
  await record.keep()
})
afterEach(() => record.restore())
afterAll(() => record.close())

/** True: the record that is shown now does not go on from the head of yesterday. */
async function isBroken(): Promise<boolean> {
  const [earlier, later] = [treeOf(yesterday), treeOf(await record.newest())]
  if (later.size < earlier.size) return true
  const query = `/tape/continuation?from=${earlier.size}&to=${later.size}`
  const { path } = await record.ask<{ path: string[] }>(query)
  return !isContinued({ earlier, later, path })
}

/** Of a receipt that was kept, held against the record of now: the first that differs. */
async function differenceOf(receipt: SignedReceipt) {
  const online = firstDifference(await checkReceipt(await openOnlineTape(record.ask), receipt))
  const { source } = readSavedTape(await saveTape(record.ask))
  const saved = firstDifference(await checkReceipt(source, receipt))
  expect(online === undefined).toBe(saved === undefined)
  return online
}

const factsOf = ({ text }: SignedReceipt) => JSON.parse(text) as Receipt
const asOwner = (sql: string) => record.database.asOwner(sql)

it('nothing is found where nothing was forged', async () => {
  expect(await isBroken()).toBe(false)
  for (const receipt of [option, contract]) expect(await differenceOf(receipt)).toBeUndefined()
  expect(compareReceipts(factsOf(option), factsOf(await record.receipt('option')))).toSatisfy(
    (checks: { isSame: boolean }[]) => checks.every(({ isSame }) => isSame),
  )
})

const tick = (seq: number) => `,"BTCUSDT",${seq},`

describe('history written anew, with every hash, head and signature after it', () => {
  it.each<[string, (line: string) => string | undefined]>([
    ['1 a price', (line) => (line.includes(tick(1)) ? line.replace('64000', '64001') : undefined)],
    ['2 a later price', (line) => line.replace('"64100"', '"64099"')],
    ['3 a volume', (line) => (line.includes(tick(2)) ? line.replace('"0"]', '"5"]') : undefined)],
    ['4 the time of a tick', (line) => (line.includes(tick(2)) ? shift(line, 1) : undefined)],
    ['5 a clock', (line) => (line.startsWith('["clock",') ? shift(line, 1) : undefined)],
    ['6 a spread', (line) => line.replace('"spread":"2.5"', '"spread":"2.6"')],
    ['7 a fee rate', (line) => line.replace('"feeRate":"0.0005"', '"feeRate":"0.0006"')],
    ['8 a payout', (line) => line.replace('"payoutRate":"0.8"', '"payoutRate":"0.7"')],
    ['9 an instrument', (line) => line.replaceAll('BTCUSDT', 'BTCUSDC')],
    ['10 the kind of source', (line) => line.replace('"replay"', '"live"')],
  ])('%s', async (_, change) => {
    const receipts = [option, contract]
    await record.rewrite(change)
    expect(await isBroken()).toBe(true)
    const found = await Promise.all(
      receipts.map((receipt) => differenceOf(receipt).catch((problem) => problem)),
    )
    expect(found).not.toContain(undefined)
  })

  it('11 a command of the private log', async () => {
    await asOwner(
      `ALTER TABLE command_block DISABLE TRIGGER USER;
       UPDATE command_block SET hash = md5(hash) || md5('x' || hash)`,
    )
    await record.republish()
    expect(await isBroken()).toBe(true)
  })

  it('12 the newest heads dropped', async () => {
    await asOwner(
      `ALTER TABLE tape_head DISABLE TRIGGER USER; CREATE TABLE dropped AS TABLE tape_head;
       DELETE FROM tape_head WHERE number > 0`,
    )
    expect(await isBroken()).toBe(true)
    await asOwner('INSERT INTO tape_head SELECT * FROM dropped WHERE number > 0')
  })

  it('13 a block dropped that heads have', async () => {
    const saved = await saveTape(record.ask)
    const blocks = saved.blocks.toSpliced(2, 1)
    expect(() => readSavedTape({ ...saved, blocks })).toThrow('block of position')
  })

  it('14 a fork: another record is shown to one customer', async () => {
    const forked = await openPublicRecord()
    try {
      await forked.engine.open('a')
      await forked.engine.tick('63000')
      for (let count = 0; count < 5; count += 1) {
        await forked.engine.tick(String(63_001 + count))
        await forked.publish()
      }
      const shown = await openOnlineTape(forked.ask)
      expect(await shown.goesOnFrom(treeOf(yesterday))).toBe(false)
      expect(firstDifference(await checkReceipt(shown, option))).toMatchObject({ name: 'head' })
    } finally {
      await forked.close()
    }
  })
})

function shift(line: string, ms: number): string {
  const [kind, time, ...rest] = JSON.parse(line) as [string, number, ...unknown[]]
  return JSON.stringify([kind, time + ms, ...rest])
}

describe('a row written over: the receipt of before says what it was', () => {
  const unlock = (table: string) => `ALTER TABLE ${table} DISABLE TRIGGER USER;`
  it.each([
    ['15 a strike', 'option', 'option_order', `strike = 64050`],
    ['16 a stake', 'option', 'option_order', `stake = 9000000`],
    ['17 a payout rate', 'option', 'option_order', `payout_rate = 0.7`],
    ['18 a result', 'option', 'option_order', `result = 'lose', profit = -10000000`],
    ['19 a settlement tick', 'option', 'option_order', `settle_seq = 1`],
    ['20 an opening price', 'contract', 'contract_order', `open_price = 64002`],
    ['21 an opening fee', 'contract', 'contract_order', `open_fee = 700000`],
    ['22 a close', 'contract', 'contract_close', `profit = 0`],
    ['23 the fee of a close', 'contract', 'contract_close', `fee = 1000000`],
    ['24 an entry of the ledger', 'contract', 'journal_entry', `amounts = ARRAY[-7, 7]`],
  ])('%s', async (_, which, table, change) => {
    const kept = factsOf(which === 'option' ? option : contract)
    const key = { journal_entry: 'cause_id', contract_close: 'order_id' }[table] ?? 'id'
    const only = table === 'journal_entry' ? "AND reason = 'contract-open'" : ''
    await asOwner(
      `${unlock(table)} UPDATE ${table} SET ${change} WHERE ${key} = '${which}' ${only}`,
    )
    const now = factsOf(await record.receipt(which))
    expect(firstDifference(compareReceipts(kept, now))).toBeDefined()
    // And what is given out now does not follow from the record.
    expect(await differenceOf(record.sign(now))).toBeDefined()
  })

  it('a result is another, behind the receipt of the purchase that says neither', async () => {
    const won = factsOf(option)
    const { settlement, ...bought } = won.order as OptionFacts
    const purchase: Receipt = {
      ...{ ...won, issued: won.issued - 60_000, entries: won.entries.slice(0, 1) },
      order: { ...bought, settlement: null },
    }
    const lost = { ...bought, settlement: settlement && { ...settlement, result: 'lose' as const } }
    const denial = { ...won, issued: won.issued + 60_000, order: lost }
    const source = await openOnlineTape(record.ask)
    const given = [option, record.sign(purchase), record.sign(denial)]
    const found: (string | undefined)[] = []
    for await (const { checks } of checkReceipts(source, given)) {
      found.push(firstDifference(checks.filter(({ of }) => of.startsWith('receipts')))?.name)
    }
    expect(found).toEqual([undefined, undefined, 'result'])
  })

  it('25 money that was given is taken back', async () => {
    const { engine } = record
    await engine.ask({
      ...{
        kind: 'adjust-balance',
        accountId: 'a',
        adjustmentId: 'given',
        amount: 5_000_000n as never,
      },
    })
    const kept = factsOf(await record.receipt('given'))
    await asOwner(`${unlock('journal_entry')} UPDATE journal_entry
      SET amounts = ARRAY[0, 0], cash_change = 0 WHERE cause_id = 'given'`)
    const now = factsOf(await record.receipt('given'))
    expect(firstDifference(compareReceipts(kept, now))).toMatchObject({ name: 'ledger' })
  })
})

describe('a lie that is signed from the first moment does not follow from the record', () => {
  const change = (facts: Receipt, order: object): Receipt => ({
    ...facts,
    order: { ...(facts.order as OptionFacts | ContractFacts), ...order } as Receipt['order'],
  })
  it.each<[string, string, (facts: Receipt) => Receipt]>([
    ['a strike', 'price', (facts) => change(facts, { strike: '64001' })],
    ['a strike of another tick', 'price', (facts) => change(facts, { strikeSeq: 2 })],
    ['a payout', 'terms', (facts) => change(facts, { payoutRate: '0.7' })],
    ['a stake', 'ledger', (facts) => change(facts, { stake: '11' })],
    [
      'no settlement in the ledger',
      'ledger',
      (facts) => ({ ...facts, entries: facts.entries.slice(0, 1) }),
    ],
    ['a tick that is not there', 'tick', (facts) => change(facts, { strikeSeq: 99 })],
  ])('%s of an option', async (_, name, lie) => {
    expect(await differenceOf(record.sign(lie(factsOf(option))))).toMatchObject({ name })
  })

  const opening = (facts: Receipt) => (facts.order as ContractFacts).opening
  it.each<[string, string, (facts: Receipt) => Receipt]>([
    [
      'a price',
      'price',
      (facts) => change(facts, { opening: { ...opening(facts), price: '64002' } }),
    ],
    [
      'a margin',
      'margin',
      (facts) => change(facts, { opening: { ...opening(facts), margin: '9' } }),
    ],
    ['a fee', 'fee', (facts) => change(facts, { opening: { ...opening(facts), fee: '0.7' } })],
    ['lots', 'margin', (facts) => change(facts, { lots: '3' })],
    ['a side', 'price', (facts) => change(facts, { direction: 'short' })],
    ['leverage', 'margin', (facts) => change(facts, { leverage: 50 })],
    ['no opening', 'ledger', (facts) => ({ ...facts, entries: facts.entries.slice(1) })],
    ['no close', 'ledger', (facts) => ({ ...facts, entries: facts.entries.slice(0, 1) })],
  ])('%s of a contract', async (_, name, lie) => {
    expect(await differenceOf(record.sign(lie(factsOf(contract))))).toMatchObject({ name })
  })

  it('an old tick used for a new order', async () => {
    const facts = factsOf(contract)
    const [opened, ...rest] = facts.entries
    const { position = 0, time = 0 } = rest.at(-1) ?? {}
    const entries = [{ ...(opened as Receipt['entries'][number]), position, time }, ...rest]
    const found = await differenceOf(record.sign({ ...facts, entries }))
    expect(found).toMatchObject({ name: 'in-force' })
  })
})
