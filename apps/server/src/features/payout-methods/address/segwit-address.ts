// Witness addresses: Bech32 for version 0 (BIP 173), Bech32m for the later ones (BIP 350).

import { bech32, bech32m } from '@scure/base'

const MAX_LENGTH = 90
/** A version, then the six letters of the checksum at least. */
const VALUES = /^[qpzry9x8gf2tvdw0s3jn54khce6mua7l]{7,}$/

export type SegwitAddress =
  | { readonly version: number; readonly program: Uint8Array }
  | { readonly wrong: 'format' | 'checksum' }

/** `prefix` names the network: `bc` is Bitcoin itself. */
export function readSegwitAddress(text: string, prefix: string): SegwitAddress {
  const lower = text.toLowerCase()
  const isMixed = text !== lower && text !== text.toUpperCase()
  if (isMixed || text.length > MAX_LENGTH || !lower.startsWith(`${prefix}1`)) {
    return { wrong: 'format' }
  }
  const values = lower.slice(prefix.length + 1)
  if (!VALUES.test(values)) return { wrong: 'format' }
  // The first letter is the version: `q` is 0.
  const encoding = values.startsWith('q') ? bech32 : bech32m
  const decoded = encoding.decodeUnsafe(lower)
  if (decoded === undefined) return { wrong: 'checksum' }
  const [version = 0, ...groups] = decoded.words
  const program = encoding.fromWordsUnsafe(groups)
  return program !== undefined && isProgram(version, program)
    ? { version, program }
    : { wrong: 'format' }
}

function isProgram(version: number, { length }: Uint8Array): boolean {
  if (version > 16 || length < 2 || length > 40) return false
  return version !== 0 || length === 20 || length === 32
}
