// The way between two processes, and each state that it can be turned to.

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { eventually } from '@fairtick/testkit/eventually'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

let echo: Server
let proxy: TcpProxy
let asked = ''

beforeEach(async () => {
  asked = ''
  echo = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      asked += bytes.toString()
      socket.write(bytes)
    })
  })
  echo.listen(0, '127.0.0.1')
  await once(echo, 'listening')
  const { port } = echo.address() as AddressInfo
  proxy = await startTcpProxy({ host: '127.0.0.1', port })
})
afterEach(async () => {
  await proxy.close()
  echo.close()
})

type Caller = { readonly socket: Socket; readonly heard: () => string; isClosed: () => boolean }

async function call(): Promise<Caller> {
  const socket = connect(proxy.port, '127.0.0.1')
  let heard = ''
  let isClosed = false
  socket.on('data', (bytes) => {
    heard += bytes.toString()
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
  })
  await once(socket, 'connect')
  return { socket, heard: () => heard, isClosed: () => isClosed }
}

test('an open way passes on both ways', async () => {
  const caller = await call()
  caller.socket.write('a')
  await eventually('the echo', () => caller.heard() === 'a')
})

test('one that holds gives all of it when it is open again', async () => {
  const caller = await call()
  proxy.turn('hold')
  caller.socket.write('held')
  const other = await call()
  other.socket.write('+')
  expect(asked).toBe('')
  proxy.turn('open')
  await eventually('both echoes', () => caller.heard() === 'held' && other.heard() === '+')
  expect(caller.isClosed()).toBe(false)
})

test('one that swallows answers lets the questions through, and ends once it is open', async () => {
  const caller = await call()
  proxy.turn('swallow-answers')
  caller.socket.write('q')
  // The question is there before its answer has come this far.
  await eventually('the loss of the answer', () => proxy.lostBytes() === 1)
  expect(asked).toBe('q')
  proxy.turn('open')
  await eventually('the end of what lost bytes', caller.isClosed)
  expect(caller.heard()).toBe('')
})

test('one that swallows takes new connections and lets nothing through', async () => {
  proxy.turn('swallow')
  const caller = await call()
  caller.socket.write('q')
  await eventually('its loss', () => proxy.lostBytes() === 1)
  expect([asked, caller.isClosed()]).toEqual(['', false])
})

test('one that is cut ends all there were, and each new one', async () => {
  const caller = await call()
  proxy.turn('cut')
  await eventually('the end', caller.isClosed)
  const later = connect(proxy.port, '127.0.0.1').on('error', () => {})
  await eventually('the end of a new one', () => later.destroyed)
  proxy.turn('open')
  const back = await call()
  back.socket.write('b')
  await eventually('the echo', () => back.heard() === 'b')
})
