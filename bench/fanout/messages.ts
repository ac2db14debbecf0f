// What the processes of the benchmark say to each other over the channel of their parent.

export type ToServer = {
  readonly kind: 'start'
  readonly startMs: number
  readonly durationMs: number
}

export type FromServer =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'shed'; readonly shed: number }

export type ToClient =
  | {
      readonly kind: 'connect'
      readonly port: number
      readonly clients: number
      readonly sets: number
    }
  | ToServer
  /** Begins and ends the window that counts. */
  | { readonly kind: 'open-window' | 'close-window' }

export type FromClient =
  | { readonly kind: 'connected' | 'window-open' }
  | {
      readonly kind: 'window'
      readonly updates: number
      readonly frames: number
      /** Age of the oldest change in each update of the sampled clients, ms, ascending. */
      readonly latenciesMs: readonly number[]
      readonly lostConnections: number
    }

/** Sends to the parent; a process that has none was started by mistake. */
export function tellParent(message: FromServer | FromClient): void {
  if (!process.send) throw new Error('started without a parent: run `npm run bench -- fanout`')
  process.send(message)
}
