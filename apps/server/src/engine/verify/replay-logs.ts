// Reads both logs from the beginning, or from a checkpoint, checks their chains and steps them.

import { parseCommandRecord } from '@fairtick/core/engine/codec/command-text'
import { parseTapeEntry } from '@fairtick/core/engine/codec/tape-text'
import type { EngineEvent } from '@fairtick/core/engine/event'
import type { CommandRecord, EngineRecord, TapeEntry } from '@fairtick/core/engine/record'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { step } from '@fairtick/core/engine/step'
import type { Instant } from '@fairtick/core/time/instant'
import type { Queryable } from '../../platform/database.ts'
import { describeReplayedState } from '../run/checkpoint.ts'
import { GENESIS_HASH, hashBlock } from '../tape/chain.ts'

/** What a replay tells as it goes. */
export type ReplayListener = {
  readonly onEvent: (event: EngineEvent, time: Instant, tapePosition: number) => void
  readonly onTapeEntry: (entry: TapeEntry, block: number) => void
  readonly onCheckpoint: (position: number, text: string, hash: string) => void
}

/** So many of so many are behind it. */
export type TellProgress = (what: 'records' | 'tables', done: number, total: number) => void

export type ReplayResult = {
  readonly tapeBlocks: number
  readonly tapeHead: string
  readonly commandHead: string
  /** What is wrong with the chains, or the fault that stopped the replay; none: all is right. */
  readonly findings: readonly string[]
}

type StoredBlock = {
  readonly first: bigint
  readonly last: bigint
  readonly payload: string
  readonly previous_hash: string
  readonly hash: string
}

type CommandBlockRow = StoredBlock & { readonly tape_first: bigint }

const BLOCKS_PER_PAGE = 1_000

/** Steps everything behind `state` into it. Stops at the first broken link: the rest is void. */
export async function replayLogs(
  database: Queryable,
  state: EngineState,
  listener: ReplayListener,
  tell?: TellProgress,
): Promise<ReplayResult> {
  const findings: string[] = []
  const fromPosition = state.tapePosition
  const records = Number((await loadLast(database)).tape ?? 0) - fromPosition
  const checkpoints = await loadCheckpointPositions(database)
  let tapeHead = await loadHashBefore(database, 'tape_block', state.tapePosition)
  let commandHead = await loadHashBefore(database, 'command_block', state.commandNumber)
  let tapeBlocks = 0
  try {
    for (;;) {
      const blocks = await readTapeBlocks(database, state.tapePosition + 1)
      if (blocks.length === 0) break
      const commands = await readCommandBlocks(database, blocks)
      for (const block of blocks) {
        tapeHead = checkLink('tape', block, tapeHead, state.tapePosition + 1)
        const own = commands.get(block.first)
        if (own) commandHead = checkLink('command log', own, commandHead, state.commandNumber + 1)
        stepBlock(state, block, own, listener)
        tapeBlocks += 1
        if (checkpoints.has(state.tapePosition)) {
          const { text, hash } = describeReplayedState(state)
          listener.onCheckpoint(state.tapePosition, text, hash)
        }
        tell?.('records', state.tapePosition - fromPosition, records)
      }
    }
    await checkNothingFollows(database, state)
  } catch (fault) {
    findings.push(fault instanceof Error ? fault.message : String(fault))
  }
  return { tapeBlocks, tapeHead, commandHead, findings }
}

/** Returns the hash of the block; throws when it does not follow from the one before. */
function checkLink(log: string, block: StoredBlock, headBefore: string, expected: number): string {
  const name = `${log} block ${block.first}`
  if (Number(block.first) !== expected) throw new Error(`${name}: ${expected} is missing`)
  if (block.previous_hash !== headBefore) throw new Error(`${name}: does not follow the one before`)
  const lines = block.payload.split('\n').length
  if (Number(block.last) !== expected + lines - 1) throw new Error(`${name}: wrong length`)
  const hash = hashBlock(headBefore, expected, block.payload)
  if (hash !== block.hash) throw new Error(`${name}: its hash is not that of its contents`)
  return hash
}

