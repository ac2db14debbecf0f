// The bus while its broker is killed, stands still, cannot be reached or refuses the login.

import {
  type NatsServer,
  startNatsServer,
  whyNoNats,
} from '@fairtick/server/test/broker/nats-server'
import { startTcpProxy } from '@fairtick/server/test/broker/tcp-proxy'
import { eventually } from '@fairtick/testkit/eventually'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Bus } from './bus.ts'
import { accountUpdate } from './bus-contract-fixture.ts'
import type { NatsBusSettings } from './nats-bus.ts'
import { openTestNatsBus, settleBuses } from './nats-bus-fixture.ts'

const PASSWORD = 'hidden-password'
/** Of a client that has been greeted. */
const SHORTEST_LOGIN_BYTES = 200

describe.skipIf(whyNoNats() !== undefined)('a broker that is away', () => {
  let server: NatsServer
  beforeEach(async () => {
    server = await startNatsServer({ user: 'role', password: PASSWORD })
  })
  afterEach(() => server?.remove())

  const urlWith = (password: string) => server.url.replace('//', `//role:${password}@`)

  async function open(settings: Partial<NatsBusSettings> = {}) {
    const bus = await openTestNatsBus(urlWith(PASSWORD), settings)
    onTestFinished(() => bus.close())
    return bus
  }

  test('killed five times under traffic, it is found again with all who listen', async () => {
    const [near, far] = [await open(), await open()]
    const heard: number[] = []
    const returns = { near: 0, far: 0 }
    near.onReturn(() => {
      returns.near += 1
    })
    far.onReturn(() => {
      returns.far += 1
    })
    far.subscribe('account', ({ serial }) => heard.push(serial), 'u1')
    far.answer('session.check', async ({ token }) => ({
      userId: token,
      sessionId: '',
      endsAtMs: 1,
    }))
    await settleBuses(near, far)
    const traffic = startTraffic(near)
    for (let kill = 1; kill <= 5; kill += 1) {
      const before = traffic.answered()
      await eventually('answers before the kill', () => traffic.answered() > before + 20)
      await server.kill9()
      await eventually('both to notice', () => !near.isConnected() && !far.isConnected())
      await expect(near.ask('session.check', { token: 'now' })).rejects.toMatchObject({
        fault: 'unanswered',
      })
      const late = far.subscribe('account', ({ serial }) => heard.push(-serial), 'u2')
      await server.start()
      await eventually('both to return', () => returns.near === kill && returns.far === kill)
      heard.length = 0
      near.publish('account', accountUpdate('u1', 1_000_000 + kill))
      near.publish('account', accountUpdate('u2', 1_000_000 + kill))
      await settleBuses(near, far)
      expect(heard.filter((serial) => Math.abs(serial) > 1_000_000)).toEqual([
        1_000_000 + kill,
        -1_000_000 - kill,
      ])
      late()
    }
    const faults = await traffic.stop()
    expect([...faults].sort().filter((fault) => fault !== 'unanswered')).toSatisfy(
      (others: string[]) => others.every((fault) => fault === 'lost'),
    )
    expect(near.dropped()).toBeGreaterThan(0)
    expect([...near.faults, ...far.faults]).toEqual([])
  })

  test('standing still it is noticed, also by who goes on sending; all goes on after', async () => {
    const [quiet, busy] = [await open(), await open()]
    let returned = 0
    for (const bus of [quiet, busy]) {
      bus.onReturn(() => {
        returned += 1
      })
    }
    quiet.answer('market.snapshot', async () => ({ instruments: [] }))
    await settleBuses(quiet, busy)
    server.freeze()
    const asked = busy.ask('market.snapshot', {}).catch((error) => error.fault)
    // More than the two systems take in between the processes.
    const large = 'x'.repeat(500_000)
    for (let at = 0; at < 40; at += 1) busy.publish('session', { userId: large })
    await eventually('both to notice', () => !quiet.isConnected() && !busy.isConnected())
    expect(await asked).toBe('timeout')
    await expect(busy.ask('market.snapshot', {})).rejects.toMatchObject({ fault: 'unanswered' })
    server.thaw()
    await eventually('both to return', () => returned === 2)
    await settleBuses(quiet, busy)
    await expect(busy.ask('market.snapshot', {})).resolves.toEqual({ instruments: [] })
  })

  test('greeting and not answering for longer than a try, it is found again', async () => {
    const [host = '', port] = server.address.split(':')
    const proxy = await startTcpProxy({ host, port: Number(port) })
    onTestFinished(proxy.close)
    const address = urlWith(PASSWORD).replace(server.address, `127.0.0.1:${proxy.port}`)
    const bus = await openTestNatsBus(address)
    onTestFinished(() => bus.close())
    let returned = 0
    bus.onReturn(() => {
      returned += 1
    })
    proxy.turn('swallow-questions')
    await eventually('it to notice', () => !bus.isConnected())
    const lostBytes = proxy.lostBytes()
    // Three tries that greet it: what each one sends is lost.
    await eventually('tries', () => proxy.lostBytes() > lostBytes + 3 * SHORTEST_LOGIN_BYTES)
    proxy.turn('open')
    await eventually('it to return', () => returned === 1)
    expect(bus.isConnected()).toBe(true)
  })

  test('questions under way when it is killed are told that they are lost', async () => {
    const [near, far] = [await open(), await open()]
    let release: (() => void) | undefined
    far.answer('market.snapshot', async () => {
      await new Promise<void>((resume) => {
        release = resume
      })
      return { instruments: [] }
    })
    await settleBuses(near, far)
    const asked = near.ask('market.snapshot', {}).catch((error) => error.fault)
    await eventually('the question to arrive', () => release !== undefined)
    await server.kill9()
    expect(await asked).toBe('lost')
    release?.()
  })

  test('a bus can be closed while there is none', async () => {
    const bus = await open()
    await server.kill9()
    await eventually('it to notice', () => !bus.isConnected())
    await bus.close()
    await expect(bus.ask('market.snapshot', {})).rejects.toMatchObject({ fault: 'closed' })
    await server.start()
    expect(bus.isConnected()).toBe(false)
  })

  test('at a start that finds none, the setting is named and the password is not', async () => {
    await server.kill9()
    const opened = openTestNatsBus(urlWith(PASSWORD), { startTimeoutMs: 300 })
    await expect(opened).rejects.toThrow(`NATS_URL (${server.address}) cannot be reached`)
    await expect(opened).rejects.not.toThrow(PASSWORD)
  })

  test('a start waits for one that comes late', async () => {
    await server.kill9()
    const opened = openTestNatsBus(urlWith(PASSWORD))
    await server.start()
    const bus = await opened
    expect(bus.isConnected()).toBe(true)
    await bus.close()
  })

  test('a login that is refused is told at once, without the password', async () => {
    const opened = openTestNatsBus(urlWith('another-password'))
    await expect(opened).rejects.toThrow('refuses the login')
    await expect(opened).rejects.not.toThrow('another-password')
  })
})

