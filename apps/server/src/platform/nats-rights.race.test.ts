// The rights that deploy/nats.conf gives to each role: what its program needs, and nothing else.

import { readFileSync } from 'node:fs'
import {
  type NatsServer,
  startNatsServer,
  whyNoNats,
} from '@fairtick/server/test/broker/nats-server'
import { connect, errors, type NatsConnection } from '@nats-io/transport-node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Bus } from './bus.ts'
import { questionSubject, topicSubject } from './bus-subjects.ts'
import type { QuestionName, TopicName } from './bus-topics.ts'
import { ROLES, type Role } from './cluster-setting.ts'
import { openTestNatsBus, type TestNatsBus } from './nats-bus-fixture.ts'
import { connectionOptions } from './nats-connection.ts'
import { createBusToPrimary, createPrimaryBus, primaryKey } from './primary-bus.ts'

type Sides = { readonly from: readonly Role[]; readonly to: readonly Role[] }

const BEHIND_PAGES: readonly Role[] = ['api', 'office']
const WITH_DATABASE: readonly Role[] = ['engine', 'api', 'office']

/** Who tells and who hears. A topic without a line here does not compile. */
const TOPIC_SIDES: { readonly [Name in TopicName]: Sides } = {
  engine: { from: ['engine'], to: ['api', 'gateway', 'office'] },
  gateway: { from: ['gateway'], to: ['api'] },
  terms: { from: ['engine'], to: WITH_DATABASE },
  head: { from: ['engine'], to: ['api', 'gateway'] },
  settings: { from: ['office'], to: WITH_DATABASE },
  leaders: { from: ['api'], to: WITH_DATABASE },
  typing: { from: ['api'], to: WITH_DATABASE },
  watchlist: { from: ['api'], to: WITH_DATABASE },
  market: { from: ['engine'], to: ROLES },
  depth: { from: ['engine'], to: ['gateway'] },
  candle: { from: ['engine'], to: ROLES },
  account: { from: ['engine'], to: ['gateway'] },
  chat: { from: ['engine'], to: ['gateway'] },
  queues: { from: ['engine'], to: ['office'] },
  session: { from: BEHIND_PAGES, to: ['api', 'gateway'] },
  waiting: { from: WITH_DATABASE, to: ['engine'] },
}

/** Who asks and who answers. */
const QUESTION_SIDES: { readonly [Name in QuestionName]: Sides } = {
  'engine.ask': { from: BEHIND_PAGES, to: ['engine'] },
  // By its own jobs alone, within its process.
  'engine.submit': { from: [], to: ['engine'] },
  'market.facts': { from: BEHIND_PAGES, to: ['engine'] },
  'books.reconcile': { from: ['office'], to: ['engine'] },
  'jobs.report': { from: ['office'], to: ['engine'] },
  'price-alert.set': { from: ['api'], to: ['engine'] },
  'price-alert.remove': { from: ['api'], to: ['engine'] },
  'account.events': { from: BEHIND_PAGES, to: ['engine'] },
  'chat.events': { from: BEHIND_PAGES, to: ['engine'] },
  'session.ended': { from: ['gateway'], to: ['api'] },
  'session.check': { from: ['gateway'], to: ['api'] },
  'sockets.present': { from: ['engine'], to: ['gateway'] },
  'market.snapshot': { from: ['api', 'gateway', 'office'], to: ['engine'] },
  'candles.recent': { from: ['gateway'], to: ['api'] },
  'candle.running': { from: ['api'], to: ['engine'] },
  'depth.latest': { from: ['gateway'], to: ['engine'] },
  'account.snapshot': { from: ['gateway'], to: ['engine'] },
  'account.missed': { from: ['gateway'], to: ['engine'] },
  'chat.snapshot': { from: ['gateway'], to: ['engine'] },
  'chat.missed': { from: ['gateway'], to: ['engine'] },
}

const TOPICS = Object.keys(TOPIC_SIDES) as TopicName[]
const QUESTIONS = Object.keys(QUESTION_SIDES) as QuestionName[]
const SHARD = '1'
const PRIMARY = primaryKey({ shard: 1, epoch: 5 })
const USER = 'user-1'
const WITHOUT_KEY: readonly QuestionName[] = ['session.check', 'session.ended', 'candles.recent']

const CONFIGURATION = new URL('../../../../deploy/nats.conf', import.meta.url)
const passwordOf = (role: Role) => `p${role}`

