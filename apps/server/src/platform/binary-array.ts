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
  buffer.writeInt32BE(values.length === 0 ? 0 : 1, 0)
  buffer.writeInt32BE(values.includes(null) ? 1 : 0, 4)
  buffer.writeInt32BE(element, 8)
  if (values.length === 0) return buffer.subarray(0, 12)
  buffer.writeInt32BE(values.length, 12)
  buffer.writeInt32BE(1, 16)
  let end = HEADER_BYTES
  for (const value of values) {
    const start = end + LENGTH_BYTES
    end = value === null ? start : writeElement(buffer, value, start, width)
    buffer.writeInt32BE(value === null ? NULL_LENGTH : end - start, start - LENGTH_BYTES)
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

/** Returns where the element ends. */
function writeElement(
  buffer: Buffer,
  value: string | number | bigint,
  start: number,
  width: number | undefined,
): number {
  if (width === undefined) return writeText(buffer, String(value), start)
  if (width === 2) return buffer.writeInt16BE(Number(value), start)
  return buffer.writeBigInt64BE(BigInt(value), start)
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
