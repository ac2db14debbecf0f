// RFC 6455 frames of the server: built once, written as they are to many sockets.

const FINAL_TEXT = 0x81
const FINAL_PING = 0x89
const SHORT_MAX = 125
const MEDIUM_MAX = 65_535
const COMMA = 0x2c
const NOTHING = Buffer.alloc(0)

/** The text of one frame in pieces, so that those that many frames share are encoded once. */
export type Payload = {
  readonly open: Buffer
  /** Stand between `open` and `close` with commas between them. */
  readonly parts: readonly Buffer[]
  readonly close: Buffer
}

export function textPayload(text: string): Payload {
  return { open: Buffer.from(text), parts: [], close: NOTHING }
}

/** One Buffer with a text frame for each payload, in order. */
export function encodeFrames(payloads: readonly Payload[]): Buffer {
  const lengths = payloads.map(payloadLength)
  const total = lengths.reduce((sum, length) => sum + headerLength(length) + length, 0)
  const buffer = Buffer.allocUnsafe(total)
  let offset = 0
  for (const [place, payload] of payloads.entries()) {
    offset = writeHeader(buffer, offset, lengths[place] ?? 0)
    offset = writePayload(buffer, offset, payload)
  }
  return buffer
}

export function encodeTextFrame(text: string): Buffer {
  return encodeFrames([textPayload(text)])
}

/** A ping of the protocol without payload: every client answers it by itself. */
export function encodePingFrame(): Buffer {
  return Buffer.from([FINAL_PING, 0])
}

function payloadLength({ open, parts, close }: Payload): number {
  let length = open.length + close.length + Math.max(0, parts.length - 1)
  for (const part of parts) length += part.length
  return length
}

function headerLength(payloadBytes: number): number {
  if (payloadBytes <= SHORT_MAX) return 2
  return payloadBytes <= MEDIUM_MAX ? 4 : 10
}

/** A server's frames are not masked (RFC 6455 §5.1). Returns the offset of the payload. */
function writeHeader(buffer: Buffer, offset: number, payloadBytes: number): number {
  buffer[offset] = FINAL_TEXT
  if (payloadBytes <= SHORT_MAX) {
    buffer[offset + 1] = payloadBytes
  } else if (payloadBytes <= MEDIUM_MAX) {
    buffer[offset + 1] = 126
    buffer.writeUInt16BE(payloadBytes, offset + 2)
  } else {
    buffer[offset + 1] = 127
    buffer.writeUInt32BE(Math.floor(payloadBytes / 2 ** 32), offset + 2)
    buffer.writeUInt32BE(payloadBytes % 2 ** 32, offset + 6)
  }
  return offset + headerLength(payloadBytes)
}

/** Returns the offset behind it. */
function writePayload(buffer: Buffer, offset: number, { open, parts, close }: Payload): number {
  buffer.set(open, offset)
  let next = offset + open.length
  for (const [place, part] of parts.entries()) {
    if (place > 0) {
      buffer[next] = COMMA
      next += 1
    }
    buffer.set(part, next)
    next += part.length
  }
  buffer.set(close, next)
  return next + close.length
}