describe.skipIf(whyNoNats() !== undefined)('with the rights of deploy/nats.conf', () => {
  let server: NatsServer
  const urlOf = (role: Role) => `nats://${role}:${passwordOf(role)}@${server.address}`
  beforeAll(async () => {
    for (const role of ROLES) {
      vi.stubEnv(`NATS_${role.toUpperCase()}_PASSWORD`, passwordOf(role))
    }
    // The fixture says where it listens.
    const lines = readFileSync(CONFIGURATION, 'utf8').split('\n')
    server = await startNatsServer({ lines: lines.filter((line) => !line.startsWith('listen:')) })
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await server?.remove()
  })

  test('the file says where it listens in one line, which comes from the environment', () => {
    expect(readFileSync(CONFIGURATION, 'utf8').match(/^listen.*$/gm)).toEqual([
      'listen: $NATS_LISTEN',
    ])
  })

  test.each(['engine:wrong@', 'admin:pengine@', ''])('the login "%s" is refused', async (login) => {
    const opening = openTestNatsBus(`nats://${login}${server.address}`)
    await expect(opening).rejects.toThrow('refuses the login')
  })

  describe.each(ROLES)('the role %s', (role) => {
    let stranger: Stranger
    beforeEach(async () => {
      stranger = await openStranger(server.address, role)
    })
    afterEach(() => stranger.close())

    test('tells its own topics and no others', async () => {
      const isAllowed = (topic: TopicName) => TOPIC_SIDES[topic].from.includes(role)
      const told = TOPICS.map((topic) => ({ topic, subject: toldSubject(topic) }))
      expect(await stranger.refusedToPublish(told.map(({ subject }) => subject))).toEqual(
        told.filter(({ topic }) => !isAllowed(topic)).map(({ subject }) => subject),
      )
    })

    test('hears the topics that its program hears and no others', async () => {
      const isAllowed = (topic: TopicName) => TOPIC_SIDES[topic].to.includes(role)
      const heard = TOPICS.map((topic) => ({ topic, subject: heardSubject(topic) }))
      expect(await stranger.refusedToHear(heard.map(({ subject }) => subject))).toEqual(
        heard.filter(({ topic }) => !isAllowed(topic)).map(({ subject }) => subject),
      )
    })

    test('asks what its program asks and nothing else', async () => {
      const subjects = QUESTIONS.map((question) => askedSubject(question))
      expect(await stranger.refusedToPublish(subjects)).toEqual(
        QUESTIONS.filter((question) => !QUESTION_SIDES[question].from.includes(role)).map(
          askedSubject,
        ),
      )
    })

    test('hears no question but those that it answers', async () => {
      const subjects = QUESTIONS.map((question) => askedSubject(question))
      expect(await stranger.refusedToHear(subjects)).toEqual(
        QUESTIONS.filter((question) => !QUESTION_SIDES[question].to.includes(role)).map(
          askedSubject,
        ),
      )
    })

    test('hears the answers to its own questions and no others', async () => {
      const others = ROLES.filter((other) => other !== role).map((other) => `_INBOX.${other}.>`)
      const wide = ['>', '*.>', 'ft.>', 'ft.*', 'ft.ask.>', '_INBOX.>', '_INBOX.*.*', '$SYS.>']
      expect(await stranger.refusedToHear([`_INBOX.${role}.>`, ...others, ...wide])).toEqual([
        ...[...others, ...wide],
      ])
    })

    test('answers nobody who did not ask it', async () => {
      const inboxes = [...ROLES, 'x'].map((other) => `_INBOX.${other}.a.b`)
      expect(await stranger.refusedToPublish(inboxes)).toEqual(inboxes)
    })
  })

  describe('of one process of each role', () => {
    let buses: Record<Role, Bus>
    let all: Record<Role, TestNatsBus>
    beforeEach(async () => {
      const open = (role: Role) => openTestNatsBus(urlOf(role), { name: role })
      const [engine, api, gateway, office] = await Promise.all([
        ...([open('engine'), open('api'), open('gateway'), open('office')] as const),
      ])
      all = { engine, api, gateway, office }
      const leading = createPrimaryBus(engine, () => 0)
      leading.lead(PRIMARY)
      const asking = (bus: Bus) => createBusToPrimary(bus, () => PRIMARY)
      buses = {
        engine: leading.bus,
        api: asking(api),
        gateway: asking(gateway),
        office: asking(office),
      }
    })
    afterEach(() => Promise.all(ROLES.map((role) => all[role].close())))

    test('every question is answered to those who ask it', async () => {
      for (const question of QUESTIONS) {
        for (const role of QUESTION_SIDES[question].to) {
          const answer = async () => ({ from: role }) as never
          buses[role].answer(question, answer, ownKey(question))
        }
      }
      for (const question of QUESTIONS) {
        for (const role of QUESTION_SIDES[question].from) {
          const asked = () => buses[role].ask(question, {} as never, ownKey(question))
          const [from] = QUESTION_SIDES[question].to
          await expect.poll(asked, { message: `${role} asks ${question}` }).toEqual({ from })
        }
      }
      expect(ROLES.flatMap((role) => all[role].faults)).toEqual([])
    })

    test('a gateway that answers in the place of engine and api is asked nothing', async () => {
      buses.gateway.answer('engine.ask', async () => ({}), PRIMARY)
      buses.gateway.answer('session.check', async () => undefined)
      await expect.poll(() => all.gateway.faults).toHaveLength(2)
      const other = await openTestNatsBus(urlOf('gateway'), { name: 'gateway' })
      const unanswered = { fault: 'unanswered' }
      await expect(buses.api.ask('engine.ask', {} as never)).rejects.toMatchObject(unanswered)
      await expect(other.ask('session.check', { token: '' })).rejects.toMatchObject(unanswered)
      await other.close()
    })

    test('who asks names no other place than an inbox for the answer', async () => {
      const heard: unknown[] = []
      buses.engine.subscribe('waiting', (message) => heard.push(message))
      buses.engine.answer('market.snapshot', async () => ({ instruments: [] }))
      buses.api.answer('session.check', async () => undefined)
      const ask = () => buses.gateway.ask('session.check', { token: '' })
      await expect.poll(ask).toBeUndefined()
      const stranger = await openStranger(server.address, 'gateway')
      const reply = topicSubject('waiting', SHARD, undefined)
      stranger.publish(questionSubject('session.check', undefined), '{"token":""}', reply)
      await expect.poll(() => all.api.faults).toHaveLength(1)
      await expect.poll(() => buses.api.ask('market.snapshot', {})).toEqual({ instruments: [] })
      expect(heard).toEqual([])
      await stranger.close()
    })
  })
})

