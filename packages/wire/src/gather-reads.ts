// Reads that are asked for at the same moment go as one call, and each gets its own answer.

import type { CallResult } from './api-contract.ts'
import { isRead, type JsonCallName, MOST_READS, READ_ADDRESS_MAX } from './routes.ts'

export type Headers = Readonly<Record<string, string>>

/** What was answered to one of them: the status and the body that it would have had alone. */
export type ReadAnswer = CallResult<'reads'>['answers'][number]

export type SoonRead = {
  readonly address: string
  readonly headers: Headers
  /** Sends it by itself. */
  readonly alone: () => Promise<unknown>
  readonly take: (answer: ReadAnswer) => unknown
}

type Waiting = SoonRead & Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>

/** Large, and the same for many: a browser keeps it, and the server has it compressed already. */
const ALONE: readonly JsonCallName[] = ['instruments', 'candles', 'ticks']

export function isGathered(name: JsonCallName): boolean {
  return isRead(name) && !ALONE.includes(name)
}

/** `later` calls back once all that begin together have come; `sendAll` takes MOST_READS. */
export function gatherReads(
  later: (work: () => void) => void,
  sendAll: (addresses: readonly string[], headers: Headers) => Promise<readonly ReadAnswer[]>,
): (read: SoonRead) => Promise<unknown> {
  /** By what they are sent with: who asks, in which language, about which account. */
  let groups = new Map<string, Waiting[]>()
  const flush = () => {
    const sent = [...groups.values()]
    groups = new Map()
    for (const group of sent) {
      for (let start = 0; start < group.length; start += MOST_READS) {
        void settle(group.slice(start, start + MOST_READS), sendAll)
      }
    }
  }
  return (read) => {
    if (read.address.length > READ_ADDRESS_MAX) return read.alone()
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    if (groups.size === 0) later(flush)
    const key = JSON.stringify(read.headers)
    groups.set(key, [...(groups.get(key) ?? []), { ...read, resolve, reject }])
    return promise
  }
}

async function settle(
  group: readonly Waiting[],
  sendAll: Parameters<typeof gatherReads>[1],
): Promise<void> {
  const [first] = group
  if (first === undefined) return
  if (group.length === 1) return first.resolve(first.alone())
  try {
    const addresses = group.map(({ address }) => address)
    const answers = await sendAll(addresses, first.headers)
    for (const [place, { take, resolve, reject }] of group.entries()) {
      try {
        resolve(take(answers[place] as ReadAnswer))
      } catch (refusal) {
        reject(refusal)
      }
    }
  } catch (failure) {
    for (const { reject } of group) reject(failure)
  }
}
