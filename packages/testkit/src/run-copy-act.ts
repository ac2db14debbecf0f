// Applies acts of copying: who follows and who ends, and prices that end a follow by themselves.

import type { FollowTerms } from '@fairtick/core/copy/follow'
import type { Command } from '@fairtick/core/engine/command'
import { residentAccount } from '@fairtick/core/engine/state/resident-account'
import { type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { type Money, parseMoney } from '@fairtick/core/numbers/money'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { putTickWhere } from './aimed-tick.ts'
import { type CopyAct, FIRST_LEADING } from './copy-act-arbitrary.ts'
import { ask, askToLead, putClock, twinOf, type World } from './differential-run.ts'
import { rounded, textOf, times } from './fraction.ts'
import { copiesOf, isStopReached } from './naive-account.ts'
import { followNaive, linkNaive, pauseNaive, settleNaive, unfollowNaive } from './naive-copying.ts'

type Of<Kind extends CopyAct['act']> = Extract<CopyAct, { act: Kind }>

export function applyCopyAct(world: World, what: CopyAct): void {
  if (what.act === 'follow') follow(world, what)
  else if (what.act === 'unfollow') unfollow(world, what)
  else if (what.act === 'link') link(world, what)
  else if (what.act === 'lead') lead(world, what)
  else if (what.act === 'settle') settle(world, what)
  else if (what.act === 'stop') stop(world, what)
  else pause(world, what)
}

function follow(world: World, { act: _, who, leader, ...wish }: Of<'follow'>): void {
  const leaderId = leaderOf(world, leader)
  const terms: FollowTerms = {
    ...{ mode: wish.mode, maxLeverage: wish.maxLeverage },
    allocation: parseMoney(wish.allocation) as Money,
    fixedLots: wish.fixedLots === undefined ? undefined : (parseLots(wish.fixedLots) as Lots),
    maxPerOrder: parseMoney(wish.maxPerOrder) as Money,
    stopLoss: parseRate(wish.stopLoss) as Rate,
  }
  const { id: accountId } = twinOf(world, who)
  ask(world, who, { kind: 'follow-leader', accountId, leaderId, terms }, (naive, at) =>
    followNaive(naive, at, leaderId, wish),
  )
}

function pause(world: World, { act, who, leader }: Of<'pause' | 'resume'>): void {
  const leaderId = leaderOf(world, leader)
  const { id: accountId } = twinOf(world, who)
  const kind = act === 'pause' ? 'pause-follow' : 'resume-follow'
  ask(world, who, { kind, accountId, leaderId }, (naive, at) =>
    pauseNaive(naive, at, leaderId, act === 'pause' ? 'paused' : 'resumed'),
  )
}

function unfollow(world: World, { who, leader, copies }: Of<'unfollow'>): void {
  const leaderId = leaderOf(world, leader)
  const { id: accountId } = twinOf(world, who)
  ask(world, who, { kind: 'end-follow', accountId, leaderId, copies }, (naive, at) =>
    unfollowNaive(naive, at, leaderId, copies),
  )
}

function link(world: World, { who, leader }: Of<'link'>): void {
  const leaderId = leaderOf(world, leader)
  const { id: accountId } = twinOf(world, who)
  const begun = residentAccount(world.state, accountId).follows.get(leaderId)?.begun ?? 0
  const command: Command = { kind: 'end-linked-follow', accountId, leaderId, begun }
  ask(world, who, command, (naive, at) => linkNaive(naive, at, leaderId))
}

function lead(world: World, { who, isOpen }: Of<'lead'>): void {
  askToLead(world, who, isOpen ? FIRST_LEADING[who % FIRST_LEADING.length] : undefined)
}

function settle(world: World, { who, quarters }: Of<'settle'>): void {
  const { id: accountId, naive } = twinOf(world, who)
  const text = textOf(rounded(times(naive.salary, { top: BigInt(quarters), bottom: 4n }), 6))
  const transferId = `t${world.records.length}`
  const amount = parseMoney(text) as Money
  const command: Command = { kind: 'settle-salary', accountId, transferId, amount }
  ask(world, who, command, (one) => settleNaive(one, text))
}

/** A tick at which a follow of the account is just ended by its losses, or one step from it. */
function stop(world: World, { who, which, steps }: Of<'stop'>): void {
  const { naive } = twinOf(world, who)
  const moving = naive.follows.flatMap((one) =>
    one.isActive ? copiesOf(naive, one.leader).map(({ symbol }) => ({ one, symbol })) : [],
  )
  const chosen = moving[which % Math.max(1, moving.length)]
  if (!chosen) {
    putClock(world)
    return
  }
  const { one, symbol } = chosen
  const market = world.instruments.findIndex((instrument) => instrument.symbol === symbol)
  putTickWhere(world, { market, steps, naive }, () => isStopReached(naive, one, symbol))
}

function leaderOf(world: World, leader: number): string {
  return world.twins[leader]?.id ?? 'nobody'
}

export function isCopyAct(what: { readonly act: string }): what is CopyAct {
  return COPY_ACTS.has(what.act)
}

const COPY_ACTS: ReadonlySet<string> = new Set<CopyAct['act']>([
  ...(['follow', 'pause', 'resume', 'unfollow', 'link', 'lead', 'settle', 'stop'] as const),
])
