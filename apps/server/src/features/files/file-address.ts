// Addresses of pictures: an avatar's is its id; a private one's is signed and lives five minutes.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { ROUTES } from '@fairtick/wire/routes'
import type { FileRow } from './store.ts'

const LIFE_MS = 5 * MINUTE_MS

export type Signed = { readonly untilMs: number; readonly signature: string }

export function addressOfAvatar(id: string): string {
  return `${ROUTES.file.path}?${new URLSearchParams({ id })}`
}

export function addressOf(file: FileRow, key: string, nowMs: number): string {
  if (file.purpose === 'avatar') return addressOfAvatar(file.id)
  const untilMs = nowMs + LIFE_MS
  const signature = signatureOf(file.id, untilMs, key)
  return `${ROUTES.file.path}?${new URLSearchParams({ id: file.id, until: String(untilMs), signature })}`
}

/** Whether it was made here for this file, and still holds. */
export function isSigned(id: string, signed: Signed, key: string, nowMs: number): boolean {
  if (signed.untilMs <= nowMs || signed.untilMs > nowMs + LIFE_MS) return false
  const right = Buffer.from(signatureOf(id, signed.untilMs, key))
  const given = Buffer.from(signed.signature)
  return given.length === right.length && timingSafeEqual(given, right)
}

function signatureOf(id: string, untilMs: number, key: string): string {
  return createHmac('sha256', key).update(`${id} ${untilMs}`).digest('base64url')
}
