// A step of a worked case as the command that the engine would get over the wire.

import type { WithdrawalSource } from '@fairtick/core/cash/withdrawal-window'
import type { FollowTerms } from '@fairtick/core/copy/follow'
import type { Command } from '@fairtick/core/engine/command'
import type { ShownPrice } from '@fairtick/core/market/price-tolerance'
import { parseLots } from '@fairtick/core/numbers/lots'
import { parseMoney } from '@fairtick/core/numbers/money'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { parseRate } from '@fairtick/core/numbers/rate'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { CaseStep } from './worked-case.ts'

/** Of a worked case without members. */
export const ACCOUNT = 'account'

/** Undefined when its form cannot be read: the wire would refuse it (400). */
export function readCommand(step: CaseStep): Command | undefined {
  const accountId = step.user ?? ACCOUNT
  const named = { accountId, orderId: step.order ?? '' }
  switch (step.do) {
    case 'option':
      return readPurchase(step)
    case 'open':
      return readOpening(step)
    case 'set': {
      const { takeProfit, stopLoss } = step
      const levels = [takeProfit, stopLoss].map((text) => parsePrice(text ?? ''))
      return { kind: 'set-levels', ...named, takeProfit: levels[0], stopLoss: levels[1] }
    }
    case 'close': {
      const lots = step.lots === undefined ? undefined : parseLots(step.lots)
      if (step.lots !== undefined && lots === undefined) return undefined
      return { kind: 'close-contract', ...named, lots }
    }
    case 'cancel':
      return { kind: 'cancel-order', ...named }
    case 'batchClose': {
      const scope = step.scope as 'all' | 'long' | 'short'
      return { kind: 'batch-close', accountId, scope, symbol: step.symbol }
    }
    default:
      return readMoneyCommand(step, accountId)
  }
}

function readMoneyCommand(step: CaseStep, accountId: string): Command | undefined {
  const ofWithdrawal = { accountId, withdrawalId: step.withdrawal ?? '' }
  const amount = parseMoney(step.amount ?? '')
  switch (step.do) {
    case 'withdraw': {
      if (amount === undefined) return undefined
      const { as: withdrawalId = '', method = '' } = step
      const from = step.from as WithdrawalSource
      return { kind: 'submit-withdrawal', accountId, withdrawalId, method, amount, from }
    }
    case 'approve':
      return { kind: 'approve-withdrawal', ...ofWithdrawal }
    case 'pay':
      return { kind: 'pay-withdrawal', ...ofWithdrawal }
    case 'fail':
      return { kind: 'fail-withdrawal', ...ofWithdrawal }
    case 'cancelWithdrawal':
      return { kind: 'cancel-withdrawal', ...ofWithdrawal }
    case 'settleSalary':
      if (amount === undefined) return undefined
      return { kind: 'settle-salary', accountId, transferId: `${step.time}`, amount }
    default:
      return readCopyCommand(step, accountId)
  }
}

function readCopyCommand(step: CaseStep, accountId: string): Command | undefined {
  const ofFollow = { accountId, leaderId: step.leader ?? '' }
  switch (step.do) {
    case 'follow': {
      const terms = readFollowTerms(step)
      return terms && { kind: 'follow-leader', ...ofFollow, terms }
    }
    case 'pause':
      return { kind: 'pause-follow', ...ofFollow }
    case 'resume':
      return { kind: 'resume-follow', ...ofFollow }
    case 'unfollow':
      return { kind: 'end-follow', ...ofFollow, copies: step.close ? 'close' : 'stay' }
    default:
      throw new Error(`unknown step ${step.do}`)
  }
}

function readFollowTerms(step: CaseStep): FollowTerms | undefined {
  const allocation = parseMoney(step.allocation ?? '')
  const maxPerOrder = parseMoney(step.maxPerOrder ?? '')
  const stopLoss = parseRate(step.stopLoss ?? '0.3')
  if (allocation === undefined || maxPerOrder === undefined || stopLoss === undefined) {
    return undefined
  }
  const fixedLots = step.fixedLots === undefined ? undefined : parseLots(step.fixedLots)
  const mode = step.mode as FollowTerms['mode']
  return { mode, allocation, fixedLots, maxPerOrder, stopLoss, maxLeverage: step.maxLeverage }
}

function readPurchase(step: CaseStep): Command | undefined {
  const stake = parseMoney(step.amount ?? '')
  const shown = readShown(step)
  if (stake === undefined || shown === 'unreadable') return undefined
  return {
    kind: 'buy-option',
    accountId: step.user ?? ACCOUNT,
    optionId: step.as ?? '',
    symbol: step.symbol ?? '',
    direction: step.direction as 'up' | 'down',
    stake,
    durationSeconds: step.duration ?? 0,
    shown,
    arrivedTime: instantFromMs(step.time),
  }
}

function readOpening(step: CaseStep): Command | undefined {
  const lots = parseLots(step.lots ?? '')
  const isLimit = step.orderType === 'limit'
  const shown = isLimit ? undefined : readShown(step)
  if (lots === undefined || shown === 'unreadable') return undefined
  return {
    kind: 'open-contract',
    accountId: step.user ?? ACCOUNT,
    orderId: step.as ?? '',
    symbol: step.symbol ?? '',
    direction: step.direction as 'long' | 'short',
    orderType: isLimit ? 'limit' : 'market',
    lots,
    leverage: step.leverage ?? 0,
    limitPrice: isLimit ? parsePrice(step.price ?? '') : undefined,
    shown,
    takeProfit: optionalPrice(step.takeProfit),
    stopLoss: optionalPrice(step.stopLoss),
    arrivedTime: instantFromMs(step.time),
  }
}

function optionalPrice(text: string | null | undefined): Price | undefined {
  return parsePrice(text ?? '')
}

function readShown({ price: text, tolerance }: CaseStep): ShownPrice | undefined | 'unreadable' {
  if (text === undefined) return undefined
  const [price, rate] = [parsePrice(text), parseRate(tolerance ?? '0.005')]
  return price === undefined || rate === undefined ? 'unreadable' : { price, tolerance: rate }
}
