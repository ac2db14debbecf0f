// The state that the newest checkpoint wrote down, for a check that need not begin at the start.

import { createHash } from 'node:crypto'
import { addAccount, createState, type EngineState } from '@fairtick/core/engine/state'
import { parseTapeEntry } from '@fairtick/core/engine/tape-text'
import type { AccountKind } from '@fairtick/core/ledger/journal-entry'
import { type InstrumentText, parseInstrument } from '@fairtick/core/market/instrument'
import type { SourceKind } from '@fairtick/core/market/source-kind'
import { invariant } from '@fairtick/core/numbers/invariant'
import { moneyFromMicros, parseMoney } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import { parseRate } from '@fairtick/core/numbers/rate'
import type { OpenOption } from '@fairtick/core/options/option'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { Queryable } from '../../platform/database.ts'
import type { OptionText } from '../engine-port.ts'

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
  | readonly ['state', number, number, number, number, SourceKind]
  | readonly ['market', InstrumentText, string | null]
  | readonly [
      'account',
      ...(readonly [string, string, AccountKind, string, string, string, string]),
    ]
  | readonly ['option', OptionText & { readonly placed: number }]

function readState(lines: readonly StateLine[]): EngineState {
  const state = createState('practice')
  const options = Map.groupBy(
    lines.flatMap((line) => (line[0] === 'option' ? [readOption(line[1])] : [])),
    ({ accountId }) => accountId,
  )
  for (const line of lines) {
    if (line[0] === 'state') {
      const [, time, tapePosition, commandNumber, placedCount, source] = line
      Object.assign(state, { time, tapePosition, commandNumber, placedCount, source })
    }
    if (line[0] === 'market') readMarket(state, line[1], line[2])
    if (line[0] === 'account') {
      const [, id, userId, kind, cash, stake, hold, salary] = line
      const [cashMicros, stakeMicros, holdMicros, salaryMicros] = [cash, stake, hold, salary].map(
        (text) => moneyFromMicros(BigInt(text)),
      ) as [never, never, never, never]
      const balances = {
        cash: cashMicros,
        stake: stakeMicros,
        withdrawal_hold: holdMicros,
        salary: salaryMicros,
      }
      addAccount(state, { id, userId, kind, balances }, options.get(id) ?? [])
    }
  }
  return state
}

function readMarket(state: EngineState, constants: InstrumentText, line: string | null): void {
  const entry = line === null ? undefined : parseTapeEntry(line)
  const tick = entry?.kind === 'tick' ? entry : undefined
  state.markets.set(constants.symbol, { constants, instrument: parseInstrument(constants), tick })
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