function toldSubject(topic: TopicName): string {
  return topicSubject(topic, SHARD, USER)
}

/** Of all keys, as the office hears them. */
function heardSubject(topic: TopicName): string {
  return topicSubject(topic, SHARD, undefined)
}

function ownKey(question: QuestionName): string | undefined {
  return question === 'sockets.present' ? USER : undefined
}

function askedSubject(question: QuestionName): string {
  const key = WITHOUT_KEY.includes(question) ? undefined : (ownKey(question) ?? PRIMARY)
  return questionSubject(question, key)
}

/** A connection with the login of a role, and none of its program. */
type Stranger = {
  /** Which of these subjects the server refuses, in their order. */
  readonly refusedToPublish: (subjects: readonly string[]) => Promise<readonly string[]>
  readonly refusedToHear: (subjects: readonly string[]) => Promise<readonly string[]>
  readonly publish: (subject: string, text: string, reply: string) => void
  readonly close: () => Promise<void>
}

async function openStranger(address: string, role: Role): Promise<Stranger> {
  const login = { user: role, password: passwordOf(role) }
  const connection = await connect(connectionOptions({ servers: [address], login }, role))
  const refused = new Set<string>()
  void noteRefused(connection, refused)
  const refusedAfter = async (subjects: readonly string[], act: (subject: string) => void) => {
    refused.clear()
    for (const subject of subjects) act(subject)
    // What is refused was told before this is answered.
    await connection.flush()
    await connection.flush()
    return subjects.filter((subject) => refused.has(subject))
  }
  const hear = (subject: string) => {
    connection.subscribe(subject, { callback: () => undefined })
  }
  return {
    refusedToPublish: (subjects) =>
      refusedAfter(subjects, (subject) => connection.publish(subject, '{}')),
    refusedToHear: (subjects) => refusedAfter(subjects, hear),
    publish: (subject, text, reply) => connection.publish(subject, text, { reply }),
    close: () => connection.close(),
  }
}

async function noteRefused(connection: NatsConnection, refused: Set<string>): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type !== 'error') continue
    if (status.error instanceof errors.PermissionViolationError) refused.add(status.error.subject)
  }
}
