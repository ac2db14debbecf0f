// What the processes of the bench of roles say to each other over the channel of their parent.

import type { ToServer } from '../fanout/messages.ts'

export type ToRole = ToServer | { readonly kind: 'report' } | { readonly kind: 'measure-own' }

export type FromRole =
  | { readonly kind: 'listening'; readonly port: number }
  /** Ticks that came by the bus, and how many of them were missing, doubled or out of order. */
  | { readonly kind: 'ticks'; readonly heard: number; readonly wrong: number }
  | { readonly kind: 'own'; readonly latenciesMs: readonly number[] }

export function tellParent(message: FromRole): void {
  if (!process.send) throw new Error('started without a parent: run `npm run bench -- roles`')
  process.send(message)
}

/** Of the parent, by an argument. */
export function natsUrl(): string {
  const [, , url = ''] = process.argv
  return url
}
