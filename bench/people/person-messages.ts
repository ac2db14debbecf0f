// What the process of the persons is told, and what it tells back.

export type PersonsTask = {
  readonly port: number
  /** One each. */
  readonly tokens: readonly string[]
  readonly persons: number
  /** One after the other they come; what they wait for is counted once all are there. */
  readonly rampMs: number
  readonly windowMs: number
}

export type PersonsReport = {
  /** By what was asked for. */
  readonly latenciesMs: Readonly<Record<string, readonly number[]>>
  /** Refused, or not answered at all; from the first person on. */
  readonly failed: number
}
