// The bus between the roles, and the one of a single process; nats-bus.ts has the one of many.

import { createAskLimits } from './ask-limits.ts'
import { BusError } from './bus-error.ts'
import { type AnyListener, createBusListeners, placeOf } from './bus-listeners.ts'
import {
  KEY_OF,
  type QuestionName,
  type Questions,
  type TopicName,
  type Topics,
} from './bus-topics.ts'

export type Answerer<Name extends QuestionName> = (
  request: Questions[Name]['request'],
) => Promise<Questions[Name]['answer']>

export type Bus = {
  /** Delivers to the listeners of the topic in the order published. Never throws. */
  readonly publish: <Name extends TopicName>(topic: Name, message: Topics[Name]) => void
  /**
   * Listeners are called during `publish`: they must be quick. With `key` they hear only of that
   * one, as KEY_OF says it. Returns how to stop listening.
   */
  readonly subscribe: <Name extends TopicName>(
    topic: Name,
    listener: (message: Topics[Name]) => void,
    key?: string,
  ) => () => void
  /**
   * Rejects with a BusError when nobody answers in time, or with the fault of the answerer. With
   * `key` it asks the answerer of that key.
   */
  readonly ask: <Name extends QuestionName>(
    question: Name,
    request: Questions[Name]['request'],
    key?: string,
  ) => Promise<Questions[Name]['answer']>
  /** One answerer per question and key in a process. Returns how to stop answering. */
  readonly answer: <Name extends QuestionName>(
    question: Name,
    answerer: Answerer<Name>,
    key?: string,
  ) => () => void
  /**
   * Called when the way to other processes is back: of what they published meanwhile nothing came.
   * Within one process never. Returns how to stop.
   */
  readonly onReturn: (listener: () => void) => () => void
  /** Refuses every question from now on and forgets the listeners. */
  readonly close: () => Promise<void>
}

type AnyAnswerer = (request: unknown) => Promise<unknown>

/**
 * `onFault` hears of a listener that threw: the publisher and the other listeners go on. Whoever
 * hands `listeners` in can tell them of messages from elsewhere.
 */
export function createBus(
  onFault: (error: unknown) => void,
  listeners = createBusListeners(onFault),
): Bus {
  const answerers = new Map<string, AnyAnswerer>()
  const limitAsk = createAskLimits()
  let closed = false

  async function ask(question: QuestionName, request: unknown, key?: string): Promise<unknown> {
    if (closed) throw new BusError('closed', question)
    const answerer = answerers.get(placeOf(question, key))
    if (!answerer) throw new BusError('unanswered', question)
    return limitAsk(question, () => answerer(request))
  }

  return {
    publish: (topic, message) => {
      listeners.tell(topic, message)
      const key = KEY_OF[topic]?.(message)
      if (key !== undefined) listeners.tell(placeOf(topic, key), message)
    },
    subscribe: (topic, listener, key) =>
      listeners.add(placeOf(topic, key), listener as AnyListener),
    ask: ask as Bus['ask'],
    answer: (question, answerer, key) => {
      const place = placeOf(question, key)
      if (answerers.has(place)) throw new Error(`${place} is answered already`)
      answerers.set(place, answerer as AnyAnswerer)
      return () => answerers.delete(place)
    },
    onReturn: () => () => {},
    close: async () => {
      closed = true
      listeners.clear()
      answerers.clear()
    },
  }
}
