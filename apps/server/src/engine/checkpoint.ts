// Daily checkpoints: the whole state as text with its hash, so that a check can start from one.

import { createHash } from 'node:crypto'
import type { EngineState } from '@fairtick/core/engine/state'
import { formatTapeEntry } from '@fairtick/core/engine/tape-text'
import type { Queryable } from '../platform/database.ts'
import { type OptionRow, readOption } from './account-rows.ts'
import { optionText } from './outcome.ts'

/** The lines of a state: markets, accounts and open options, each sorted. */
export type CheckpointState = {
  readonly text: string
  readonly hash: string
}

type AccountLine = readonly [
  id: string,
  userId: string,
  kind: string,
  cash: string,
  stake: string,
  hold: string,
  salary: string,
]

/** Writes the checkpoint of the last committed group; nothing may be in flight meanwhile. */
export async function writeCheckpoint(lane: Queryable, state: EngineState): Promise<void> {
  const accounts = await lane.query<{ [column: string]: string | bigint }>(
    'SELECT id, user_id, kind, cash, stake, withdrawal_hold, salary FROM account ORDER BY id',
  )
  const options = await lane.query<OptionRow>(
    'SELECT * FROM option_order WHERE result IS NULL ORDER BY placed',
  )
  const lines = accounts.map((row) => Object.values(row).map(String) as unknown as AccountLine)
  const { text, hash } = describeState(state, lines, options.map(optionLine))
  await lane.query(
    `INSERT INTO checkpoint VALUES ($1::bigint, $2::bigint, $3::bigint, $4, $5)
     ON CONFLICT DO NOTHING`,
    [String(state.tapePosition), String(state.commandNumber), String(state.time), text, hash],
  )
}

/** The state of a replay, in which every account is resident. */
export function describeReplayedState(state: EngineState): CheckpointState {
  const accounts = [...state.accounts.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, userId, kind, balances: { cash, stake, withdrawal_hold, salary } }) => {
      const amounts = [cash, stake, withdrawal_hold, salary].map(String)
      return [id, userId, kind, ...amounts] as unknown as AccountLine
    })
  const options = [...state.accounts.values()]
    .flatMap((account) => [...account.options.values()])
    .sort((a, b) => a.placed - b.placed)
    .map((option) => ({ ...optionText(option, undefined), placed: option.placed }))
  return describeState(state, accounts, options)
}

function optionLine(row: OptionRow) {
  const option = readOption(row)
  return { ...optionText(option, undefined), placed: option.placed }
}

function describeState(
  state: EngineState,
  accounts: readonly AccountLine[],
  options: readonly object[],
): CheckpointState {
  const { time, tapePosition, commandNumber, placedCount, source } = state
  const markets = [...state.markets.values()].sort((a, b) =>
    a.constants.symbol < b.constants.symbol ? -1 : 1,
  )
  const text = [
    JSON.stringify(['state', time, tapePosition, commandNumber, placedCount, source]),
    ...markets.map(({ constants, tick }) =>
      JSON.stringify([
        'market',
        constants,
        tick ? formatTapeEntry({ kind: 'tick', ...tick }) : null,
      ]),
    ),
    ...accounts.map((line) => JSON.stringify(['account', ...line])),
    ...options.map((line) => JSON.stringify(['option', line])),
  ].join('\n')
  return { text, hash: createHash('sha256').update(text).digest('hex') }
}
