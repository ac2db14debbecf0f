// Rows of a group beside money and records: the source, instruments' constants, the outbox.

import { type EngineState, residentAccount } from '@fairtick/core/engine/state'
import type { SourceKind } from '@fairtick/core/market/source-kind'
import { formatMoney } from '@fairtick/core/numbers/money'
import type { OutboxMessage } from './engine-port.ts'
import type { Group } from './group.ts'
import type { Rows } from './group-columns.ts'
import { optionText } from './outcome.ts'

/** The kind of market source that a group sets, if any. */
export function sourceOf(group: Group): SourceKind | undefined {
  const record = group.tape.findLast(({ entry }) => entry.kind === 'source')
  return record?.entry.kind === 'source' ? record.entry.source : undefined
}

/** Instruments whose constants a group sets, the last of each. */
export function instrumentRows(group: Group): Rows {
  const latest = new Map<string, string>()
  for (const { entry } of group.tape) {
    if (entry.kind !== 'instrument') continue
    latest.set(entry.instrument.symbol, JSON.stringify(entry.instrument))
  }
  return [...latest]
}

export function outboxRows(state: EngineState, group: Group): Rows {
  return describeMessages(state, group).map((message) => [message.topic, JSON.stringify(message)])
}

function describeMessages(state: EngineState, group: Group): readonly OutboxMessage[] {
  return group.events.flatMap(({ event }): readonly OutboxMessage[] => {
    const { userId, kind } = residentAccount(state, event.accountId)
    switch (event.kind) {
      case 'account-opened':
        return [{ topic: event.kind, userId, accountKind: kind, accountId: event.accountId }]
      case 'practice-reset':
        // An account that stood at its first balance already is told nothing.
        return event.entries.map(({ causeId }) => ({
          ...{ topic: event.kind, userId, causeId, cash: formatMoney(event.cash) },
        }))
      case 'option-settled':
        return [{ topic: event.kind, userId, option: optionText(event.option, event.settlement) }]
      case 'option-bought':
        return []
      default:
        return event satisfies never
    }
  })
}
