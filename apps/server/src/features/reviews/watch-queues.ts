// Tells the screens of the staff how the queues stand: whole states, to each what they may read.
// It looks every second while somebody listens, and at once when something here has changed.

import type { OfficeState, QueueState } from '@fairtick/wire/admin/live'
import {
  LIVE_LOOK_MS,
  LIVE_QUEUES,
  type LiveQueue,
  READ_PERMISSIONS,
} from '@fairtick/wire/admin/live-queues'
import { permissionsOf, type StaffRole } from '@fairtick/wire/admin/roles'
import type { Database, Queryable } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import type { WaitingCases, WaitingSum } from '../../platform/review-queue.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { listStaffNames, listStaffSessions } from '../staff/public.ts'
import { listRunningClaims } from './store.ts'

const LOOK_EVERY_MS = 1_000
/** What happens together is told together. */
const GATHER_MS = 50
/** Of all the staff together, of one of them on all their screens, and of one network. */
export const READER_LIMITS = { all: 200, ofStaff: 10, ofNetwork: 50 } as const

export type QueueReader = {
  readonly staffId: string
  readonly sessionId: string
  readonly network: string
  /** A state that differs from the one before, as JSON. */
  readonly tell: (state: string) => void
  /** Their session has ended. */
  readonly end: () => void
}

export type QueueWatch = {
  /** How to leave; undefined: too many, or it has stopped. */
  readonly join: (reader: QueueReader) => (() => void) | undefined
  /** Looks soon. */
  readonly soon: () => void
  readonly stop: () => Promise<void>
}

type Parts = {
  readonly database: Database
  readonly log: Log
  readonly nowMs: () => number
  readonly rowSeal: RowSeal
  /** Of each queue, what waits in it. */
  readonly loadWaiting: Readonly<Record<LiveQueue, LoadWaiting>>
  /** Of queues of money, what waits of each currency. */
  readonly sumWaiting: Readonly<Partial<Record<LiveQueue, SumWaiting>>>
  readonly readHouse: () => Promise<Required<Pick<OfficeState, 'operation' | 'books'>>>
  /** Chats in which a customer is writing. */
  readonly listTyping: () => readonly string[]
}

export type LoadWaiting = (database: Queryable) => Promise<WaitingCases>
export type SumWaiting = (database: Queryable) => Promise<readonly WaitingSum[]>

type Sums = Map<LiveQueue, { readonly digest: string; readonly money: readonly WaitingSum[] }>

export function watchQueues(parts: Parts): QueueWatch {
  const readers = new Map<QueueReader, string>()
  const sums: Sums = new Map()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isWanted = false
  let isStopped = false

  const look = async (): Promise<void> => {
    const present = [...readers.keys()]
    try {
      const sessions = await listStaffSessions(parts, idsOf(present), parts.nowMs())
      const whole = await loadState(parts, sums)
      for (const reader of present) {
        const told = readers.get(reader)
        // Gone meanwhile. Whoever came meanwhile was not asked about, and has the next look.
        if (told === undefined) continue
        const roles = sessions.get(reader.sessionId)
        if (roles === undefined) {
          readers.delete(reader)
          reader.end()
          continue
        }
        const state = JSON.stringify(stateFor(whole, roles))
        if (state === told) continue
        readers.set(reader, state)
        reader.tell(state)
      }
    } catch (error) {
      parts.log.warn({ err: error }, 'the queues could not be looked at; it is tried again')
    }
  }
  const later = (delayMs: number) => {
    clearTimeout(timer)
    timer = readers.size === 0 ? undefined : setTimeout(now, delayMs)
  }
  const now = () => {
    isWanted = false
    looking = look().finally(() => {
      looking = undefined
      later(isWanted ? GATHER_MS : LOOK_EVERY_MS)
    })
  }
  const soon = () => {
    if (looking === undefined) later(GATHER_MS)
    else isWanted = true
  }
  return {
    join: (reader) => {
      if (isStopped || isFull([...readers.keys()], reader)) return undefined
      readers.set(reader, '')
      soon()
      return () => readers.delete(reader)
    },
    soon,
    stop: async () => {
      isStopped = true
      for (const reader of readers.keys()) reader.end()
      readers.clear()
      clearTimeout(timer)
      await looking
      clearTimeout(timer)
    },
  }
}

