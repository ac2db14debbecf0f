// Who gets the same frames: views (sets of channels) and, per slot, the audience of each view.

import { type Channel, parseChannel } from '@fairtick/wire/socket/channels'
import type { ChannelContents, Conflation, Position } from './conflation.ts'
import type { Audience, Connection, View } from './connection.ts'
import { type InstrumentEntry, seriesOf } from './instrument-entry.ts'
import { closeTickView, openTickView } from './tick-log.ts'

export type Subscriptions = {
  /** Subscribes to exactly these public channels; none: to nothing. */
  readonly change: (connection: Connection, names: ReadonlySet<string>) => void
  readonly audiences: (slot: number) => Iterable<Audience>
  readonly audienceCount: () => number
}

export const SLOTS = 10

export function createSubscriptions(conflation: Conflation): Subscriptions {
  const views = new Map<string, View>()
  const slots = Array.from({ length: SLOTS }, () => new Map<string, Audience>())

  function viewOf(names: ReadonlySet<string>): View {
    const sorted = [...names].sort()
    const key = sorted.join(' ')
    const known = views.get(key)
    if (known) return known
    const view = { key, names: sorted, contents: contentsOf(sorted, conflation), audiences: 0 }
    views.set(key, view)
    for (const entry of view.contents.ticks) openTickView(entry.tickLog, entry.tick?.seq ?? 0)
    return view
  }

  function join(connection: Connection, view: View): void {
    const slot = slots[connection.slot]
    const known = slot?.get(view.key)
    const audience = known ?? createAudience(view, connection.slot, conflation.position())
    if (!known) {
      slot?.set(view.key, audience)
      view.audiences += 1
    }
    audience.members.add(connection)
    audience.lagging.add(connection)
    connection.audience = audience
  }

  function leave(connection: Connection, audience: Audience): void {
    const { view } = audience
    audience.members.delete(connection)
    audience.lagging.delete(connection)
    connection.audience = undefined
    if (audience.members.size > 0) return
    slots[audience.slot]?.delete(view.key)
    view.audiences -= 1
    if (view.audiences > 0) return
    views.delete(view.key)
    for (const entry of view.contents.ticks) closeTickView(entry.tickLog)
  }

  function change(connection: Connection, names: ReadonlySet<string>): void {
    const before = connection.audience
    // The new view comes first: ticks that both carry must go on being kept.
    const view = names.size > 0 ? viewOf(names) : undefined
    if (view === before?.view) return
    connection.position = positionAfter(connection.position, conflation.position(), before, view)
    if (before) leave(connection, before)
    if (view) join(connection, view)
    // Nothing is sent any more, so nothing is held back either.
    else connection.cloggedSinceMs = undefined
  }

  return {
    change,
    audiences: (slot) => slots[slot]?.values() ?? [],
    audienceCount: () => slots.reduce((sum, slot) => sum + slot.size, 0),
  }
}

function createAudience(view: View, slot: number, position: Position): Audience {
  return { view, slot, members: new Set(), lagging: new Set(), position }
}

export function contentsOf(names: readonly string[], conflation: Conflation): ChannelContents {
  const channels = names.map(parseChannel)
  const carried = (kind: Channel['kind']): InstrumentEntry[] =>
    channels.flatMap((channel) => {
      if (channel?.kind !== kind || !('symbol' in channel)) return []
      return conflation.find(channel.symbol) ?? []
    })
  return {
    all: channels.some((channel) => channel?.kind === 'tickers'),
    allCandles: channels.some((channel) => channel?.kind === 'candles'),
    latest: [],
    tickers: carried('ticker'),
    ticks: carried('tick'),
    depths: carried('depth'),
    candles: channels.flatMap((channel) => {
      if (channel?.kind !== 'candle') return []
      const entry = conflation.find(channel.symbol)
      return (entry && seriesOf(entry, channel.interval)) ?? []
    }),
  }
}

/**
 * What was seen of the channels that stay is still only seen up to `old`; new channels begin at
 * `now`, with the snapshot. Values may so come twice, ticks may not: they go by their own seqs.
 */
function positionAfter(
  old: Position,
  now: Position,
  before: Audience | undefined,
  view: View | undefined,
): Position {
  if (!before || !view) return now
  const seqs = Float64Array.from(now.seqs)
  for (const { index } of before.view.contents.ticks) seqs[index] = old.seqs[index] ?? 0
  return { version: old.version, seqs }
}
