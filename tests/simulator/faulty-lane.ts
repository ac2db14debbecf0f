// The engine's lane to the database, on which a simulated run lets commits fail and servers die.

import type { Database, EngineLane } from '@fairtick/server/platform/database'

/** What becomes of a commit: never sent, or sent and its answer lost. */
export type CommitFault = 'not-sent' | 'answer-lost'

export type FaultyDatabase = Database & {
  /** The next commit meets this. */
  readonly failNext: (fault: CommitFault) => void
  /** Faults that have met no commit yet do not come any more. */
  readonly heal: () => void
  /** So many commits from now reach the database, then the server is dead, the last unanswered. */
  readonly dieAfterCommits: (count: number) => void
  /** The server is dead: nothing that it still asks reaches the database any more. */
  readonly die: () => void
}

/** A commit that fails takes its time, so that the next one is sent meanwhile. */
const TURNS_TO_FAIL = 30
const DEAD = 'connection lost: the server died'

/** Wraps `real` for one life of a server. */
export function createFaultyDatabase(real: Database): FaultyDatabase {
  const faults: CommitFault[] = []
  let isDead = false
  let commitsLeft = Number.POSITIVE_INFINITY
  const query = async (sql: string, parameters?: readonly unknown[]) => {
    if (isDead) throw new Error(DEAD)
    const rows = await real.engineLane.query(sql, parameters)
    if (isDead) throw new Error(DEAD)
    return rows
  }
  const write: EngineLane['write'] = async (sql, parameters) => {
    if (isDead) throw new Error(DEAD)
    const fault = faults.shift()
    commitsLeft -= 1
    const isLast = commitsLeft === 0
    if (fault === 'not-sent') {
      await turnsOfLoop(TURNS_TO_FAIL)
      throw new Error('connection refused')
    }
    // Whatever is sent behind the last commit comes too late.
    if (isLast) isDead = true
    await real.engineLane.write(sql, parameters)
    if (fault === 'answer-lost' || isDead) throw new Error(DEAD)
  }
  return {
    ...real,
    engineLane: { ...real.engineLane, query: query as EngineLane['query'], write },
    failNext: (fault) => faults.push(fault),
    heal: () => {
      faults.length = 0
    },
    dieAfterCommits: (count) => {
      commitsLeft = count
    },
    die: () => {
      isDead = true
    },
  }
}

/** Lets everything else that is ready to run go first, so many times. */
export async function turnsOfLoop(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate)
}
