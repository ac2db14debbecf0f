// One-dimensional arrays in PostgreSQL's binary format: parameters that it need not parse.

const TYPES = {
  int2: { element: 21, width: 2 },
  int8: { element: 20, width: 8 },
  text: { element: 25, width: undefined },
  /** As 32 hexadecimal digits, without dashes. */
  uuid: { element: 2950, width: 16 },
} as const

export type ArrayType = keyof typeof TYPES
export type ArrayElement = string | number | bigint | null

/** The OIDs of the array types that come as bytes: int2[], text[], int8[], uuid[]. */
export const BINARY_ARRAY_OIDS = [1005, 1009, 1016, 2951] as const

const HEADER_BYTES = 20
const EMPTY_BYTES = 12
const LENGTH_BYTES = 4
/** A UTF-16 unit takes no more than this in UTF-8. */
const MAX_BYTES_A_UNIT = 3
/** Up to here it is quicker to copy letter by letter than to call the encoder. */
const SHORT_TEXT = 32
const NULL_LENGTH = -1

type Rows = readonly (readonly ArrayElement[])[]

/** One column of rows as a parameter of type `type[]`; numbers must be safe integers. */
export function encodeColumn(type: ArrayType, rows: Rows, column: number): Buffer {
  const { element, width } = TYPES[type]
  if (rows.length === 0) return EMPTY[type]
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + measure(width, rows, column))
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.length)
  let hasNulls = 0
  let end = HEADER_BYTES
  for (const row of rows) {
    const value = row[column] ?? null
    const start = end + LENGTH_BYTES
    if (value === null) {
      end = start
      hasNulls = 1
    } else if (width === undefined) end = writeText(buffer, String(value), start)
    else if (type === 'uuid') end = start + buffer.write(String(value), start, 'hex')
    else end = writeInteger(view, value, start, width)
    view.setInt32(start - LENGTH_BYTES, value === null ? NULL_LENGTH : end - start)
  }
  writeHeader(view, element, [1, hasNulls])
  view.setInt32(12, rows.length)
  view.setInt32(16, 1)
  return buffer.subarray(0, end)
}

const EMPTY: Readonly<Record<ArrayType, Buffer>> = {
  int2: encodeEmpty('int2'),
  int8: encodeEmpty('int8'),
  text: encodeEmpty('text'),
  uuid: encodeEmpty('uuid'),
}

function encodeEmpty(type: ArrayType): Buffer {
  const buffer = Buffer.alloc(EMPTY_BYTES)
  writeHeader(new DataView(buffer.buffer, buffer.byteOffset), TYPES[type].element, [0, 0])
  return buffer
}

type Shape = readonly [dimensions: number, hasNulls: number]

function writeHeader(view: DataView, element: number, [dimensions, hasNulls]: Shape): void {
  view.setInt32(0, dimensions)
  view.setInt32(4, hasNulls)
  view.setInt32(8, element)
}

/** The most bytes that the elements can take. */
function measure(width: number | undefined, rows: Rows, column: number): number {
  if (width !== undefined) return rows.length * (LENGTH_BYTES + width)
  let bytes = rows.length * LENGTH_BYTES
  for (const row of rows) {
    const value = row[column] ?? null
    if (value !== null) bytes += measureText(String(value))
  }
  return bytes
}

function measureText(text: string): number {
  return text.length <= SHORT_TEXT ? text.length * MAX_BYTES_A_UNIT : Buffer.byteLength(text)
}

/** Returns where the element ends, as `writeText` does. */
function writeInteger(
  view: DataView,
  value: string | number | bigint,
  start: number,
  width: number,
): number {
  if (width === 2) view.setInt16(start, Number(value))
  else if (typeof value === 'number') {
    view.setInt32(start, Math.floor(value / 2 ** 32))
    view.setInt32(start + 4, value | 0)
  } else view.setBigInt64(start, BigInt(value))
  return start + width
}

function writeText(buffer: Buffer, text: string, start: number): number {
  const { length } = text
  if (length <= SHORT_TEXT) {
    let place = 0
    for (; place < length; place += 1) {
      const unit = text.charCodeAt(place)
      if (unit > 0x7f) break
      buffer[start + place] = unit
    }
    if (place === length) return start + length
  }
  return start + buffer.write(text, start)
}
