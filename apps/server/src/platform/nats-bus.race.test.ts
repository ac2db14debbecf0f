// The bus over NATS: the same contract as within one process, and what only two can show.

import {
  type NatsServer,
  startNatsServer,
  whyNoNats,
} from '@fairtick/server/test/broker/nats-server'
import { eventually } from '@fairtick/testkit/eventually'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountUpdate, describeBus, statusOf } from './bus-contract-fixture.ts'
import { createLog } from './log.ts'
import { openTestNatsBus, settleBuses, type TestNatsBus } from './nats-bus-fixture.ts'
import { currentRequest, inRequest } from './request-scope.ts'

describe.skipIf(whyNoNats() !== undefined)('a bus over NATS', () => {
  let server: NatsServer
  beforeAll(async () => {
    server = await startNatsServer()
  })
  afterAll(() => server?.remove())

  describeBus('within one process', async () => {
    const bus = await openTestNatsBus(server.url)
    return { near: bus, far: bus, settle: async () => {}, faults: bus.faults }
  })

  describeBus('between two processes', async () => {
    const near = await openTestNatsBus(server.url)
    const far = await openTestNatsBus(server.url)
    return { near, far, settle: () => settleBuses(near, far), faults: far.faults }
  })

  describe('of two processes and a stranger', () => {
    let near: TestNatsBus
    let far: TestNatsBus
    let stranger: NatsConnection
    const settle = () => settleBuses(near, far)
    beforeEach(async () => {
      near = await openTestNatsBus(server.url)
      far = await openTestNatsBus(server.url)
      stranger = await connect({ servers: server.address })
    })
    afterEach(async () => {
      await Promise.all([near.close(), far.close(), stranger.close()])
    })

    test('10 000 messages arrive in their order, with those that a listener publishes', async () => {
      const heard: string[] = []
      const note = (m: { readonly statuses?: readonly { readonly symbol: string }[] }) =>
        heard.push(m.statuses?.[0]?.symbol ?? '')
      far.subscribe('market', note)
      far.subscribe('session', (m) => heard.push('userId' in m ? m.userId : ''))
      near.subscribe('market', (m) =>
        near.publish('session', { userId: `after ${m.statuses?.[0]?.symbol}` }),
      )
      await settle()
      const symbols = Array.from({ length: 5_000 }, (_, at) => String(at))
      for (const symbol of symbols) near.publish('market', statusOf(symbol))
      await settle()
      expect(heard).toEqual(symbols.flatMap((symbol) => [symbol, `after ${symbol}`]))
    })

    test('of one user who is listened to nothing of others comes over the net', async () => {
      const heard: number[] = []
      const stop = far.subscribe('account', ({ serial }) => heard.push(serial), 'u1')
      await settle()
      for (const serial of [1, 2, 3]) {
        for (const user of ['u2', 'u1', 'u3']) near.publish('account', accountUpdate(user, serial))
      }
      await settle()
      expect(heard).toEqual([1, 2, 3])
      // The server says at once where nobody would get it.
      await expect(stranger.request('ft.acct.1.u2', '{}')).rejects.toThrow(/no responders/)
      await expect(stranger.request('ft.acct.1.u1', '{}', { timeout: 100 })).rejects.toThrow(
        /timeout/,
      )
      stop()
      await settle()
      await expect(stranger.request('ft.acct.1.u1', '{}')).rejects.toThrow(/no responders/)
    })

    test('a message of another shard is not heard', async () => {
      const elsewhere = await openTestNatsBus(server.url, { shard: '2' })
      const heard: unknown[] = []
      far.subscribe('account', (m) => heard.push(m))
      await settle()
      elsewhere.publish('account', accountUpdate('u1', 1))
      near.publish('account', accountUpdate('u1', 2))
      await settleBuses(elsewhere, far)
      await settle()
      await elsewhere.close()
      expect(heard).toEqual([accountUpdate('u1', 2)])
    })

    test('the request that something is asked for is known to who answers, and to its log', async () => {
      const lines: string[] = []
      const log = createLog('info', { write: (line) => lines.push(line) })
      far.answer('market.snapshot', async () => {
        log.info('asked')
        return { instruments: [{ symbol: currentRequest() ?? 'none', status: 1 }] }
      })
      await settle()
      const ask = async () => (await near.ask('market.snapshot', {})).instruments[0]?.symbol
      expect(await Promise.all([inRequest('r-1', ask), ask(), inRequest('r-2', ask)])).toEqual([
        ...['r-1', 'none', 'r-2'],
      ])
      const ids = lines.map((line) => (JSON.parse(line) as { requestId?: string }).requestId)
      expect(new Set(ids)).toEqual(new Set(['r-1', undefined, 'r-2']))
    })

    test('an answerer of this process is asked before those of others', async () => {
      const here = async () => ({ instruments: [{ symbol: 'HERE', status: 1 as const }] })
      far.answer('market.snapshot', async () => ({ instruments: [] }))
      near.answer('market.snapshot', here)
      await settle()
      await expect(near.ask('market.snapshot', {})).resolves.toEqual(await here())
    })

    test('of two answerers one answers, and the other when the first leaves', async () => {
      const third = await openTestNatsBus(server.url)
      const asked = { far: 0, third: 0 }
      const count = (who: keyof typeof asked) => async () => {
        asked[who] += 1
        return { instruments: [] }
      }
      far.answer('market.snapshot', count('far'))
      third.answer('market.snapshot', count('third'))
      await settle()
      await settleBuses(near, third)
      const askMany = () =>
        Promise.all(Array.from({ length: 200 }, () => near.ask('market.snapshot', {})))
      await askMany()
      expect(asked.far + asked.third).toBe(200)
      expect(Math.min(asked.far, asked.third)).toBeGreaterThan(0)
      // What is asked while it leaves is answered too, by the one or the other.
      const [, answers] = await Promise.all([far.close(), askMany()])
      expect(answers).toHaveLength(200)
      await askMany()
      expect(asked.far + asked.third).toBe(600)
      await third.close()
    })

    test('a fault that is not known shows nothing of its inside to the asker', async () => {
      far.answer('market.snapshot', () => Promise.reject(new Error('secret of the inside')))
      await settle()
      const asked = near.ask('market.snapshot', {})
      await expect(asked).rejects.toMatchObject({ name: 'BusError', fault: 'failed' })
      await expect(asked).rejects.not.toThrow(/secret/)
      expect(far.faults).toMatchObject([{ message: 'secret of the inside' }])
    })

    test('what is too large is a fault, and the connection stays', async () => {
      const large = 'x'.repeat(2_000_000)
      far.answer('session.check', async () => ({ userId: large, sessionId: '', endsAtMs: 1 }))
      await settle()
      near.publish('session', { userId: large })
      expect(near.faults).toHaveLength(1)
      expect(near.dropped()).toBe(1)
      const asked = near.ask('session.check', { token: large })
      await expect(asked).rejects.toMatchObject({ fault: 'too_large' })
      const answered = near.ask('session.check', { token: '' })
      await expect(answered).rejects.toMatchObject({ fault: 'failed' })
      expect(far.faults).toHaveLength(1)
      await settle()
      expect([near.isConnected(), far.isConnected()]).toEqual([true, true])
    })

    test('what makes no sense is a fault, and what comes behind it is heard', async () => {
      const heard: unknown[] = []
      far.subscribe('session', (m) => heard.push(m))
      far.answer('session.check', async ({ token }) => {
        if (token !== 'good') throw new Error('no token')
        return undefined
      })
      await settle()
      stranger.publish('ft.session', '{')
      stranger.publish('ft.session', new Uint8Array([0xff, 0xfe]))
      stranger.publish('ft.ask.session-check', 'asked without a way back')
      const reply = await stranger.request('ft.ask.session-check', '{', { timeout: 20_000 })
      expect(reply.json()).toEqual({ fault: { name: 'failed' } })
      const none = await stranger.request('ft.ask.session-check', 'null', { timeout: 20_000 })
      expect(none.json()).toEqual({ fault: { name: 'failed' } })
      expect(far.faults).toHaveLength(5)
      stranger.publish('ft.session', '{"userId":"u"}')
      await eventually('the message behind', () => heard.length === 1)
      await expect(near.ask('session.check', { token: 'good' })).resolves.toBeUndefined()
    })

    test('an answer that makes no sense is a fault', async () => {
      const texts = ['', '{', 'null', '7', '{"fault":{}}', '{"fault":null}', '{"fault":"busy"}']
      for (const text of texts) {
        const stop = stranger.subscribe('ft.ask.market-snapshot', {
          callback: (_, message) => {
            message.respond(text)
          },
        })
        await stranger.flush()
        const asked = near.ask('market.snapshot', {})
        await expect(asked, text).rejects.toMatchObject({ fault: 'failed' })
        stop.unsubscribe()
        await stranger.flush()
      }
    })

    test('questions that are under way when the bus closes are told so', async () => {
      let release: (() => void) | undefined
      far.answer('market.snapshot', async () => {
        await new Promise<void>((resume) => {
          release = resume
        })
        return { instruments: [] }
      })
      await settle()
      const asked = near.ask('market.snapshot', {}).catch((error) => error.fault)
      await eventually('the question to arrive', () => release !== undefined)
      await near.close()
      release?.()
      expect(await asked).toBe('closed')
    })

    test('who closes answers what was asked before', async () => {
      let release: (() => void) | undefined
      far.answer('market.snapshot', async () => {
        await new Promise<void>((resume) => {
          release = resume
        })
        return { instruments: [] }
      })
      await settle()
      const asked = near.ask('market.snapshot', {})
      await eventually('the question to arrive', () => release !== undefined)
      const closed = far.close()
      // Time enough to close the connection, if it did not wait.
      for (let turn = 0; turn < 20; turn += 1) await stranger.flush()
      release?.()
      await expect(asked).resolves.toEqual({ instruments: [] })
      await closed
    })
  })
})
