// One-dimensional arrays in PostgreSQL's binary format: parameters that it need not parse.

const TYPES = {
  int2: { element: 21, width: 2 },
  int8: { element: 20, width: 8 },
  text: { element: 25, width: undefined },
} as const

export type ArrayType = keyof typeof TYPES
export type ArrayElement = string | number | bigint | null

/** The OIDs of the array types that come as bytes: int2[], text[], int8[]. */
export const BINARY_ARRAY_OIDS = [1005, 1009, 1016] as const

const HEADER_BYTES = 20
const EMPTY_BYTES = 12
const LENGTH_BYTES = 4
/** A UTF-16 unit takes no more than this in UTF-8. */
const MAX_BYTES_A_UNIT = 3
/** Up to here it is quicker to copy letter by letter than to call the encoder. */
const SHORT_TEXT = 32
const NULL_LENGTH = -1

/** A parameter of type `type[]`; numbers must be safe integers. */
export function encodeArray(type: ArrayType, values: readonly ArrayElement[]): Buffer {
  const { element, width } = TYPES[type]
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + measure(width, values))
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.length)
  view.setInt32(0, values.length === 0 ? 0 : 1)
  view.setInt32(4, values.includes(null) ? 1 : 0)
  view.setInt32(8, element)
  if (values.length === 0) return buffer.subarray(0, EMPTY_BYTES)
  view.setInt32(12, values.length)
  view.setInt32(16, 1)
  let end = HEADER_BYTES
  for (const value of values) {
    const start = end + LENGTH_BYTES
    if (value === null) end = start
    else if (width === undefined) end = writeText(buffer, String(value), start)
    else end = writeInteger(view, value, start, width)
    view.setInt32(start - LENGTH_BYTES, value === null ? NULL_LENGTH : end - start)
  }
  return buffer.subarray(0, end)
}

/** The most bytes that the elements can take. */
function measure(width: number | undefined, values: readonly ArrayElement[]): number {
  if (width !== undefined) return values.length * (LENGTH_BYTES + width)
  let bytes = values.length * LENGTH_BYTES
  for (const value of values) if (value !== null) bytes += String(value).length * MAX_BYTES_A_UNIT
  return bytes
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
