// Clients of ours that hold connections and sockets, while an honest one goes on asking.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const READERS = 300
const SOCKETS = 600
const BODIES = 200
const HONEST_CALLS = 30
const HONEST_WITHIN_MS = 3_000
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
const UPGRADE =
  'GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
const HALF_A_BODY =
  'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
  'Content-Length: 60000\r\n\r\n{"phone":'

/** They ask a few times each and never read. */
export function neverRead(url: string): Promise<readonly string[]> {
  return whileHeld(url, READERS, (socket) => {
    socket.pause()
    socket.write(GET.repeat(4))
  })
}

/** Sockets of the gateway, far more than one network may have. */
export async function floodSockets(url: string): Promise<readonly string[]> {
  let opened = 0
  const findings = await whileHeld(url, SOCKETS, (socket) => {
    socket.once('data', (bytes) => {
      if (bytes.toString().startsWith('HTTP/1.1 101')) opened += 1
    })
    socket.write(UPGRADE)
  })
  const isBounded = opened > 0 && opened <= 50
  return isBounded ? findings : [...findings, `${opened} sockets of one network were opened`]
}

/** They go away in the middle of a body. */
export function abortBodies(url: string): Promise<readonly string[]> {
  return whileHeld(url, BODIES, (socket) => {
    socket.write(HALF_A_BODY, () => socket.resetAndDestroy())
  })
}

async function whileHeld(
  url: string,
  count: number,
  begin: (socket: Socket) => void,
): Promise<readonly string[]> {
  const { port, hostname: host } = new URL(url)
  const held: Socket[] = []
  for (let place = 0; place < count; place += 1) {
    const socket = connect({ port: Number(port), host })
    socket.on('error', () => {})
    held.push(socket)
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {})
    begin(socket)
  }
  const findings = await askHonestly(url)
  for (const socket of held) socket.destroy()
  return findings
}

async function askHonestly(url: string): Promise<readonly string[]> {
  const findings: string[] = []
  for (let call = 0; call < HONEST_CALLS; call += 1) {
    const signal = AbortSignal.timeout(HONEST_WITHIN_MS)
    const asked = fetch(url, { signal, headers: { connection: 'close' } })
    const status = await asked.then(
      (answer) => answer.text().then(() => answer.status),
      (fault: unknown) => String(fault),
    )
    if (status !== 200 && status !== 404) findings.push(`an honest call was answered ${status}`)
  }
  return [...new Set(findings)]
}
