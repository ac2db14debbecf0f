// The mirror of the market: what it was told, without holes, and nothing made up.

import { createTestBus } from '@fairtick/server/test/test-bus'
import { expect, it } from 'vitest'
import type { Bus } from '../../platform/bus.ts'
import type { InstrumentSnapshot, MarketTick } from '../../platform/bus-topics.ts'
import { mirrorMarket } from './mirror-market.ts'

const tick = (seq: number, price: string, symbol = 'BTCUSDT'): MarketTick => ({
  ...{ symbol, seq, time: seq, price, volume: '1' },
  change: '0',
})
const at = (seq: number, price: string): InstrumentSnapshot => ({
  ...{ symbol: 'BTCUSDT', status: 1, tick: tick(seq, price) },
})

/** The mirror of a market that answers `market` as it is then; counts how often it is asked. */
function open(market: { now: InstrumentSnapshot }) {
  const far = createTestBus()
  let asked = 0
  far.answer('market.snapshot', async () => {
    asked += 1
    return { instruments: [market.now] }
  })
  const mirror = mirrorMarket(far, (error) => expect.unreachable(String(error)))
  return {
    ...{ far, mirror, asked: () => asked },
    read: async (bus: Bus = mirror.bus) =>
      (await bus.ask('market.snapshot', { symbols: ['BTCUSDT'] })).instruments[0],
  }
}

it('answers from here once it knows the market, and follows what is told', async () => {
  const { far, mirror, asked, read } = open({ now: at(5, '10') })
  expect(await read()).toEqual(at(5, '10'))
  mirror.renew()
  await read()
  const before = asked()
  far.publish('market', { ticks: [tick(6, '11')], statuses: [{ symbol: 'BTCUSDT', status: -1 }] })
  expect(await read()).toEqual({ ...at(6, '11'), status: -1 })
  const day = { symbol: 'BTCUSDT', high24h: '12', low24h: '9', volume24h: '3' }
  far.publish('market', { ticks: [], days: [day] })
  expect(await read()).toMatchObject({ day })
  expect(asked()).toBe(before)
})

it('asks for all of it again where a tick is missing, and takes none twice', async () => {
  const market = { now: at(5, '10') }
  const { far, mirror, asked, read } = open(market)
  mirror.renew()
  await read()
  const before = asked()
  far.publish('market', { ticks: [tick(5, '99')] })
  expect(await read()).toEqual(at(5, '10'))
  market.now = at(9, '14')
  far.publish('market', { ticks: [tick(9, '14')] })
  expect(await read()).toEqual(at(9, '14'))
  await Promise.resolve()
  expect(asked()).toBeGreaterThan(before)
})

it('puts what is told while it asks over the answer', async () => {
  const market = { now: at(5, '10') }
  const { far, mirror, read } = open(market)
  mirror.renew()
  far.publish('market', { ticks: [tick(6, '11')] })
  await read()
  expect(await read()).toEqual(at(6, '11'))
})

it('asks again with the next change where it got no answer, and keeps nothing until then', async () => {
  const far = createTestBus()
  const faults: unknown[] = []
  const mirror = mirrorMarket(far, (error) => faults.push(error))
  mirror.renew()
  await expect.poll(() => faults.length).toBe(1)
  let asked = 0
  far.answer('market.snapshot', async () => {
    asked += 1
    return { instruments: [at(7, '12')] }
  })
  far.publish('market', { ticks: [tick(7, '12')] })
  expect(asked).toBe(1)
  const read = () => mirror.bus.ask('market.snapshot', {})
  await expect.poll(read).toEqual({ instruments: [at(7, '12')] })
  const before = asked
  expect((await read()).instruments).toEqual([at(7, '12')])
  expect(asked).toBe(before)
})

it('calls every price old in silence, until it is told otherwise', async () => {
  const { far, mirror, read } = open({ now: at(5, '10') })
  mirror.renew()
  await read()
  mirror.markStale()
  expect(await read()).toEqual({ ...at(5, '10'), status: -1 })
  far.publish('market', { ticks: [tick(6, '11')], statuses: [{ symbol: 'BTCUSDT', status: 1 }] })
  expect(await read()).toEqual(at(6, '11'))
})
