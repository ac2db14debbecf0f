// The bus between the roles: in this process now, behind the same seam over a broker later.

import type { QuestionName, Questions, TopicName, Topics } from './bus-topics.ts'

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
  /** Listeners are called during `publish`: they must be quick. Returns how to stop listening. */
  readonly subscribe: <Name extends TopicName>(
    topic: Name,
    listener: (message: Topics[Name]) => void,
  ) => () => void
  /** Rejects with a BusError when nobody answers in time, or with the fault of the answerer. */
  readonly ask: <Name extends QuestionName>(
    question: Name,
    request: Questions[Name]['request'],
  ) => Promise<Questions[Name]['answer']>
  /** One answerer per question. Returns how to stop answering. */
  readonly answer: <Name extends QuestionName>(
    question: Name,
    answerer: Answerer<Name>,
  ) => () => void
  /** Refuses every question from now on and forgets the listeners. */
  readonly close: () => void
}

type AnyListener = (message: unknown) => void
type AnyAnswerer = (request: unknown) => Promise<unknown>

/** `onFault` hears of a listener that threw: the publisher and the other listeners go on. */
export function createBus(onFault: (error: unknown) => void): Bus {
  const listeners = new Map<TopicName, AnyListener[]>()
  const answerers = new Map<QuestionName, AnyAnswerer>()
  let inFlight = 0
  let closed = false

  async function ask(question: QuestionName, request: unknown): Promise<unknown> {
    if (closed) throw new BusError('closed', question)
    const answerer = answerers.get(question)
    if (!answerer) throw new BusError('unanswered', question)
    if (inFlight >= MAX_ASKS_IN_FLIGHT) throw new BusError('busy', question)
    inFlight += 1
    try {
      return await withTimeout(answerer(request), question)
    } finally {
      inFlight -= 1
    }
  }

  return {
    publish: (topic, message) => {
      for (const listener of listeners.get(topic) ?? []) {
        try {
          listener(message)
        } catch (error) {
          onFault(error)
        }
      }
    },
    subscribe: (topic, listener) => {
      const entry: AnyListener = (message) => listener(message as Topics[typeof topic])
      listeners.set(topic, [...(listeners.get(topic) ?? []), entry])
      return () => {
        const others = (listeners.get(topic) ?? []).filter((other) => other !== entry)
        listeners.set(topic, others)
      }
    },
    ask: ask as Bus['ask'],
    answer: (question, answerer) => {
      if (answerers.has(question)) throw new Error(`${question} is answered already`)
      answerers.set(question, answerer as AnyAnswerer)
      return () => answerers.delete(question)
    },
    close: () => {
      closed = true
      listeners.clear()
      answerers.clear()
    },
  }
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
