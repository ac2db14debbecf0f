// The state that the newest checkpoint wrote down, for a check that need not begin at the start.

import { createHash } from 'node:crypto'
import type { InstallationMode } from '@fairtick/core/account/account-access'
import { readKeptTerms } from '@fairtick/core/cash/kept-terms'
import { readPastTerms } from '@fairtick/core/cash/past-terms'
import type { OpenWithdrawal } from '@fairtick/core/cash/withdrawal'
import { parseTapeEntry } from '@fairtick/core/engine/codec/tape-text'
import { type JurisdictionText, parseJurisdiction } from '@fairtick/core/engine/jurisdiction'
import type { MoneyTermsText } from '@fairtick/core/engine/money-terms'
import { renewWatches } from '@fairtick/core/engine/risk/renew-watches'
import { createState, setMoneyTerms } from '@fairtick/core/engine/state/create-state'
import { setInstrument } from '@fairtick/core/engine/state/market'
import { addAccount } from '@fairtick/core/engine/state/resident-account'
import type { EngineState } from '@fairtick/core/engine/state/state'
import type { AccountKind } from '@fairtick/core/ledger/journal-entry'
import type { InstrumentText } from '@fairtick/core/market/instrument'
import type { SourceKind } from '@fairtick/core/market/source-kind'
import { invariant } from '@fairtick/core/numbers/invariant'
import { type Money, moneyFromMicros, parseMoney } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import { parseRate } from '@fairtick/core/numbers/rate'
import type { OpenOption } from '@fairtick/core/options/option'
import { addReward, NO_REWARDS } from '@fairtick/core/team/payable-rewards'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { Queryable } from '../../platform/database.ts'
import {
  readHealth,
  readInviters,
  readSelfLimits,
  readVolumes,
  readWindows,
} from '../codec/column-text.ts'
import { type FollowText, readFollowText, readLeading } from '../codec/follow-text.ts'
import type { ContractText, OptionText, WithdrawalText } from '../engine-port.ts'
import { readPositionText, readWaitingText } from './read-contract-text.ts'

/** Undefined when there is none yet; throws when its text is not the one that was hashed. */
export async function readCheckpointState(database: Queryable): Promise<EngineState | undefined> {
  const [row] = await database.query<{ state: string; state_hash: string }>(
    'SELECT state, state_hash FROM checkpoint ORDER BY tape_position DESC LIMIT 1',
  )
  if (row === undefined) return undefined
  const hash = createHash('sha256').update(row.state).digest('hex')
  if (hash !== row.state_hash) throw new Error('the newest checkpoint is not what was hashed')
  return readState(row.state.split('\n').map((line) => JSON.parse(line) as StateLine))
}

type StateLine =
  | readonly [
      ...['state', number, number, number, number, SourceKind, number, InstallationMode],
      localDay: number | null,
    ]
  | readonly ['market', InstrumentText, string | null]
  | readonly [
      'account',
      ...(readonly [
        ...[id: string, userId: string, kind: AccountKind],
        ...[cash: string, stake: string, hold: string, salary: string],
        ...[marginCalled: string, volumes: string, untaxedGains: string, inviters: string],
        ...[tradingLock: string, ownLimits: string, leading: string, invitedDay: string],
        keptTerms: string,
      ]),
    ]
  | readonly ['health', string]
  | readonly ['money', MoneyTermsText | null, string, string]
  | readonly ['jurisdiction', JurisdictionText]
  | readonly ['payable', string, number, string]
  | readonly ['follow', string, FollowText]
  | readonly ['withdrawal', WithdrawalText]
  | readonly ['option', OptionText & { readonly placed: number }]
  | readonly ['contract', ContractText & { readonly placed: number }]

