// Counts frames and updates in what one socket reads, without turning it into text.

/** Every update of every design holds this once. */
const UPDATE_MARK = Buffer.from('"seq":')
const LONGEST_HEADER = 10

export type Totals = { updates: number; frames: number }

/** Returns what takes each chunk; `onFrame` gets whole payloads, where they are wanted. */
export function createFrameCounter(
  totals: Totals,
  onFrame: ((payload: Buffer) => void) | undefined,
): (chunk: Buffer) => void {
  /** The beginning of a frame that is not whole yet. */
  let rest: Buffer | undefined

  return (chunk) => {
    const bytes = rest ? Buffer.concat([rest, chunk]) : chunk
    let offset = 0
    for (let end = frameEnd(bytes, 0); end !== undefined; end = frameEnd(bytes, offset)) {
      totals.frames += 1
      if ((bytes[offset] ?? 0) === 0x81) {
        const payload = bytes.subarray(offset + headerLength(bytes, offset), end)
        totals.updates += countMarks(payload)
        onFrame?.(payload)
      }
      offset = end
    }
    // A copy: the chunk lies in a buffer that the next read overwrites.
    rest = offset < bytes.length ? Buffer.from(bytes.subarray(offset)) : undefined
  }
}

function countMarks(payload: Buffer): number {
  let count = 0
  for (let at = payload.indexOf(UPDATE_MARK); at >= 0; at = payload.indexOf(UPDATE_MARK, at + 60)) {
    count += 1
  }
  return count
}

/** Undefined while the frame is not whole. */
function frameEnd(bytes: Buffer, offset: number): number | undefined {
  const left = bytes.length - offset
  if (left < 2) return undefined
  const header = headerLength(bytes, offset)
  if (left < header) return undefined
  const end = offset + header + payloadLength(bytes, offset)
  return end <= bytes.length ? end : undefined
}

function headerLength(bytes: Buffer, offset: number): number {
  const short = bytes[offset + 1] ?? 0
  if (short < 126) return 2
  return short === 126 ? 4 : LONGEST_HEADER
}

function payloadLength(bytes: Buffer, offset: number): number {
  const short = bytes[offset + 1] ?? 0
  if (short < 126) return short
  return short === 126 ? bytes.readUInt16BE(offset + 2) : Number(bytes.readBigUInt64BE(offset + 2))
}
