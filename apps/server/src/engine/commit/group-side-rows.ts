// Rows of a group beside money and records: the source, instruments' constants, the outbox.

import { pastTermsText } from '@fairtick/core/cash/past-terms'
import type { EngineEvent } from '@fairtick/core/engine/event'
import type { TapeEntry } from '@fairtick/core/engine/record'
import { residentAccount } from '@fairtick/core/engine/state/resident-account'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { formatMoney, type Money, sumMoney } from '@fairtick/core/numbers/money'
import { formatRate, multiplyByRate } from '@fairtick/core/numbers/rate'
import { healthText, windowsText } from '../codec/column-text.ts'
import { optionText } from '../codec/outcome.ts'
import { endOf, withdrawalText } from '../codec/withdrawal-text.ts'
import type { AccountOwner, OutboxMessage } from '../engine-port.ts'
import type { Group } from './group.ts'
import type { Rows } from './group-columns.ts'

/**
 * Source, day, windows, terms, rules, mode, date, past terms, health: each that an entry of the
 * group sets, else null, so that nothing else is written over and what somebody wrote there is
 * found. The source comes first of all on a tape, and again when it changes: the whole row goes
 * with it.
 */
export function installationOf(state: EngineState, { tape }: Group): readonly (string | null)[] {
  const { source, dayNumber, localDay, openWindows, moneyTerms, pastTerms } = state
  const { jurisdiction, mode } = state
  const kinds = new Set(source === undefined ? [] : tape.map(({ entry }) => entry.kind))
  const setBy = (kind: TapeEntry['kind'], value: () => string | null | undefined) =>
    kinds.has(kind) || kinds.has('source') ? (value() ?? null) : null
  const isOtherHealth =
    source !== undefined && state.healthPosition >= (tape[0]?.position ?? Number.POSITIVE_INFINITY)
  return [
    setBy('source', () => source),
    setBy('calendar', () => String(dayNumber)),
    setBy('calendar', () => windowsText(openWindows)),
    setBy('money-terms', () => moneyTerms.text && JSON.stringify(moneyTerms.text)),
    setBy('jurisdiction', () => JSON.stringify(jurisdiction.text)),
    setBy('mode', () => mode),
    setBy('calendar', () => localDay?.toString()),
    setBy('money-terms', () => pastTermsText(pastTerms)),
    isOtherHealth || kinds.has('source') ? healthText(state) : null,
  ]
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
  const messages = [...describeMessages(state, group), ...describeCharges(state, group)]
  return messages.map((message) => [message.topic, JSON.stringify(message)])
}

function describeMessages(state: EngineState, group: Group): readonly OutboxMessage[] {
  return group.events.flatMap(({ event, time, contract }): readonly OutboxMessage[] => {
    const owner = ownerOf(state, event.accountId)
    switch (event.kind) {
      case 'account-opened':
        return [{ topic: event.kind, ...owner, accountId: event.accountId }]
      case 'practice-reset':
        // An account that stood at its first balance already is told nothing.
        return event.entries.map(({ causeId }) => ({
          ...{ topic: event.kind, ...owner, causeId, cash: formatMoney(event.cash) },
        }))
      case 'option-settled':
        return [{ topic: event.kind, ...owner, option: optionText(event.option, event.settlement) }]
      case 'margin-called': {
        const { kind: topic, accountId } = event
        return [{ topic, ...owner, accountId, time, riskRate: formatRate(event.riskRate) }]
      }
      case 'rewards-paid': {
        const { kind: topic, accountId, day, amount } = event
        return [{ topic, ...owner, accountId, day, amount: formatMoney(amount) }]
      }
      case 'deposit-credited': {
        const { kind: topic, depositId, credited } = event
        return [{ topic, ...owner, depositId, credited: formatMoney(credited), time }]
      }
      case 'balance-adjusted': {
        const { kind: topic, adjustmentId, amount } = event
        return [{ topic, ...owner, adjustmentId, amount: formatMoney(amount) }]
      }
      case 'copy-skipped':
      case 'follow-ended':
      case 'leading-set':
        return describeCopying(event, owner, time)
      case 'withdrawal-submitted':
      case 'withdrawal-approved':
      case 'withdrawal-paid':
      case 'withdrawal-returned': {
        const withdrawal = withdrawalText(event.withdrawal, endOf(event, time))
        return [{ topic: event.kind, ...owner, withdrawal }]
      }
      default: {
        const topic = contractTopic(event)
        return topic && contract ? [{ topic, ...owner, contract }] : []
      }
    }
  })
}

function ownerOf(state: EngineState, accountId: string): AccountOwner {
  const { userId, kind: accountKind } = residentAccount(state, accountId)
  return { userId, accountKind }
}

type CopyingEvent = Extract<EngineEvent, { kind: 'copy-skipped' | 'follow-ended' | 'leading-set' }>

/** Who paused or ended a follow knows what it means. */
function describeCopying(
  event: CopyingEvent,
  owner: AccountOwner,
  commandTime: number,
): readonly OutboxMessage[] {
  const { accountId } = event
  if (event.kind === 'leading-set') {
    return event.terms ? [] : [{ topic: 'leading-ended', accountId, commandTime }]
  }
  if (event.kind === 'copy-skipped') {
    const { kind: topic, leaderId, orderId, reason } = event
    return reason === 'paused' ? [] : [{ topic, ...owner, accountId, leaderId, orderId }]
  }
  if (event.reason === 'manual') return []
  const { leaderId, begun, terms } = event.follow
  if (event.reason === 'linked') {
    return [{ topic: 'follow-linked', ...owner, accountId, leaderId, begun }]
  }
  const loss = formatMoney(multiplyByRate(terms.allocation, terms.stopLoss))
  return [{ topic: 'follow-stopped', ...owner, accountId, leaderId, begun, loss }]
}

type ContractTopic = Extract<OutboxMessage, { contract: unknown }>['topic']

/** Customers need no notice of what they did themselves. */
function contractTopic(event: EngineEvent): ContractTopic | undefined {
  switch (event.kind) {
    case 'position-opened':
      return event.hasWaited ? 'contract-filled' : undefined
    case 'position-closed': {
      const reason = event.position.closes.at(-1)?.reason
      return reason === 'manual' || reason === 'batch' ? undefined : 'contract-closed'
    }
    case 'order-cancelled':
      return event.reason === 'manual' ? undefined : 'contract-cancelled'
    default:
      return undefined
  }
}

/** One message an account and rollover, however many positions it charged. */
function describeCharges(state: EngineState, group: Group): readonly OutboxMessage[] {
  const charges = new Map<string, { accountId: string; instant: number; amounts: Money[] }>()
  for (const { event } of group.events) {
    if (event.kind !== 'overnight-charged') continue
    const { accountId, instant, charge } = event
    const key = `${accountId} ${instant}`
    const known = charges.get(key)
    if (known) known.amounts.push(charge)
    else charges.set(key, { accountId, instant, amounts: [charge] })
  }
  return [...charges.values()].map(({ accountId, instant, amounts }) => ({
    topic: 'overnight-charged',
    ...ownerOf(state, accountId),
    ...{ accountId, instant, positions: amounts.length },
    charge: formatMoney(sumMoney(amounts)),
  }))
}