function readState(lines: readonly StateLine[]): EngineState {
  const state = createState()
  const options = Map.groupBy(
    lines.flatMap((line) => (line[0] === 'option' ? [readOption(line[1])] : [])),
    ({ accountId }) => accountId,
  )
  const contracts = lines.flatMap((line) => (line[0] === 'contract' ? [line[1]] : []))
  const positions = Map.groupBy(
    contracts.filter(({ opening }) => opening !== null).map(readPositionText),
    ({ accountId }) => accountId,
  )
  const orders = Map.groupBy(
    contracts.filter(({ opening }) => opening === null).map(readWaitingText),
    ({ accountId }) => accountId,
  )
  const withdrawals = Map.groupBy(
    lines.flatMap((line) => (line[0] === 'withdrawal' ? [readWithdrawalLine(line[1])] : [])),
    ({ accountId }) => accountId,
  )
  const follows = Map.groupBy(
    lines.flatMap((line) => (line[0] === 'follow' ? [line] : [])),
    ([, accountId]) => accountId,
  )
  for (const line of lines) {
    if (line[0] === 'money') readMoneyState(state, line)
    if (line[0] === 'jurisdiction') state.jurisdiction = parseJurisdiction(line[1])
    if (line[0] === 'payable') readPayable(state, line)
    if (line[0] === 'state') {
      const [, time, tapePosition, commandNumber, placedCount, source, dayNumber, mode, day] = line
      Object.assign(state, {
        time,
        tapePosition,
        commandNumber,
        placedCount,
        source,
        dayNumber,
        mode,
        localDay: day ?? undefined,
      })
    }
    if (line[0] === 'market') readMarket(state, line[1], line[2])
    if (line[0] === 'health') readHealth(state, line[1])
    if (line[0] === 'account') {
      const [, id, userId, kind, cash, stake, hold, salary, ...facts] = line
      const [marginCalled, volumes, gains, inviters, lock, limits, leading, invited, kept] = facts
      const [cashMicros, stakeMicros, holdMicros, salaryMicros] = [cash, stake, hold, salary].map(
        (text) => moneyFromMicros(BigInt(text)),
      ) as [never, never, never, never]
      const balances = {
        cash: cashMicros,
        stake: stakeMicros,
        withdrawal_hold: holdMicros,
        salary: salaryMicros,
      }
      const isMarginCalled = marginCalled === 'true'
      const stored = { id, userId, kind, balances, isMarginCalled, volumes: readVolumes(volumes) }
      const money = {
        untaxedGains: moneyFromMicros(BigInt(gains)),
        inviters: readInviters(inviters),
        invitedDay: invited === '' ? undefined : Number(invited),
        tradingLock: lock === '' ? undefined : lock,
        limits: readSelfLimits(limits === '' ? null : limits),
        leading: readLeading(leading === '' ? null : leading),
        keptTerms: readKeptTerms(kept === '' ? null : kept),
      }
      addAccount(
        state,
        { ...stored, ...money },
        {
          options: options.get(id) ?? [],
          positions: positions.get(id) ?? [],
          orders: orders.get(id) ?? [],
          withdrawals: withdrawals.get(id) ?? [],
          follows: (follows.get(id) ?? []).map(([, , text]) => readFollowText(text)),
        },
      )
    }
  }
  renewWatches(state)
  return state
}

function readMarket(state: EngineState, constants: InstrumentText, line: string | null): void {
  const entry = line === null ? undefined : parseTapeEntry(line)
  const tick = entry?.kind === 'tick' ? entry : undefined
  setInstrument(state, constants).tick = tick
}

type MoneyLine = Extract<StateLine, readonly ['money', ...unknown[]]>

function readMoneyState(state: EngineState, [, terms, windows, past]: MoneyLine): void {
  if (terms !== null) setMoneyTerms(state, terms)
  state.openWindows = readWindows(windows)
  state.pastTerms = readPastTerms(past)
}

type PayableLine = Extract<StateLine, readonly ['payable', ...unknown[]]>

function readPayable({ payableRewards }: EngineState, [, id, day, amount]: PayableLine): void {
  const payable = payableRewards.get(id) ?? NO_REWARDS
  payableRewards.set(id, addReward(payable, day, moneyFromMicros(BigInt(amount))))
}

function readWithdrawalLine(text: WithdrawalText): OpenWithdrawal {
  const { id, accountId, method, from, submittedTime, approvedTime } = text
  const amounts = [text.amount, text.fee, text.taxable, text.tax, text.received].map(parseMoney)
  const [amount, fee, taxable, tax, received] = amounts as [Money, Money, Money, Money, Money]
  return {
    ...{ id, accountId, method, from, amount, fee, taxable, tax, received },
    submittedTime: instantFromMs(submittedTime),
    approvedTime: approvedTime === null ? undefined : instantFromMs(approvedTime),
  }
}

function readOption(text: OptionText & { readonly placed: number }): OpenOption {
  const stake = parseMoney(text.stake)
  const payoutRate = parseRate(text.payoutRate)
  const strike = parsePrice(text.strike)
  invariant(
    stake !== undefined && payoutRate !== undefined && strike !== undefined,
    `unreadable option ${text.id}`,
  )
  const { id, accountId, symbol, direction, durationSeconds, strikeSeq, placed } = text
  return {
    ...{ id, accountId, symbol, direction, durationSeconds, strikeSeq, placed },
    ...{ stake, payoutRate, strike },
    orderTime: instantFromMs(text.orderTime),
    expiryTime: instantFromMs(text.expiryTime),
  }
}
