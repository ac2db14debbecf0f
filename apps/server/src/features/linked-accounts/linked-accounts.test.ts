// Which accounts are linked by what they bring, and what is kept of it (REL-12).

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { insertMember, userOf } from '@fairtick/server/test/team-members'
import { LINK_SIGNALS } from '@fairtick/wire/admin/link-signals'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSettableClock, type EngineFixture, openEngine } from '../../engine/engine-fixture.ts'
import { type LinksFixture, openLinks } from './linked-accounts-fixture.ts'
import { nameKey } from './signals.ts'

const HANA = { name: 'Hana Sato', deviceToken: 't' }

let database: TestDatabase
let engine: EngineFixture
let fixture: LinksFixture

beforeEach(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock(Date.UTC(2026, 0, 5, 3)))
  fixture = openLinks(database, engine)
  for (const id of ['a', 'b', 'c']) await insertMember(database, id)
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

describe('REL-12: two accounts are linked', () => {
  it('by one full name from one place, however it is written', async () => {
    await fixture.visit('a', { name: 'Hana Sato' })
    await fixture.visit('b', { name: ' SATO, Ｈａｎａ', address: '192.0.2.99' })
    expect(await fixture.pairs()).toEqual(['b after a: place_name, open'])
  })

  it('by a bank account, whoever of them had it first', async () => {
    await fixture.bind('b', '1111111')
    await fixture.bind('a', '1111111')
    await fixture.bind('c', '2222222')
    expect(await fixture.pairs()).toEqual(['b after a: bank, open'])
  })

  it('by a browser, weakly, and by a browser and a name', async () => {
    await fixture.visit('a', { name: 'Hana Sato', deviceToken: 't' })
    await fixture.visit('b', { name: 'Ken Sato', deviceToken: 't', address: '198.51.100.1' })
    await fixture.visit('c', { name: 'Hana Sato', deviceToken: 't', address: '203.0.113.1' })
    expect(await fixture.pairs()).toEqual([
      'b after a: device, open',
      'c after a: device device_name, open',
      'c after b: device, open',
    ])
  })

  it('not by a network, a program or a name alone', async () => {
    await fixture.visit('a', { name: 'Hana Sato' })
    await fixture.visit('b', { name: 'Ken Mori' })
    await fixture.visit('c', { name: 'Hana Sato', address: '198.51.100.1' })
    await fixture.visit('c', { name: 'Hana Sato', device: 'Browser 2' })
    expect(await fixture.pairs()).toEqual([])
  })

  it('once, and again only by what nobody has looked at', async () => {
    await fixture.visit('a', { name: 'Hana Sato' })
    await fixture.visit('b', { name: 'Hana Sato' })
    await fixture.decide('lifted')
    await fixture.visit('b', { name: 'Hana Sato' })
    await fixture.visit('a', { name: 'Hana Sato', address: '203.0.113.1' })
    await fixture.visit('b', { name: 'Hana Sato', address: '203.0.113.1' })
    expect(await fixture.pairs()).toEqual(['b after a: place_name, lifted'])
    await fixture.bind('a', '1111111')
    await fixture.bind('b', '1111111')
    expect(await fixture.pairs()).toEqual(['b after a: bank place_name, open'])
  })

  it('also where who comes has brought more than is kept', async () => {
    await fixture.bind('a', '1111111')
    await database.query(
      `INSERT INTO link_signal (user_id, kind, key_hash, first_time)
       SELECT $1, kind, n::text, 0 FROM generate_series(1, 200) AS n, unnest($2::text[]) AS kind`,
      [userOf('b'), LINK_SIGNALS],
    )
    await fixture.bind('b', '1111111')
    expect(await fixture.pairs()).toEqual(['b after a: bank, open'])
  })

  it('by those who had it first where it is everybody’s', async () => {
    for (let place = 0; place < 25; place += 1) {
      await insertMember(database, `m${place}`)
      await fixture.visit(`m${place}`, { deviceToken: 'of a shop' })
    }
    const [{ most } = { most: 0n }] = await database.query<{ most: bigint }>(
      `SELECT max(count) AS most FROM
         (SELECT count(*) FROM account_link GROUP BY later_user_id) AS counted`,
    )
    expect(Number(most)).toBe(20)
  })
})

it('nothing that somebody brought can be read or guessed from what is kept (REL-12)', async () => {
  await fixture.visit('a', { name: 'Hana Sato', deviceToken: 'token-of-browser' })
  await fixture.bind('a', '1234567')
  const kept = JSON.stringify(await database.query('SELECT kind, key_hash FROM link_signal'))
  expect(kept).not.toMatch(/Hana|Sato|aahnost|192\.0|Browser|token-of|1234567|zengin/i)
  const other = openLinks(database, engine, new Uint8Array(32).fill(1))
  await other.visit('b', { name: 'Hana Sato', deviceToken: 'token-of-browser' })
  expect(await fixture.pairs()).toEqual([])
})

it('a name is the same in every order, width and case', () => {
  expect(nameKey('Sato Hana')).toBe(nameKey('ＨＡＮＡ  sato'))
  expect(nameKey('佐藤 花')).toBe(nameKey('花佐藤'))
  expect(nameKey('김민준')).toBe(nameKey('민준 김'))
  expect(nameKey('Li Na')).not.toBe(nameKey('Lin A'))
  expect(nameKey('สมชาย ใจดี')).toBe(nameKey('ใจดี สมชาย'))
  expect(nameKey('สมชาย ใจดี')).not.toBe(nameKey('สมชาย ใจด'))
})

describe('H12: customers are told', () => {
  it('of what keeps something back from them, and of nothing else', async () => {
    await fixture.visit('a', HANA)
    await fixture.visit('b', HANA)
    await insertMember(database, 'd', ['a'])
    await fixture.visit('d', HANA)
    // Two for one: it is linked to both, and one of them invited it.
    expect(await fixture.messagesOf('d')).toEqual(Array(2).fill('accounts-linked'))
    expect(await fixture.messagesOf('a')).toEqual(['accounts-linked'])
    expect(await fixture.messagesOf('b')).toEqual(['accounts-linked'])
  })

  it('never of a namesake or of who uses the same phone, as long as nothing follows', async () => {
    await fixture.visit('a', { name: 'Hana Sato', deviceToken: 't' })
    await fixture.visit('b', { name: 'Hana Sato' })
    await fixture.visit('c', { deviceToken: 't' })
    expect(await fixture.pairs()).toEqual([
      'b after a: place_name, open',
      'c after a: device, open',
    ])
    const all = async () => (await Promise.all(['a', 'b', 'c'].map(fixture.messagesOf))).flat()
    expect(await all()).toEqual([])
    await fixture.decide('lifted')
    expect(await all()).toEqual([])
    await fixture.bind('a', '1111111')
    await fixture.bind('c', '1111111')
    expect(await all()).toEqual(['accounts-linked'])
  })

  it('both of a confirmation, and of its end, each once', async () => {
    await fixture.visit('a', HANA)
    await fixture.visit('b', HANA)
    await fixture.decide('confirmed')
    await fixture.links.applyAll()
    expect(await fixture.messagesOf('a')).toEqual(['accounts-one-person'])
    await fixture.decide('lifted')
    await fixture.links.applyAll()
    expect(await fixture.messagesOf('a')).toEqual(['accounts-one-person', 'accounts-apart'])
    expect(await fixture.messagesOf('b')).toEqual([
      ...['accounts-linked', 'accounts-one-person', 'accounts-apart'],
    ])
    expect(JSON.stringify(fixture.told)).not.toMatch(/Hana|Sato/)
  })
})
