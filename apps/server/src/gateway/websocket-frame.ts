// RFC 6455 frames of the server: built once, written as they are to many sockets.

const FINAL_TEXT = 0x81
const FINAL_PING = 0x89
const SHORT_MAX = 125
const MEDIUM_MAX = 65_535

/** One Buffer with a text frame for each text, in order. */
export function encodeTextFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text))
  const total = lengths.reduce((sum, length) => sum + headerLength(length) + length, 0)
  const buffer = Buffer.allocUnsafe(total)
  let offset = 0
  for (const [place, text] of texts.entries()) {
    const length = lengths[place] ?? 0
    offset = writeHeader(buffer, offset, length)
    buffer.write(text, offset, length, 'utf8')
    offset += length
  }
  return buffer
}

export function encodeTextFrame(text: string): Buffer {
  return encodeTextFrames([text])
}

/** A ping of the protocol without payload: every client answers it by itself. */
export function encodePingFrame(): Buffer {
  return Buffer.from([FINAL_PING, 0])
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
