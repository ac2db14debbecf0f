// Which process answers a question where one engine is primary and others ask it or stand by.

import type { Bus } from './bus.ts'
import { BusError } from './bus-error.ts'
import type { QuestionName, TopicName } from './bus-topics.ts'

/** Asked of the process in which the engine leads, and of no other. */
const OF_THE_PRIMARY: ReadonlySet<QuestionName> = new Set<QuestionName>([
  ...(['engine.ask', 'engine.submit', 'market.facts', 'market.snapshot'] as const),
  ...(['candle.running', 'depth.latest', 'jobs.report', 'books.reconcile'] as const),
  ...(['account.events', 'account.snapshot', 'account.missed'] as const),
  ...(['chat.events', 'chat.snapshot', 'chat.missed'] as const),
  ...(['price-alert.set', 'price-alert.remove'] as const),
])

/** Told by it alone: one that was frozen says nothing before it knows whether it still leads. */
const TOLD_BY_THE_PRIMARY: ReadonlySet<TopicName> = new Set<TopicName>([
  ...(['engine', 'market', 'depth', 'candle', 'account', 'chat', 'terms', 'head'] as const),
])

/** It says each second that it is there; behind so much silence another may lead. */
export const SURE_FOR_MS = 4_000

/** By shard and epoch: an engine that was deposed is asked nothing more. */
export function primaryKey({ shard, epoch }: { readonly shard: number; readonly epoch: number }) {
  return `${shard}.${epoch}`
}

/** A beat has its epoch in it already. */
function namesItsPrimary(topic: TopicName): boolean {
  return TOLD_BY_THE_PRIMARY.has(topic) && topic !== 'engine'
}

/** A message of the primary, with the key under which it led when it was told. */
type Told = { readonly from?: string | undefined }

/** Held up on the way: another engine leads since, and has told otherwise. */
function isOutdated({ from }: Told, primary: string | undefined): boolean {
  if (from === undefined || primary === undefined) return false
  const [shard, epoch] = from.split('.')
  const [shardOfNow, epochOfNow] = primary.split('.')
  return shard === shardOfNow && Number(epoch) < Number(epochOfNow)
}

/**
 * The bus of another process: what the primary answers is asked of the one of now, and what an
 * earlier one told is not heard any more.
 */
export function createBusToPrimary(bus: Bus, keyOfPrimary: () => string | undefined): Bus {
  return {
    ...bus,
    subscribe: (topic, listener, key) => {
      if (!namesItsPrimary(topic)) return bus.subscribe(topic, listener, key)
      const hear = ({ from, ...message }: Parameters<typeof listener>[0] & Told) => {
        if (!isOutdated({ from }, keyOfPrimary())) listener(message as never)
      }
      return bus.subscribe(topic, hear, key)
    },
    ask: (question, request, key) => {
      if (!OF_THE_PRIMARY.has(question)) return bus.ask(question, request, key)
      const primary = keyOfPrimary()
      if (primary === undefined) return Promise.reject(new BusError('unanswered', question))
      return bus.ask(question, request, primary)
    },
  }
}

export type PrimaryBus = {
  readonly bus: Bus
  /** From now on questions are answered under this key, and under no earlier one. */
  readonly lead: (key: string) => void
  /**
   * It led at this time, monotonic ms, as the database says: when it was asked, not when the answer
   * was read. One that was frozen in between reads it when another may lead.
   */
  readonly confirm: (askedMs: number) => void
  /** Its life as a primary is over, whether another one leads yet or not: it says nothing more. */
  readonly leave: () => void
}

/** The bus of a process in which an engine leads, or waits to. */
export function createPrimaryBus(bus: Bus, monotonicMs: () => number): PrimaryBus {
  type Answering = { readonly begin: (key: string) => void; readonly end: () => void }
  const answering = new Set<Answering>()
  let ownKey: string | undefined
  let sureUntilMs = Number.NEGATIVE_INFINITY
  let isLeading = false
  const confirm = (askedMs: number) => {
    sureUntilMs = Math.max(sureUntilMs, askedMs + SURE_FOR_MS)
  }
  const answer: Bus['answer'] = (question, answerer, key) => {
    if (!OF_THE_PRIMARY.has(question)) return bus.answer(question, answerer, key)
    let stop = () => {}
    const one: Answering = {
      begin: (own) => {
        stop()
        stop = bus.answer(question, answerer, own)
      },
      end: () => stop(),
    }
    answering.add(one)
    if (ownKey !== undefined) one.begin(ownKey)
    return () => {
      answering.delete(one)
      one.end()
    }
  }
  return {
    bus: {
      ...createBusToPrimary(bus, () => ownKey),
      answer,
      publish: (topic, message) => {
        const isSure = isLeading && monotonicMs() <= sureUntilMs
        if (TOLD_BY_THE_PRIMARY.has(topic) && !isSure) return
        bus.publish(topic, namesItsPrimary(topic) ? { ...message, from: ownKey } : message)
      },
    },
    lead: (key) => {
      ownKey = key
      isLeading = true
      confirm(monotonicMs())
      for (const one of answering) one.begin(key)
    },
    confirm,
    leave: () => {
      isLeading = false
    },
  }
}
