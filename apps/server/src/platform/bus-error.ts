// A question over the bus that got no answer.

/**
 * Of `unanswered`, `busy` and `too_large` it is certain that nobody acted on the question. Of the
 * others it is not: `timeout`, `lost` (the way to the answerer broke while it was under way),
 * `closed` (this bus was), `failed` (the answerer, in another process, threw).
 */
export type BusFault =
  | 'unanswered'
  | 'busy'
  | 'too_large'
  | 'timeout'
  | 'lost'
  | 'closed'
  | 'failed'

/** Never a "no", which is an answer. */
export class BusError extends Error {
  readonly fault: BusFault

  constructor(fault: BusFault, question: string) {
    super(`bus question ${question}: ${fault}`)
    this.name = 'BusError'
    this.fault = fault
  }
}
