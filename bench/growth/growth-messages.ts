// What the process of one size is told, and what it tells back.

export type GrowthTask = { readonly url: string; readonly accounts: number }

/** µs of the engine's processor; a read as `account/summary` makes it. */
export type GrowthRow = {
  readonly orders: number
  readonly 'start, s': number
  readonly 'order, µs': number
  readonly 'order p50, ms': number
  /** Five positions an account pay for the night. */
  readonly 'rollover, µs/account': number
  readonly 'read p50, ms': number
  readonly 'memory, MB': number
}
