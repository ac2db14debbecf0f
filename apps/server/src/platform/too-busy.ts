// A queue is full: the caller may try again in a moment (429).

export class TooBusy extends Error {
  override readonly name = 'TooBusy'
  readonly retryAfterMs: number

  constructor(what: string, retryAfterMs: number) {
    super(`${what}: the queue is full`)
    this.retryAfterMs = retryAfterMs
  }
}
