// One-dimensional arrays in PostgreSQL's binary format: parameters that it need not parse.

import { invariant } from '@fairtick/core/numbers/invariant'
import type { WireMemory } from './wire-memory.ts'

/** OIDs of the elements. */
const TYPES = {
  int2: 21,
  int8: 20,
  text: 25,
  /** As 32 hexadecimal digits, without dashes. */
  uuid: 2950,
} as const

export type ArrayType = keyof typeof TYPES
export type ArrayElement = string | number | bigint | null

const HEADER_BYTES = 20
const EMPTY_BYTES = 12
const LENGTH_BYTES = 4
/** A UTF-16 unit takes no more than this in UTF-8. */
const MAX_BYTES_A_UNIT = 3
/** Up to here it is quicker to copy letter by letter than to call the encoder. */
const SHORT_TEXT = 32
const NULL_LENGTH = -1

type Rows = readonly (readonly ArrayElement[])[]

export type ArrayColumn = {
  readonly type: ArrayType
  readonly rows: Rows
  readonly column: number
}

/**
 * Writes one column of rows as a parameter of type `type[]` from `start` on; returns where it ends.
 * Numbers must be safe integers. Throws InvariantBroken for a bigint of more than 64 bits.
 */
export function writeColumn(
  memory: WireMemory,
  start: number,
  { type, rows, column }: ArrayColumn,
): number {
  if (rows.length === 0) return writeEmpty(memory, start, type)
  let hasNulls = 0
  let end = start + HEADER_BYTES
  for (const row of rows) {
    const value = row[column] ?? null
    const begin = end + LENGTH_BYTES
    memory.makeRoom(begin)
    if (value === null) {
      hasNulls = 1
      memory.view.setInt32(end, NULL_LENGTH)
      end = begin
    } else {
      const next = writeElement(memory, begin, type, value)
      memory.view.setInt32(end, next - begin)
      end = next
    }
  }
  const { view } = memory
  writeHeader(memory, start, TYPES[type], [1, hasNulls])
  view.setInt32(start + 12, rows.length)
  view.setInt32(start + 16, 1)
  return end
}

function writeEmpty(memory: WireMemory, start: number, type: ArrayType): number {
  memory.makeRoom(start + EMPTY_BYTES)
  writeHeader(memory, start, TYPES[type], [0, 0])
  return start + EMPTY_BYTES
}

type Shape = readonly [dimensions: number, hasNulls: number]

function writeHeader(
  { view }: WireMemory,
  start: number,
  element: number,
  [dimensions, hasNulls]: Shape,
): void {
  view.setInt32(start, dimensions)
  view.setInt32(start + 4, hasNulls)
  view.setInt32(start + 8, element)
}

/** Returns where the element ends. */
function writeElement(
  memory: WireMemory,
  start: number,
  type: ArrayType,
  value: string | number | bigint,
): number {
  switch (type) {
    case 'int2':
      memory.makeRoom(start + 2)
      memory.view.setInt16(start, Number(value))
      return start + 2
    case 'int8':
      memory.makeRoom(start + 8)
      writeInt8(memory.view, start, value)
      return start + 8
    case 'uuid':
      memory.makeRoom(start + 16)
      return start + memory.bytes.write(String(value), start, 'hex')
    case 'text':
      return writeText(memory, start, String(value))
    default:
      return type satisfies never
  }
}

function writeInt8(view: DataView, start: number, value: string | number | bigint): void {
  if (typeof value === 'number') {
    view.setInt32(start, Math.floor(value / 2 ** 32))
    view.setInt32(start + 4, value | 0)
    return
  }
  const whole = BigInt(value)
  // The view would cut it, and another number would stand in the table.
  invariant(BigInt.asIntN(64, whole) === whole, 'beyond 64 bits', String(value))
  view.setBigInt64(start, whole)
}

/** Writes the text in UTF-8; returns where it ends. */
export function writeText(memory: WireMemory, start: number, text: string): number {
  const { length } = text
  memory.makeRoom(start + length * MAX_BYTES_A_UNIT)
  const { bytes } = memory
  if (length <= SHORT_TEXT) {
    let place = 0
    for (; place < length; place += 1) {
      const unit = text.charCodeAt(place)
      if (unit > 0x7f) break
      bytes[start + place] = unit
    }
    if (place === length) return start + length
  }
  return start + bytes.write(text, start)
}
