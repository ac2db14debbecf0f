// What a change asks for, as the text whose hash is approved (REL-58).

import { HOUR_MS } from '@fairtick/core/time/duration'
import type { ChangeKind } from '@fairtick/wire/admin/change-kinds'
import { hashOf } from '../../platform/random-id.ts'

export type ChangePayload = {
  /** What stood when it was asked for; null where there is nothing to stand. */
  readonly before: unknown
  readonly after: unknown
  /** Between the approval and the change; null: it acts at once. */
  readonly noticeHours: number | null
}

export function writePayload({ before, after, noticeHours }: ChangePayload): string {
  return JSON.stringify({ before, after, noticeHours })
}

export function readPayload(text: string): ChangePayload {
  return JSON.parse(text)
}

/** How long before it acts everybody has been told. */
export function noticeMsOf(payload: string): number {
  return (readPayload(payload).noticeHours ?? 0) * HOUR_MS
}

/** Of one request: the same change asked for again has another hash. */
export function hashChange(request: {
  readonly id: string
  readonly kind: ChangeKind
  readonly subject: string
  readonly payload: string
}): string {
  const { id, kind, subject, payload } = request
  return hashOf('change-request', id, kind, subject, payload)
}

export function isSameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
