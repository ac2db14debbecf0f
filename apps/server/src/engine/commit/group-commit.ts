// Commits a group: one statement, one transaction, everything or nothing (design, law 3).

import type { EngineState } from '@fairtick/core/engine/state/state'
import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import { BindMessage } from '../../platform/bind-message.ts'
import type { EngineLane } from '../../platform/database.ts'
import type { ClosedMinute } from '../candles/candle-projection.ts'
import { type ChainEnd, createBlock } from '../tape/chain.ts'
import type { Group } from './group.ts'
import { columnsOf, type GroupRows, partsOf } from './group-columns.ts'
import { contractRows, dueWorkRows } from './group-contract-rows.ts'
import { copyRows, dueCopyRows, type WrittenCopies } from './group-copy-rows.ts'
import { moneyRows } from './group-money-rows.ts'
import {
  accountRows,
  candleRows,
  commandLines,
  entryRows,
  idempotencyRows,
  optionRows,
  sumBalanceChanges,
  tapeLines,
  tickIndexRows,
} from './group-rows.ts'
import { installationOf, instrumentRows, outboxRows } from './group-side-rows.ts'
import { groupStatement } from './group-statement.ts'

/** Where both chains end and which minutes of ticks are indexed; moves on with each group. */
export type LogEnds = {
  tape: ChainEnd
  commands: ChainEnd
  readonly indexedMinutes: Map<InstrumentSymbol, number>
  /** Accounts that stand in the table of due work, each with the place of the record. */
  readonly dueWork: Map<string, number>
  readonly dueCopies: WrittenCopies
}

export type GroupToCommit = {
  readonly group: Group
  readonly minutes: readonly ClosedMinute[]
}

/** A statement with its parameters. */
export type PreparedCommit = {
  readonly sql: string
  readonly parameters: BindMessage
  /** It puts something into the outbox. */
  readonly isTold: boolean
}

/**
 * The statement of one group. Must be called in the order of the groups and before the next
 * group is stepped, since it reads the state at the end of this one and moves `ends` on.
 */
export function prepareCommit(
  state: EngineState,
  ends: LogEnds,
  epoch: number,
  { group, minutes }: GroupToCommit,
): PreparedCommit {
  const first = group.tape[0]?.position as number
  const tape = createBlock(ends.tape, first, tapeLines(group))
  const firstCommand = group.commands[0]?.number
  const commands =
    firstCommand === undefined
      ? undefined
      : createBlock(ends.commands, firstCommand, commandLines(group))
  const rows = rowsOf(state, ends, { group, minutes })
  const parts = partsOf(rows)
  const texts = [
    String(epoch),
    String(tape.first),
    String(tape.last),
    ends.tape.first === undefined ? null : String(ends.tape.first),
    String(group.tape[0]?.entry.time),
    String(group.tape.at(-1)?.entry.time),
    tape.payload,
    tape.previousHash,
    tape.hash,
    commands ? String(commands.first) : null,
    commands ? String(commands.last) : null,
    commands?.payload ?? null,
    commands?.previousHash ?? null,
    commands?.hash ?? null,
    String(group.time),
    ...installationOf(state, group),
  ]
  const parameters = new BindMessage(texts, columnsOf(parts, rows))
  ends.tape = tape
  if (commands) ends.commands = commands
  return { sql: groupStatement(parts), parameters, isTold: rows.told.length > 0 }
}

function rowsOf(state: EngineState, ends: LogEnds, { group, minutes }: GroupToCommit): GroupRows {
  const changes = sumBalanceChanges(group)
  return {
    ticks: tickIndexRows(group, ends.indexedMinutes),
    candles: candleRows(minutes),
    ...accountRows(state, changes, group),
    ...entryRows(state, changes, group),
    ...optionRows(group),
    ...contractRows(group),
    ...moneyRows(state, group),
    ...dueWorkRows(state, ends.dueWork),
    ...copyRows(state, group),
    ...dueCopyRows(state, ends.dueCopies),
    keys: idempotencyRows(group),
    told: outboxRows(state, group),
    instruments: instrumentRows(group),
  }
}

/** Sends a prepared group; resolves once it is in the database. */
export async function commitGroup(lane: EngineLane, commit: PreparedCommit): Promise<void> {
  await lane.write(commit.sql, commit.parameters)
}
