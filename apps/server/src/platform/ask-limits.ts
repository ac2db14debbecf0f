// How long a question over the bus is waited for, and how many at once.

import { BusError } from './bus-error.ts'
import type { QuestionName } from './bus-topics.ts'

/** An answer that takes longer counts as a fault of whoever should have answered. */
export const ASK_TIMEOUT_MS = 5_000
/** Beyond this a question is refused at once: waiting would only make the load worse. */
export const MAX_ASKS_IN_FLIGHT = 16_384

/** Of questions whose answer may take longer than most. */
const TIMEOUTS_MS: { readonly [Name in QuestionName]?: number } = {
  // A twin with the same key may have to be waited for, for 8 s.
  'engine.ask': 10_000,
  'books.reconcile': 120_000,
}

export function askTimeoutMs(question: QuestionName): number {
  return TIMEOUTS_MS[question] ?? ASK_TIMEOUT_MS
}

export type LimitAsk = <Answer>(
  question: QuestionName,
  work: () => Promise<Answer>,
) => Promise<Answer>

/** Rejects with a BusError where `work` takes too long or too much of it is under way. */
export function createAskLimits(): LimitAsk {
  let inFlight = 0
  return async (question, work) => {
    if (inFlight >= MAX_ASKS_IN_FLIGHT) throw new BusError('busy', question)
    inFlight += 1
    try {
      return await withAskTimeout(question, work())
    } finally {
      inFlight -= 1
    }
  }
}

export async function withAskTimeout<Answer>(
  question: QuestionName,
  answer: Promise<Answer>,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new BusError('timeout', question))
    timer = setTimeout(giveUp, askTimeoutMs(question))
  })
  try {
    return await Promise.race([answer, timeout])
  } finally {
    clearTimeout(timer)
  }
}
