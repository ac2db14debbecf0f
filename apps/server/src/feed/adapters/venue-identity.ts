// What a feed is called: by the venue's name only where the venue's own bases are read (H2).

import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import type { FeedBases } from '@fairtick/core/market/source-kind'
import type { Provenance } from '../market-source.ts'
import type { VenueMarket } from './venue-adapter.ts'

/** A venue, and the addresses at which it itself answers. */
export type Venue = {
  /** How it is called where it is asked at its own bases: `Binance spot`. */
  readonly name: string
  /** What is spoken with it, and with whoever stands in its place: `binance`. */
  readonly protocol: string
  readonly ownRest: readonly string[]
  readonly ownSockets: readonly string[]
}

export type FeedIdentity = {
  /** Its name on the tape, in metrics and in logs. */
  readonly feed: string
  /**
   * Who speaks through its socket: the venue, or the host that stands in its place. Feeds of one
   * voter have one vote together, however many venues they play (H2).
   */
  readonly voter: string
  readonly bases: FeedBases
  /** For customers, in no language. */
  readonly description: string
  readonly provenanceOf: (market: Pick<VenueMarket, 'symbol' | 'pair'>) => Provenance
}

/** Of a feed that asks at these two bases, or at its socket alone. */
export function identifyFeed(venue: Venue, rest: string | undefined, socket: string): FeedIdentity {
  const { name, protocol, ownRest, ownSockets } = venue
  const { host } = new URL(socket)
  const isOwnSocket = isOwn(socket, ownSockets)
  const foreign = [
    ...(rest === undefined || isOwn(rest, ownRest) ? [] : [new URL(rest).host]),
    ...(isOwnSocket ? [] : [host]),
  ]
  const isUnverified = foreign.length > 0
  const voter = isOwnSocket ? protocol : host
  const feed = isUnverified ? `unverified:${protocol}` : protocol
  const hosts = [...new Set(foreign)].join(' + ')
  const unverified = (more: string) => `${hosts} (unverified, ${protocol} protocol${more})`
  return {
    feed,
    voter,
    bases: {
      feed,
      restBase: rest === undefined ? null : withoutSecrets(rest),
      socketBase: withoutSecrets(socket),
    },
    description: isUnverified ? unverified('') : name,
    provenanceOf: ({ symbol, pair }: { symbol: InstrumentSymbol; pair: string }) => ({
      ...{ symbol, feed, voter },
      origin: isUnverified ? unverified(`, ${pair}`) : `${name} ${pair}`,
      ...(isUnverified && { isUnverified: true as const }),
    }),
  }
}

/** One with a name, a password or a question in it is another base: who knows what answers that. */
function isOwn(base: string, own: readonly string[]): boolean {
  const bare = withoutSecrets(base)
  return own.includes(bare) && [bare, `${bare}/`].includes(new URL(base).href)
}

/** The base as everybody may read it: no name, password or key of ours. */
function withoutSecrets(base: string): string {
  const { protocol, host, pathname } = new URL(base)
  return `${protocol}//${host}${pathname.replace(/\/$/, '')}`
}
