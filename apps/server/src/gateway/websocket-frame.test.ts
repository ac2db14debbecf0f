// Frames of the server, read back by the receiver of an independent library.

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { encodeFrames, encodePingFrame, encodeTextFrame, textPayload } from './websocket-frame.ts'

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/** What a WebSocket client makes of these bytes after a handshake. */
async function receive(bytes: Buffer, messages: number): Promise<string[]> {
  const server = createServer((socket) => {
    socket.once('data', (request) => {
      const key = /sec-websocket-key: (.+)\r\n/i.exec(request.toString())?.[1] ?? ''
      const accept = createHash('sha1')
        .update(key + GUID)
        .digest('base64')
      const head = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket'
      socket.write(`${head}\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`)
      socket.write(bytes)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const texts: string[] = []
  let pings = 0
  client.on('ping', () => {
    pings += 1
  })
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject)
    client.on('message', (data) => {
      texts.push(data.toString())
      if (texts.length === messages) resolve()
    })
  })
  client.terminate()
  server.close()
  return [...texts, ...Array.from({ length: pings }, () => 'PING')]
}

test('every length class is framed as RFC 6455 says', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length))
  expect(await receive(encodeFrames(texts.map(textPayload)), texts.length)).toEqual(texts)
})

test('lengths are counted in bytes, not in characters', async () => {
  const texts = ['残高', 'ยอดเงิน'.repeat(9), '🂡', 'a']
  expect(await receive(encodeFrames(texts.map(textPayload)), texts.length)).toEqual(texts)
})

test('a ping frame is one to a client', async () => {
  const bytes = Buffer.concat([encodePingFrame(), encodeTextFrame('end')])
  expect(await receive(bytes, 1)).toEqual(['end', 'PING'])
})

test('parts stand between commas', async () => {
  const [open, close] = [Buffer.from('['), Buffer.from(']')]
  const payloads = [[], ['1'], ['1', '"二"', '3']].map((parts) => ({
    ...{ open, close, parts: parts.map((part) => Buffer.from(part)) },
  }))
  expect(await receive(encodeFrames(payloads), 3)).toEqual(['[]', '[1]', '[1,"二",3]'])
})
