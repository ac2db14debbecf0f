// The whole check: read the chains, rebuild everything from them, then look at the tables.

import { createState } from '@fairtick/core/engine/state/create-state'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { type Database, fixMoment, type Queryable } from '../../platform/database.ts'
import { compareTables } from './compare-tables.ts'
import { collectExpectedRows, type ExpectedRows } from './expected-rows.ts'
import { readCheckpointState } from './read-checkpoint.ts'
import {
  type ReplayListener,
  type ReplayResult,
  replayLogs,
  type TellProgress,
} from './replay-logs.ts'

export type Verification = {
  readonly findings: readonly string[]
  /** Where the check began on the tape; 0: at the first record. */
  readonly fromPosition: number
  readonly tapeRecords: number
  readonly tapeBlocks: number
  readonly commands: number
  /** Of all tables, those that were compared with what the records say. */
  readonly rows: number
  readonly tapeHead: string
  readonly commandHead: string
}

export type VerifyFrom = 'genesis' | 'latest-checkpoint'

/**
 * Everything that does not follow from the records; no findings: all of it does. It sees one
 * moment, so a server may go on writing meanwhile. `onTapeEntry` hears every record on the way.
 */
export function verifyTape(
  database: Database,
  from: VerifyFrom,
  tell?: TellProgress,
  onTapeEntry?: ReplayListener['onTapeEntry'],
): Promise<Verification> {
  return database.transaction(async (tx) => {
    await fixMoment(tx)
    for (const setting of WITHOUT_TIME_LIMITS) await tx.query(setting)
    return await verifyMoment(tx, from, { tell, onTapeEntry })
  })
}

/** However long the replay takes between two reads. */
const WITHOUT_TIME_LIMITS = [
  'SET LOCAL statement_timeout = 0',
  'SET LOCAL idle_in_transaction_session_timeout = 0',
]

type Telling = {
  readonly tell: TellProgress | undefined
  readonly onTapeEntry: ReplayListener['onTapeEntry'] | undefined
}

async function verifyMoment(
  database: Queryable,
  from: VerifyFrom,
  { tell, onTapeEntry }: Telling,
): Promise<Verification> {
  const start = from === 'genesis' ? undefined : await readCheckpointState(database)
  const state = start ?? createState()
  const [fromPosition, fromCommand] = [state.tapePosition, state.commandNumber]
  const { rows, broken, replayed } = await rebuild(database, state, tell, onTapeEntry)
  const isBroken = broken.length > 0
  const findings = isBroken
    ? broken
    : await compareTables(database, state, rows, { fromPosition, tell })
  return {
    ...{ findings, fromPosition, rows: isBroken ? 0 : countRows(state, rows) },
    tapeRecords: state.tapePosition - fromPosition,
    tapeBlocks: replayed.tapeBlocks,
    commands: state.commandNumber - fromCommand,
    tapeHead: replayed.tapeHead,
    commandHead: replayed.commandHead,
  }
}

/** Steps all records behind `state` into it; what is broken makes it void. */
export async function rebuild(
  database: Queryable,
  state: EngineState,
  tell?: TellProgress,
  onTapeEntry: ReplayListener['onTapeEntry'] = () => {},
): Promise<{
  readonly rows: ExpectedRows
  readonly replayed: ReplayResult
  readonly broken: readonly string[]
}> {
  const { rows, listener } = collectExpectedRows()
  const both: ReplayListener = {
    ...listener,
    onTapeEntry: (entry, block) => {
      listener.onTapeEntry(entry, block)
      onTapeEntry(entry, block)
    },
  }
  const replayed = await replayLogs(database, state, both, tell)
  // After a broken chain the state is not the one that the tables must show.
  const broken = [...replayed.findings, ...(await findUnfinishedWork(database))]
  return { rows, replayed, broken }
}

function countRows({ accounts }: EngineState, rows: ExpectedRows): number {
  return Object.values(rows).reduce((sum, { size }) => sum + size, accounts.size)
}

/** A replay does each record whole; tables in the middle of one cannot be compared with it. */
async function findUnfinishedWork(database: Queryable): Promise<readonly string[]> {
  const [row] = await database.query<{ accounts: bigint }>(
    `SELECT (SELECT count(*) FROM due_work) + (SELECT count(DISTINCT account_id) FROM due_copy)
       AS accounts`,
  )
  const accounts = Number(row?.accounts ?? 0)
  if (accounts === 0) return []
  return [
    `due_work: the newest record has ${accounts} accounts left: let the server finish it first`,
  ]
}
