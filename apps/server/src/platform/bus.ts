// The bus between the roles, and the one of a single process; nats-bus.ts has the one of many.

import {
  KEY_OF,
  type QuestionName,
  type Questions,
  type TopicName,
  type Topics,
} from './bus-topics.ts'

/** An answer that takes longer counts as a fault of whoever should have answered. */
export const ASK_TIMEOUT_MS = 5_000
/** Beyond this a question is refused at once: waiting would only make the load worse. */
export const MAX_ASKS_IN_FLIGHT = 16_384

export type BusFault = 'unanswered' | 'timeout' | 'busy' | 'closed'

/** A question that got no answer; never a "no", which is an answer. */
export class BusError extends Error {
  readonly fault: BusFault

  constructor(fault: BusFault, question: string) {
    super(`bus question ${question}: ${fault}`)
    this.name = 'BusError'
    this.fault = fault
  }
}

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

type AnyListener = (message: unknown) => void
type AnyAnswerer = (request: unknown) => Promise<unknown>

/** `onFault` hears of a listener that threw: the publisher and the other listeners go on. */
export function createBus(onFault: (error: unknown) => void): Bus {
  const listeners = new Map<string, readonly AnyListener[]>()
  const answerers = new Map<string, AnyAnswerer>()
  let inFlight = 0
  let closed = false

  async function ask(question: QuestionName, request: unknown, key?: string): Promise<unknown> {
    if (closed) throw new BusError('closed', question)
    const answerer = answerers.get(placeOf(question, key))
    if (!answerer) throw new BusError('unanswered', question)
    if (inFlight >= MAX_ASKS_IN_FLIGHT) throw new BusError('busy', question)
    inFlight += 1
    try {
      return await withTimeout(answerer(request), question)
    } finally {
      inFlight -= 1
    }
  }

  function tell(place: string, message: unknown): void {
    for (const listener of listeners.get(place) ?? []) {
      try {
        listener(message)
      } catch (error) {
        onFault(error)
      }
    }
  }

  return {
    publish: (topic, message) => {
      tell(topic, message)
      const key = KEY_OF[topic]?.(message)
      if (key !== undefined) tell(placeOf(topic, key), message)
    },
    subscribe: (topic, listener, key) => {
      const place = placeOf(topic, key)
      const entry: AnyListener = (message) => listener(message as Topics[typeof topic])
      listeners.set(place, [...(listeners.get(place) ?? []), entry])
      return () => {
        const others = (listeners.get(place) ?? []).filter((other) => other !== entry)
        if (others.length > 0) listeners.set(place, others)
        else listeners.delete(place)
      }
    },
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

function placeOf(name: string, key: string | undefined): string {
  return key === undefined ? name : `${name} ${key}`
}

async function withTimeout<Answer>(answer: Promise<Answer>, question: string): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BusError('timeout', question)), ASK_TIMEOUT_MS)
  })
  try {
    return await Promise.race([answer, timeout])
  } finally {
    clearTimeout(timer)
  }
}
