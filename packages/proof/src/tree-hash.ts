// How the leaves and the inner nodes of a Merkle tree are hashed (RFC 6962, 2.1): a leaf can never
// be taken for a node, since each begins with a byte of its own.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)

/** Of the UTF-8 of `text`, as hex. */
export function hashLeaf(text: string): string {
  return bytesToHex(sha256(concatBytes(LEAF, utf8ToBytes(text))))
}

/** Whether it is SHA-256 in hex. */
export function isHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/**
 * Of two hashes in hex; throws when one is none. Were other lengths taken, one node could be told
 * as another with the same bytes, cut elsewhere.
 */
export function hashNode(left: string, right: string): string {
  if (!isHash(left) || !isHash(right)) throw new TypeError('a node is of two hashes in hex')
  return bytesToHex(sha256(concatBytes(NODE, hexToBytes(left), hexToBytes(right))))
}

/** The root of a tree without leaves (RFC 6962). */
export const EMPTY_ROOT = bytesToHex(sha256(new Uint8Array()))
