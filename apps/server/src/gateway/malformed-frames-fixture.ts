// Frames that no honest client sends (REL-30), for the suites that send them.

import type { SeededRandom } from '@fairtick/testkit/seeded-random'

export type MalformedFrame = { readonly name: string; readonly bytes: Buffer }

type Chance = SeededRandom['whole']

const FIN = 0x80
const TEXT = 0x1
const BINARY = 0x2
const CONTINUATION = 0x0
const PING = 0x9
const UNKNOWN_OPCODES = [3, 4, 5, 6, 7, 11, 12, 13, 14, 15]

/** One frame with a mask, as a client must send it; the declared length may lie. */
export function clientFrame(first: number, payload: Buffer, declared = payload.length): Buffer {
  const mask = Buffer.from([1, 2, 3, 4])
  const masked = Buffer.from(payload.map((byte, place) => byte ^ (mask[place % 4] ?? 0)))
  return Buffer.concat([lengthHeader(first, declared), mask, masked])
}

export function makeMalformedFrame(chance: Chance): MalformedFrame {
  const kinds: readonly (() => MalformedFrame)[] = [
    () => named('reserved bits', FIN | TEXT | (0x10 << chance(3)), 'x'),
    () => named('unknown opcode', FIN | (UNKNOWN_OPCODES[chance(10)] ?? 3), 'x'),
    () => named('continuation of nothing', FIN | CONTINUATION, 'x'),
    () => named('fragmented ping', PING, 'x'),
    () => named('long ping', FIN | PING, 'x'.repeat(126)),
    () => named('unasked compression', FIN | TEXT | 0x40, 'x'.repeat(chance(50))),
    () => bytes('bad UTF-8', clientFrame(FIN | TEXT, Buffer.from([0xc3, 0x28, chance(256)]))),
    () => bytes('64-bit length', clientFrame(FIN | TEXT, Buffer.alloc(8), 2 ** (33 + chance(30)))),
    () => bytes('over the maximum', clientFrame(FIN | TEXT, Buffer.alloc(20), 16_385)),
    () => bytes('no mask', Buffer.from([FIN | TEXT, 2, 0x68, 0x69])),
    () => bytes('empty fragments', emptyFragments(20 + chance(200))),
    () => bytes('close of one byte', clientFrame(FIN | 8, Buffer.alloc(1))),
    () => bytes('close with a bad code', clientFrame(FIN | 8, Buffer.from([0, chance(256)]))),
    () => bytes('noise', randomBytes(chance, 1 + chance(300))),
    () => named('binary', FIN | BINARY, 'x'.repeat(chance(100))),
    () => named('no JSON', FIN | TEXT, '{"op":'),
    () => named('deep JSON', FIN | TEXT, '['.repeat(8_000)),
    () => named('unknown op', FIN | TEXT, '{"op":"__proto__","channels":["x"]}'),
    () => named('prototype', FIN | TEXT, '{"__proto__":{"op":"auth"},"op":"auth","token":"a"}'),
    () => named('wrong types', FIN | TEXT, '{"op":"subscribe","channels":[{},1,null,1e309]}'),
    () => named('NUL', FIN | TEXT, '{"op":"subscribe","channels":["ticker:\\u0000"]}'),
  ]
  const make = kinds[chance(kinds.length)]
  if (!make) throw new Error('chance out of range')
  return make()
}

function named(name: string, first: number, text: string): MalformedFrame {
  return bytes(name, clientFrame(first, Buffer.from(text)))
}

function bytes(name: string, content: Buffer): MalformedFrame {
  return { name, bytes: content }
}

function emptyFragments(count: number): Buffer {
  const empty = clientFrame(CONTINUATION, Buffer.alloc(0))
  const start = clientFrame(TEXT, Buffer.alloc(0))
  return Buffer.concat([start, ...Array.from({ length: count }, () => empty)])
}

function randomBytes(chance: Chance, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => chance(256)))
}

function lengthHeader(first: number, length: number): Buffer {
  if (length <= 125) return Buffer.from([first, 0x80 | length])
  if (length <= 65_535) return Buffer.from([first, 0x80 | 126, length >> 8, length & 255])
  const long = Buffer.alloc(10)
  long[0] = first
  long[1] = 0x80 | 127
  long.writeBigUInt64BE(BigInt(length), 2)
  return long
}