/** Who is there stays: of two screens that replaced each other neither would ever be live. */
function isFull(readers: readonly QueueReader[], { staffId, network }: QueueReader): boolean {
  const { all, ofStaff, ofNetwork } = READER_LIMITS
  return (
    readers.length >= all ||
    readers.filter((reader) => reader.staffId === staffId).length >= ofStaff ||
    readers.filter((reader) => reader.network === network).length >= ofNetwork
  )
}

function idsOf(readers: readonly QueueReader[]): readonly string[] {
  return [...new Set(readers.map(({ sessionId }) => sessionId))]
}

/** Asked anew each time: a role that was taken away shows nothing more (REL-57). */
function stateFor(whole: OfficeState, roles: readonly StaffRole[]): OfficeState {
  const permissions = permissionsOf(roles)
  const { asOf, queues, operation, books } = whole
  return {
    asOf,
    queues: queues.filter(({ queue }) => permissions.includes(READ_PERMISSIONS[queue])),
    ...(operation && permissions.includes('operation.read') && { operation }),
    ...(books && permissions.includes('reconciliation.read') && { books }),
  }
}

async function loadState(parts: Parts, sums: Sums): Promise<OfficeState> {
  const { database, nowMs, loadWaiting, listTyping } = parts
  const counted: Omit<QueueState, 'claims' | 'typing'>[] = []
  for (const queue of LIVE_QUEUES) {
    const {
      digest: version,
      oldestMs,
      oldestApprovedMs,
      ...counts
    } = await loadWaiting[queue](database)
    const times = { oldestTime: oldestMs, oldestApprovedTime: oldestApprovedMs }
    const money = await moneyOf(parts, sums, { queue, digest: version })
    counted.push({ queue, ...counts, ...times, money: [...money], version })
  }
  const claims = await loadClaims(database, nowMs())
  const claimsOf = (queue: LiveQueue) => Object.fromEntries(claims.get(queue) ?? [])
  const typingOf = (queue: LiveQueue) => (queue === 'chat' ? [...listTyping()] : [])
  return {
    asOf: Math.floor(nowMs() / LIVE_LOOK_MS) * LIVE_LOOK_MS,
    ...(await houseOf(parts)),
    queues: counted.map((one) => {
      const { queue } = one
      return { ...one, claims: claimsOf(queue), typing: typingOf(queue) }
    }),
  }
}

/** Queues are told of where the rest does not answer; its absence is shown to who may see it. */
async function houseOf({ readHouse, log }: Parts): Promise<Partial<OfficeState>> {
  try {
    return await readHouse()
  } catch (error) {
    log.warn({ err: error }, 'how the house stands could not be looked at; it is tried again')
    return {}
  }
}

/** What waits keeps its amount: it is summed anew only when other cases wait. */
async function moneyOf(
  { database, sumWaiting }: Parts,
  sums: Sums,
  { queue, digest }: { readonly queue: LiveQueue; readonly digest: string },
): Promise<readonly WaitingSum[]> {
  const sum = sumWaiting[queue]
  if (sum === undefined) return []
  const known = sums.get(queue)
  if (known?.digest === digest) return known.money
  const money = await sum(database)
  sums.set(queue, { digest, money })
  return money
}

type NamedClaims = (readonly [string, QueueState['claims'][string]])[]

async function loadClaims(
  database: Database,
  nowMs: number,
): Promise<ReadonlyMap<LiveQueue, NamedClaims>> {
  const claims = await listRunningClaims(database, nowMs)
  if (claims.length === 0) return new Map()
  const names = await listStaffNames(database, [...new Set(claims.map(({ staffId }) => staffId))])
  const byQueue = new Map<LiveQueue, NamedClaims>()
  for (const { queue, id, staffId, until } of claims) {
    const list = byQueue.get(queue) ?? []
    list.push([id, { staffId, name: names.get(staffId) ?? '', until }])
    byQueue.set(queue, list)
  }
  return byQueue
}