function stepBlock(
  state: EngineState,
  block: StoredBlock,
  commandBlock: StoredBlock | undefined,
  listener: ReplayListener,
): void {
  const commands = commandBlock?.payload.split('\n').map(parseCommandRecord) ?? []
  const feed = (record: EngineRecord) => {
    const { events } = step(state, record)
    for (const { event, time, tapePosition } of events) listener.onEvent(event, time, tapePosition)
  }
  let next = 0
  const runCommands = (upTo: number) => {
    while (next < commands.length && (commands[next] as CommandRecord).tapePosition <= upTo) {
      feed({ log: 'command', ...(commands[next] as CommandRecord) })
      next += 1
    }
  }
  for (const line of block.payload.split('\n')) {
    const entry = parseTapeEntry(line)
    const position = state.tapePosition + 1
    feed({ log: 'tape', position, entry })
    listener.onTapeEntry(entry, Number(block.first))
    runCommands(position)
  }
  if (next < commands.length) throw new Error(`commands of block ${block.first} stand nowhere`)
}

function readTapeBlocks(database: Queryable, from: number): Promise<StoredBlock[]> {
  return database.query<StoredBlock>(
    `SELECT first_position AS first, last_position AS last, payload, previous_hash, hash
     FROM tape_block WHERE first_position >= $1::bigint
     ORDER BY first_position LIMIT ${BLOCKS_PER_PAGE}`,
    [String(from)],
  )
}

async function readCommandBlocks(
  database: Queryable,
  tapeBlocks: readonly StoredBlock[],
): Promise<Map<bigint, CommandBlockRow>> {
  const rows = await database.query<CommandBlockRow>(
    `SELECT first_number AS first, last_number AS last, tape_first, payload, previous_hash, hash
     FROM command_block WHERE tape_first BETWEEN $1::bigint AND $2::bigint`,
    [String(tapeBlocks[0]?.first), String(tapeBlocks.at(-1)?.first)],
  )
  return new Map(rows.map((row) => [row.tape_first, row]))
}

async function loadCheckpointPositions(database: Queryable): Promise<ReadonlySet<number>> {
  const rows = await database.query<{ tape_position: bigint }>(
    'SELECT tape_position FROM checkpoint',
  )
  return new Set(rows.map(({ tape_position }) => Number(tape_position)))
}

async function loadHashBefore(
  database: Queryable,
  table: 'tape_block' | 'command_block',
  last: number,
): Promise<string> {
  if (last === 0) return GENESIS_HASH
  const column = table === 'tape_block' ? 'last_position' : 'last_number'
  const [row] = await database.query<{ hash: string }>(
    `SELECT hash FROM ${table} WHERE ${column} = $1::bigint`,
    [String(last)],
  )
  return row?.hash ?? GENESIS_HASH
}

type LastNumbers = { readonly tape: bigint | null; readonly commands: bigint | null }

async function loadLast(database: Queryable): Promise<LastNumbers> {
  const [row] = await database.query<LastNumbers>(
    `SELECT (SELECT max(last_position) FROM tape_block) AS tape,
            (SELECT max(last_number) FROM command_block) AS commands`,
  )
  return row ?? { tape: null, commands: null }
}

/** A block whose predecessor is missing would otherwise never be reached. */
async function checkNothingFollows(database: Queryable, state: EngineState): Promise<void> {
  const last = await loadLast(database)
  if (Number(last.tape ?? 0) !== state.tapePosition) {
    throw new Error(`tape block after ${state.tapePosition} is missing`)
  }
  if (Number(last.commands ?? 0) !== state.commandNumber) {
    throw new Error(`command log block after ${state.commandNumber} is missing`)
  }
}
