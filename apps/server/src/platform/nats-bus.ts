// The bus between processes, over NATS: the same `Bus` as that of one process.
//
// Listeners and answerers of this process are called directly, the others by core NATS. Nothing is
// kept there: what must not be lost is found again in PostgreSQL.

import { errors, type Msg } from '@nats-io/transport-node'
import { askTimeoutMs, createAskLimits, MAX_ASKS_IN_FLIGHT, withAskTimeout } from './ask-limits.ts'
import { type Bus, createBus } from './bus.ts'
import { type KnownFault, unwrapAnswer, wrapAnswer, wrapBusy, wrapFault } from './bus-envelope.ts'
import { BusError, type BusFault } from './bus-error.ts'
import { type BusListeners, createBusListeners, placeOf } from './bus-listeners.ts'
import { questionSubject, topicSubject } from './bus-subjects.ts'
import { KEY_OF, type QuestionName, type TopicName } from './bus-topics.ts'
import {
  type ConnectionSettings,
  type LastingConnection,
  NotConnected,
  openNatsConnection,
  PayloadTooLarge,
  requestIdOf,
} from './nats-connection.ts'
import { natsPlace } from './nats-place.ts'
import { currentRequest, inRequest } from './request-scope.ts'

/** Of the answerers of a question one is asked. */
const ANSWERERS = 'answerers'
const CLOSE_LIMIT_MS = 2_000
/** With which every place for answers begins. */
const INBOX = '_INBOX.'

export type NatsBus = Bus & {
  readonly isConnected: () => boolean
  /** Messages that no other process can have got, since the start. */
  readonly dropped: () => number
}

export type NatsBusSettings = Pick<ConnectionSettings, 'name' | 'log' | 'startTimeoutMs'> & {
  /** As `natsPlace` reads it. */
  readonly url: string
  readonly caFile?: string
  /** Whose accounts this process serves. */
  readonly shard: string
  /** Hears of listeners and answerers that threw and of messages that make no sense. */
  readonly onFault: (error: unknown) => void
  /** Faults of answerers that reach an asker in another process as what they are. */
  readonly faults?: readonly KnownFault[]
}

/** Throws a SettingsError where no server can be reached. */
export async function connectNatsBus(settings: NatsBusSettings): Promise<NatsBus> {
  const { url, caFile, shard, onFault } = settings
  const listeners = createBusListeners(onFault)
  const local = createBus(onFault, listeners)
  const returns = createBusListeners(onFault)
  const connection = await openNatsConnection({
    ...settings,
    place: natsPlace(url, caFile),
    onReturn: () => returns.tell('return', undefined),
  })
  const parts: Parts = { settings, connection, local, listeners }
  const questions = createRemoteQuestions(parts)
  let dropped = 0

  const bus: NatsBus = {
    publish: (topic, message) => {
      try {
        // First, so that others hear it before what a listener here may publish in turn.
        const subject = topicSubject(topic, shard, KEY_OF[topic]?.(message))
        if (!connection.send(subject, JSON.stringify(message))) dropped += 1
      } catch (error) {
        dropped += 1
        onFault(error)
      }
      local.publish(topic, message)
    },
    subscribe: createRemoteSubscribe(parts),
    ask: questions.ask,
    answer: questions.answer,
    onReturn: (listener) => returns.add('return', listener),
    close: async () => {
      await local.close()
      returns.clear()
      await questions.close()
    },
    isConnected: connection.isConnected,
    dropped: () => dropped,
  }
  return bus
}

type Parts = {
  readonly settings: NatsBusSettings
  readonly connection: LastingConnection
  readonly local: Bus
  readonly listeners: BusListeners
}

/** One subscription a place, for all who listen there. */
function createRemoteSubscribe({ settings, connection, local, listeners }: Parts) {
  const places = new Map<string, { count: number; readonly stop: () => Promise<void> }>()

  /** Only of this place: who listens at another gets the message by that one's subscription. */
  function open(topic: TopicName, key: string | undefined) {
    const place = placeOf(topic, key)
    const subject = topicSubject(topic, settings.shard, key)
    const hear = (message: Msg) => listeners.tell(place, message.json())
    return { count: 0, stop: connection.subscribe(subject, hear) }
  }

  const subscribe: Bus['subscribe'] = (topic, listener, key) => {
    const stopHere = local.subscribe(topic, listener, key)
    // No message of such a topic has a key: nobody is ever heard there.
    if (key !== undefined && KEY_OF[topic] === undefined) return stopHere
    const place = placeOf(topic, key)
    const shared = places.get(place) ?? open(topic, key)
    places.set(place, shared)
    shared.count += 1
    let isStopped = false
    return () => {
      if (isStopped) return
      isStopped = true
      stopHere()
      shared.count -= 1
      if (shared.count > 0) return
      places.delete(place)
      void shared.stop()
    }
  }
  return subscribe
}

