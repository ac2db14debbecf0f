// Ed25519 (RFC 8032): what the house has signed, it cannot deny. Keys and signatures are hex.

import { hashes, verify } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { hashText } from './sha256.ts'

hashes.sha512 = sha512

const [KEY, SIGNATURE] = [/^[0-9a-f]{64}$/, /^[0-9a-f]{128}$/]
const ID_LETTERS = 16

/** One of the keys that the house has signed by. */
export type PublicKey = {
  readonly id: string
  /** 32 bytes as hex. */
  readonly publicKey: string
  /** ms since the epoch: when it was first used. */
  readonly since: number
}

/** The name of a key: the beginning of its SHA-256. */
export function keyIdOf(publicKey: string): string {
  return hashText(publicKey).slice(0, ID_LETTERS)
}

/** Whether `signature` is of the UTF-8 of `text`, under this key; false also where one is none. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  if (!KEY.test(publicKey) || !SIGNATURE.test(signature)) return false
  try {
    return verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(publicKey))
  } catch {
    // A key that is no point of the curve has signed nothing.
    return false
  }
}

/**
 * The same, by the browser's own arithmetic where it has it, which is twenty times as fast: for who
 * checks very many.
 */
export async function isSignedByFast(
  publicKey: string,
  text: string,
  signature: string,
): Promise<boolean> {
  if (!KEY.test(publicKey) || !SIGNATURE.test(signature)) return false
  const key = await nativeKey(publicKey)
  if (key === undefined) return isSignedBy(publicKey, text, signature)
  return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), utf8ToBytes(text))
}

type NativeKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>

const nativeKeys = new Map<string, Promise<NativeKey | undefined>>()

/** Undefined: the browser knows no Ed25519, or the page is none that may use it. */
function nativeKey(publicKey: string): Promise<NativeKey | undefined> {
  const known = nativeKeys.get(publicKey)
  if (known !== undefined) return known
  const imported = importKey(publicKey).catch(() => undefined)
  // Few keys are ever used; of a forged list not more are kept than a house could have.
  if (nativeKeys.size < MOST_KEYS) nativeKeys.set(publicKey, imported)
  return imported
}

const MOST_KEYS = 100

async function importKey(publicKey: string): Promise<NativeKey | undefined> {
  return await globalThis.crypto?.subtle?.importKey('raw', bytesOf(publicKey), 'Ed25519', false, [
    'verify',
  ])
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hexToBytes(hex))
}
