// Codes of an authenticator app: RFC 6238 with SHA-1, six digits and steps of 30 s.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
/** As long as a SHA-1 (RFC 4226, section 4). */
const SECRET_BYTES = 20
/** Clocks of phones are a little off: the step before and the one after count too. */
const STEPS_OFF = [0, -1, 1]
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret in base32, as apps take it. */
export function newTotpSecret(): string {
  return encodeBase32(randomBytes(SECRET_BYTES))
}

/** What an app reads from a link or a picture. */
export function totpUri(secret: string, issuer: string, owner: string): string {
  const settings = new URLSearchParams({ secret, issuer })
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${owner}`)}?${settings}`
}

export function totpStepAt(timeMs: number): number {
  return Math.floor(timeMs / STEP_MS)
}

/** The step that the code belongs to, at most one away from now; undefined: to none of them. */
export function matchTotpStep(secret: string, code: string, nowMs: number): number | undefined {
  const now = totpStepAt(nowMs)
  const given = Buffer.from(code)
  const matching = STEPS_OFF.map((off) => now + off).filter((step) => {
    const right = Buffer.from(totpCodeOf(secret, step))
    return right.length === given.length && timingSafeEqual(right, given)
  })
  return matching[0]
}

export function totpCodeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

function encodeBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