type AnyAnswer = (request: unknown) => Promise<unknown>

function createRemoteQuestions({ settings, connection, local }: Parts) {
  const { onFault, faults = [] } = settings
  const answeredHere = new Map<string, () => Promise<void>>()
  const underWay = new Set<Promise<void>>()
  const limitAsk = createAskLimits()
  let isClosed = false

  async function ask(question: QuestionName, request: unknown, key?: string): Promise<unknown> {
    if (isClosed) throw new BusError('closed', question)
    if (answeredHere.has(placeOf(question, key))) return local.ask(question, request as never, key)
    const text = JSON.stringify(request)
    const reply = await limitAsk(question, () => askRemote(question, text, key))
    return unwrapAnswer(reply.string(), question, faults)
  }

  async function askRemote(question: QuestionName, text: string, key?: string): Promise<Msg> {
    try {
      const subject = questionSubject(question, key)
      const timeoutMs = askTimeoutMs(question)
      return await connection.request(subject, text, timeoutMs, currentRequest())
    } catch (error) {
      throw new BusError(isClosed ? 'closed' : faultOf(error), question)
    }
  }

  async function respond(question: QuestionName, answerer: AnyAnswer, asked: Msg): Promise<void> {
    const reply = await answerOf(question, answerer, asked)
    try {
      connection.send(asked.reply ?? '', reply)
    } catch (error) {
      onFault(error)
      connection.send(asked.reply ?? '', wrapFault(error, []))
    }
  }

  async function answerOf(question: QuestionName, answerer: AnyAnswer, asked: Msg) {
    try {
      const answer = (async () => answerer(asked.json()))()
      return wrapAnswer(await withAskTimeout(question, answer))
    } catch (error) {
      if (!faults.some((Known) => error instanceof Known)) onFault(error)
      return wrapFault(error, faults)
    }
  }

  function hear(question: QuestionName, answerer: AnyAnswer, asked: Msg): void {
    // Elsewhere the answer would count as ours: who asks must not choose what we tell the others.
    if (!asked.reply?.startsWith(INBOX)) {
      throw new Error(`a question ${question} without a place for the answer`)
    }
    if (underWay.size >= MAX_ASKS_IN_FLIGHT) {
      connection.send(asked.reply, wrapBusy())
      return
    }
    const requestId = requestIdOf(asked)
    const work = () => respond(question, answerer, asked)
    const responding = (requestId === undefined ? work() : inRequest(requestId, work))
      .catch(onFault)
      .finally(() => underWay.delete(responding))
    underWay.add(responding)
  }

  const answer: Bus['answer'] = (question, answerer, key) => {
    const stopHere = local.answer(question, answerer, key)
    const place = placeOf(question, key)
    const subject = questionSubject(question, key)
    const listener = (asked: Msg) => hear(question, answerer as AnyAnswer, asked)
    const stopThere = connection.subscribe(subject, listener, ANSWERERS)
    answeredHere.set(place, stopThere)
    return () => {
      stopHere()
      if (answeredHere.get(place) === stopThere) answeredHere.delete(place)
      void stopThere()
    }
  }

  /** What was asked of us before is still answered, within a bound. */
  async function finish(): Promise<void> {
    await Promise.all([...answeredHere.values()].map((stop) => stop()))
    await Promise.all(underWay)
  }

  return {
    ask: ask as Bus['ask'],
    answer,
    close: async () => {
      isClosed = true
      await connection.close(CLOSE_LIMIT_MS, finish())
    },
  }
}

function faultOf(error: unknown): BusFault {
  if (error instanceof NotConnected) return 'unanswered'
  if (error instanceof PayloadTooLarge) return 'too_large'
  if (error instanceof errors.TimeoutError) return 'timeout'
  if (!(error instanceof errors.RequestError)) return 'lost'
  const isForbidden = error.cause instanceof errors.PermissionViolationError
  return isForbidden || error.isNoResponders() ? 'unanswered' : 'lost'
}
