// Whether a record may be what came of a request that got no answer.

import type { SubmissionRequest } from './submission.ts'

/** How far this device's idea of the server's clock may be off. */
const CLOCK_ERROR_MS = 2_000

/** Records that are heard of while an answer is missing; older ones are asked for. */
const RECENT_MAX = 20

/** The earliest time that a record of this request can bear, by the server's clock. */
export function earliestRecordMs({ tappedAtMs }: SubmissionRequest<unknown>): number {
  return tappedAtMs - CLOCK_ERROR_MS
}

/** Made since the tap, and not known before it. What it is of, the caller compares. */
export function matchesRequest(
  request: SubmissionRequest<unknown>,
  record: { readonly id: string; readonly timeMs: number },
  knownIds: ReadonlySet<string>,
): boolean {
  return !knownIds.has(record.id) && record.timeMs >= earliestRecordMs(request)
}

/** What the account channel told while an answer was missing. */
export type RecentRecords<Row> = {
  /** The newest of those that match. */
  readonly find: (matches: (record: Row) => boolean) => Row | undefined
  /** Hears after each record; the returned function stops that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** `hear` hands over each record as it is told, and returns what stops that. */
export function createRecentRecords<Row>(
  hear: (take: (record: Row) => void) => () => void,
): RecentRecords<Row> {
  let recent: readonly Row[] = []
  return {
    find: (matches) => recent.find(matches),
    subscribe: (listener) =>
      hear((record) => {
        recent = [record, ...recent].slice(0, RECENT_MAX)
        listener()
      }),
  }
}