describe.skipIf(whyNoNats() !== undefined)('a broker that grants a role little', () => {
  let server: NatsServer
  beforeEach(async () => {
    const rights =
      '{ publish: ["ft.session", "_INBOX.>"], subscribe: ["ft.session", "_INBOX.api.>"] }'
    server = await startNatsServer({
      lines: [
        'authorization { users: [',
        `  { user: api, password: ${PASSWORD}, permissions: ${rights} }`,
        `  { user: all, password: ${PASSWORD} }`,
        '] }',
      ],
    })
  })
  afterEach(() => server?.remove())

  test('what a role may not do is reported, and it goes on with what it may', async () => {
    const urlOf = (user: string) => server.url.replace('//', `//${user}:${PASSWORD}@`)
    const api = await openTestNatsBus(urlOf('api'), { name: 'api' })
    const other = await openTestNatsBus(urlOf('all'))
    onTestFinished(async () => {
      await Promise.all([api.close(), other.close()])
    })
    const heard: string[] = []
    api.subscribe('session', () => heard.push('session'))
    other.subscribe('session', () => heard.push('session of another'))
    api.publish('market', { ticks: [] })
    api.subscribe('market', () => heard.push('market'))
    // Nobody can have acted on what may not be asked.
    await expect(api.ask('market.snapshot', {})).rejects.toMatchObject({ fault: 'unanswered' })
    await eventually('three reports', () => api.faults.length === 3)
    expect(api.faults.map(String).join()).toMatch(/ft\.market.*ft\.market.*ft\.ask/)
    await eventually('a message to come through', () => {
      other.publish('market', { ticks: [] })
      other.publish('session', { userId: 'u' })
      api.publish('session', { userId: 'u' })
      return heard.includes('session of another') && heard.includes('session')
    })
    expect(heard).not.toContain('market')
    expect(api.isConnected()).toBe(true)
  })
})

/** Asks and publishes all the time; answers the kinds of faults it met when it is stopped. */
function startTraffic(bus: Bus) {
  const faults = new Set<string>()
  let answered = 0
  let isStopped = false
  const run = async () => {
    for (let serial = 1; !isStopped; serial += 1) {
      bus.publish('account', accountUpdate('u1', serial))
      try {
        const token = `${serial}`
        const answer = await bus.ask('session.check', { token })
        if (answer?.userId !== token) faults.add('another answer')
        answered += 1
      } catch (error) {
        faults.add((error as { fault: string }).fault)
      }
      // Also while nobody is there, the others get their turn.
      await new Promise<void>((resume) => setImmediate(resume))
    }
  }
  const done = Promise.all([run(), run(), run()])
  return {
    answered: () => answered,
    stop: async () => {
      isStopped = true
      await done
      return faults
    },
  }
}
