// A client that shakes hands properly and then sends whatever bytes it is given.

import { connect } from 'node:net'

export type Outcome = {
  /** Code of the server's close frame; undefined: it sent none. */
  readonly closeCode: number | undefined
  /** The first text frame of the server, when no close frame came before it. */
  readonly text: string
}

const HANDSHAKE = [
  'GET /ws HTTP/1.1',
  'Host: 127.0.0.1',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '',
  '',
].join('\r\n')

/**
 * Sends the bytes after the handshake and tells what came back. It ends its side once the server
 * has answered with a frame; `half-open`: at once after the bytes.
 */
export function sendMalformed(
  port: number,
  bytes: Buffer,
  ending: 'answered' | 'half-open' = 'answered',
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let received = Buffer.alloc(0)
    let body: number | undefined
    socket.on('connect', () => socket.write(HANDSHAKE))
    socket.on('data', (data) => {
      received = Buffer.concat([received, data])
      if (body === undefined) {
        const end = received.indexOf('\r\n\r\n')
        if (end < 0) return
        body = end + 4
        socket.write(bytes)
        if (ending === 'half-open') socket.end()
      }
      if (received.length > body) socket.end()
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => resolve(readOutcome(received.subarray(body ?? received.length))))
  })
}

function readOutcome(frames: Buffer): Outcome {
  for (let offset = 0; offset + 1 < frames.length; ) {
    const first = frames[offset] ?? 0
    const short = (frames[offset + 1] ?? 0) & 127
    const [length, header] = short === 126 ? [frames.readUInt16BE(offset + 2), 4] : [short, 2]
    const payload = frames.subarray(offset + header, offset + header + length)
    if ((first & 15) === 8) return { closeCode: readCloseCode(payload), text: '' }
    if ((first & 15) === 1) return { closeCode: undefined, text: payload.toString() }
    offset += header + length
  }
  return { closeCode: undefined, text: '' }
}

/** A close frame without a code counts as 1005 (RFC 6455 §7.4.1). */
function readCloseCode(payload: Buffer): number {
  return payload.length >= 2 ? payload.readUInt16BE(0) : 1005
}
