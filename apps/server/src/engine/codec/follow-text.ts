// Follows and what leaders did, in text: for rows, checkpoints and answers.

import type { Direction } from '@fairtick/core/contracts/direction'
import type { Follow } from '@fairtick/core/copy/follow'
import {
  type FollowTermsText,
  formatFollowTerms,
  formatLeadingTerms,
  type LeadingTermsText,
  readFollowTerms,
  readLeadingTerms,
} from '@fairtick/core/engine/codec/copy-command-text'
import type { Account, LeaderEvent } from '@fairtick/core/engine/state/state'
import { invariant } from '@fairtick/core/numbers/invariant'
import { formatLots, type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { moneyFromMicros } from '@fairtick/core/numbers/money'
import { formatRate, parseRate } from '@fairtick/core/numbers/rate'
import type { Rational } from '@fairtick/core/numbers/rational'
import { instantFromMs } from '@fairtick/core/time/instant'

/** A follow as checkpoints have it: integers as text, times in ms. */
export type FollowText = readonly [
  leaderId: string,
  begun: number,
  begunTime: number,
  terms: FollowTermsText,
  profitShare: string,
  state: 'active' | 'paused' | 'ended' | 'ended-paused',
  result: string,
  resultAtBegin: string,
  highWater: string,
]

export function followText(follow: Follow): FollowText {
  const { leaderId, begun, begunTime, terms, profitShare, isActive, isPaused } = follow
  const { result, resultAtBegin, highWater } = follow
  const ended = isPaused ? 'ended-paused' : 'ended'
  const active = isPaused ? 'paused' : 'active'
  return [
    ...([leaderId, begun, begunTime, formatFollowTerms(terms), formatRate(profitShare)] as const),
    ...([isActive ? active : ended, String(result), String(resultAtBegin)] as const),
    rationalText(highWater),
  ]
}

export function readFollowText(text: FollowText): Follow {
  const [leaderId, begun, begunMs, terms, share, state, result, resultAtBegin, mark] = text
  const profitShare = parseRate(share)
  invariant(profitShare !== undefined, 'unreadable profit share', share)
  return {
    ...{ leaderId, begun, begunTime: instantFromMs(begunMs), terms: readFollowTerms(terms) },
    profitShare,
    isActive: state === 'active' || state === 'paused',
    isPaused: state === 'paused' || state === 'ended-paused',
    result: moneyFromMicros(BigInt(result)),
    resultAtBegin: moneyFromMicros(BigInt(resultAtBegin)),
    highWater: readRational(mark),
  }
}

/** The column `leading` of an account. */
export function leadingText({ leading }: Pick<Account, 'leading'>): string | undefined {
  return leading && JSON.stringify(formatLeadingTerms(leading))
}

export function readLeading(text: string | null): Account['leading'] {
  return text === null ? undefined : readLeadingTerms(JSON.parse(text) as LeadingTermsText)
}

export function rationalText({ numerator, denominator }: Rational): string {
  return `${numerator}/${denominator}`
}

export function readRational(text: string): Rational {
  const [numerator, denominator] = text.split('/').map(BigInt)
  invariant(numerator !== undefined && denominator !== undefined, 'unreadable fraction', text)
  return { numerator, denominator }
}

type LeaderEventText = readonly [
  tapePosition: number,
  commandNumber: number,
  time: number,
  orderId: string,
  symbol: string,
  placed: number,
  fill:
    | readonly ['opened', Direction, lots: string, leverage: number, equity: string]
    | readonly ['closed', lots: string, lotsBefore: string],
]

/** The column `event` of a leader's event. */
export function leaderEventText({ fill, ...event }: LeaderEvent): string {
  const { tapePosition, commandNumber, time, orderId, symbol, placed } = event
  const text: LeaderEventText = [
    ...([tapePosition, commandNumber, time, orderId, symbol, placed] as const),
    fill.kind === 'opened'
      ? [fill.kind, fill.direction, formatLots(fill.lots), fill.leverage, rationalText(fill.equity)]
      : [fill.kind, formatLots(fill.lots), formatLots(fill.lotsBefore)],
  ]
  return JSON.stringify(text)
}

export function readLeaderEvent(leaderId: string, number: number, text: string): LeaderEvent {
  const [tapePosition, commandNumber, ms, orderId, symbol, placed, fill] = JSON.parse(
    text,
  ) as LeaderEventText
  const event = { leaderId, number, tapePosition, commandNumber, orderId, symbol, placed }
  const time = instantFromMs(ms)
  if (fill[0] === 'closed') {
    const [kind, lots, lotsBefore] = fill
    return {
      ...event,
      time,
      fill: { kind, lots: readLots(lots), lotsBefore: readLots(lotsBefore) },
    }
  }
  const [kind, direction, lots, leverage, equity] = fill
  const opened = { kind, direction, leverage, lots: readLots(lots), equity: readRational(equity) }
  return { ...event, time, fill: opened }
}

function readLots(text: string): Lots {
  const lots = parseLots(text)
  invariant(lots !== undefined, 'unreadable lots', text)
  return lots
}
