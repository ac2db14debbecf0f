// One keep-alive connection that posts one form at a time, with as little work as can be.

import { once } from 'node:events'
import { connect } from 'node:net'

export type Connection = {
  /** Resolves with the body of the answer. */
  readonly post: (path: string, body: string, key: string) => Promise<string>
  readonly close: () => void
}

const HEAD_END = '\r\n\r\n'

/** The forms must be ASCII; answers are read as bytes. */
export async function openConnection(port: number, token: string): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let received = ''
  let waiting: PromiseWithResolvers<string> | undefined
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    received += chunk
    const body = takeBody(received)
    if (body === undefined) return
    received = ''
    waiting?.resolve(body)
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('the connection was closed')))
  const headers = [
    `Host: 127.0.0.1:${port}`,
    'Content-Type: application/json',
    `Authorization: Bearer ${token}`,
    'Account: practice',
    'Lang: en',
  ].join('\r\n')
  return {
    post: (path, body, key) => {
      waiting = Promise.withResolvers()
      const own = `Idempotency-Key: ${key}\r\nContent-Length: ${body.length}`
      socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n${own}${HEAD_END}${body}`)
      return waiting.promise
    },
    close: () => {
      waiting = undefined
      socket.end()
    },
  }
}

/** The body once it is there whole. */
function takeBody(received: string): string | undefined {
  const end = received.indexOf(HEAD_END)
  const length = /content-length: ([0-9]+)/i.exec(received)?.[1]
  if (end < 0 || length === undefined) return undefined
  const start = end + HEAD_END.length
  return received.length >= start + Number(length) ? received.slice(start) : undefined
}
