// One keep-alive connection that makes one call at a time, with as little work as can be.

import { once } from 'node:events'
import { connect } from 'node:net'

export type Connection = {
  /** Resolves with the body of the answer; rejects when its status is not 200. */
  readonly post: (path: string, body: string, key: string) => Promise<string>
  readonly get: (path: string) => Promise<string>
  readonly close: () => void
}

const HEAD_END = '\r\n\r\n'
const OK = 'HTTP/1.1 200 '
const LENGTH = 'content-length: '
/** What was read is taken out of it at once: one for all connections. */
const READ_INTO = Buffer.alloc(64 * 1_024)

/** The forms must be ASCII; answers are read as bytes. */
export async function openConnection(port: number, token: string): Promise<Connection> {
  let received = ''
  let waiting: PromiseWithResolvers<string> | undefined
  const take = (count: number): boolean => {
    received += READ_INTO.toString('latin1', 0, count)
    const body = takeBody(received)
    if (body === undefined) return true
    if (received.startsWith(OK)) waiting?.resolve(body)
    else waiting?.reject(new Error(received))
    received = ''
    return true
  }
  const socket = connect({
    ...{ port, host: '127.0.0.1', noDelay: true },
    // Past the stream: the callers share the cores with whom they ask.
    onread: { buffer: READ_INTO, callback: take },
  })
  await once(socket, 'connect')
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('the connection was closed')))
  const headers = [
    `Host: 127.0.0.1:${port}`,
    'Content-Type: application/json',
    `Authorization: Bearer ${token}`,
    'Account: practice',
    'Lang: en',
  ].join('\r\n')
  const send = (text: string): Promise<string> => {
    waiting = Promise.withResolvers()
    socket.write(text, 'latin1')
    return waiting.promise
  }
  return {
    post: (path, body, key) => {
      const own = `Idempotency-Key: ${key}\r\nContent-Length: ${body.length}`
      return send(`POST ${path} HTTP/1.1\r\n${headers}\r\n${own}${HEAD_END}${body}`)
    },
    get: (path) => send(`GET ${path} HTTP/1.1\r\n${headers}${HEAD_END}`),
    close: () => {
      waiting = undefined
      socket.end()
    },
  }
}

/** The body once it is there whole. */
function takeBody(received: string): string | undefined {
  const end = received.indexOf(HEAD_END)
  if (end < 0) return undefined
  const length = lengthIn(received.slice(0, end))
  const start = end + HEAD_END.length
  return received.length >= start + length ? received.slice(start, start + length) : undefined
}

/** Names of headers are of either case; ours are of one. */
function lengthIn(head: string): number {
  const place = head.indexOf(LENGTH)
  const text = place < 0 ? head.toLowerCase() : head
  const start = place < 0 ? text.indexOf(LENGTH) : place
  if (start < 0) throw new Error(`an answer without a length: ${head}`)
  return Number.parseInt(text.slice(start + LENGTH.length, start + LENGTH.length + 9), 10)
}
