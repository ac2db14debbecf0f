// The state that the newest checkpoint wrote down, for a check that need not begin at the start.

import { createHash } from 'node:crypto'
import {
  addAccount,
  createState,
  type EngineState,
  setInstrument,
} from '@fairtick/core/engine/state'
import { parseTapeEntry } from '@fairtick/core/engine/tape-text'
import { renewWatches } from '@fairtick/core/engine/watches'
import type { AccountKind } from '@fairtick/core/ledger/journal-entry'
import type { InstrumentText } from '@fairtick/core/market/instrument'
import type { SourceKind } from '@fairtick/core/market/source-kind'
import { invariant } from '@fairtick/core/numbers/invariant'
import { moneyFromMicros, parseMoney } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import { parseRate } from '@fairtick/core/numbers/rate'
import type { OpenOption } from '@fairtick/core/options/option'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { Queryable } from '../../platform/database.ts'
import type { ContractText, OptionText } from '../engine-port.ts'
import { readVolumes } from '../volumes-text.ts'
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
  | readonly ['state', number, number, number, number, SourceKind, number]
  | readonly ['market', InstrumentText, string | null]
  | readonly [
      'account',
      ...(readonly [
        ...[id: string, userId: string, kind: AccountKind],
        ...[cash: string, stake: string, hold: string, salary: string],
        ...[marginCalled: string, volumes: string],
      ]),
    ]
  | readonly ['option', OptionText & { readonly placed: number }]
  | readonly ['contract', ContractText & { readonly placed: number }]

function readState(lines: readonly StateLine[]): EngineState {
  const state = createState('practice')
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
  for (const line of lines) {
    if (line[0] === 'state') {
      const [, time, tapePosition, commandNumber, placedCount, source, dayNumber] = line
      Object.assign(state, { time, tapePosition, commandNumber, placedCount, source, dayNumber })
    }
    if (line[0] === 'market') readMarket(state, line[1], line[2])
    if (line[0] === 'account') {
      const [, id, userId, kind, cash, stake, hold, salary, marginCalled, volumes] = line
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
      addAccount(state, stored, {
        options: options.get(id) ?? [],
        positions: positions.get(id) ?? [],
        orders: orders.get(id) ?? [],
      })
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
