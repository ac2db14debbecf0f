// What the process of the callers is told, and what it tells back.

export type CallersTask = {
  readonly port: number
  readonly tokens: readonly string[]
  readonly callers: number
  readonly windowMs: number
}

export type CallersReport = {
  readonly perSecond: number
  readonly latenciesMs: readonly number[]
  readonly openings: number
  readonly closes: number
}
