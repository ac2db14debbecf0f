// How many connections a server holds, of whom, and how long one may leave its answer unread
// (REL-38). Whoever asks for nothing gives way to who comes, so held connections keep nobody out.

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { callerNetwork } from '../platform/caller-network.ts'

export type ConnectionLimits = {
  readonly connections: number
  /** Undefined: all of them are the proxy's, and only the whole counts. */
  readonly connectionsPerNetwork: number | undefined
  /** How long a connection may stay on which nothing is asked. */
  readonly keepAliveMs: number
  /** An answer of which nothing goes out for so long is given up. */
  readonly stalledMs: number
  /** One that waits for its reader for so long gives way to who comes. */
  readonly unreadMs: number
  /** So long nothing may be asked before a connection is the first to give way. */
  readonly silentMs: number
  /** A request of which less than `bytesPerSecond` comes gives way after so long. */
  readonly slowBodyMs: number
  /** Every answer has `answerMs`, and a second more for each `bytesPerSecond` of it. */
  readonly answerMs: number
  readonly bytesPerSecond: number
  readonly lookEveryMs: number
}

/** A proxy keeps its connections for a minute, and must not lose one just as it uses it. */
const KEEP_ALIVE_MS = { direct: 10_000, byProxy: 65_000 } as const
/**
 * What the kernel holds for a connection it takes in and gives back in large pieces: over 1 MB on
 * one machine. A phone that reads 20 kB/s takes 54 s for one.
 */
const STALLED_MS = 75_000
const UNREAD_MS = 3_000
/** Head and body of an honest request leave together. */
const SLOW_BODY_MS = 250
const SILENT_MS = 250
const ANSWER_MS = 60_000
const BYTES_PER_SECOND = 5_000
const LOOK_EVERY_MS = 2_000

export function connectionLimits(
  {
    connections,
    connectionsPerNetwork,
  }: Pick<ConnectionLimits, 'connections'> & {
    readonly connectionsPerNetwork: number
  },
  trustedProxies: number,
): ConnectionLimits {
  const isDirect = trustedProxies === 0
  return {
    connections,
    connectionsPerNetwork: isDirect ? connectionsPerNetwork : undefined,
    keepAliveMs: isDirect ? KEEP_ALIVE_MS.direct : KEEP_ALIVE_MS.byProxy,
    stalledMs: STALLED_MS,
    unreadMs: UNREAD_MS,
    slowBodyMs: SLOW_BODY_MS,
    silentMs: SILENT_MS,
    answerMs: ANSWER_MS,
    bytesPerSecond: BYTES_PER_SECOND,
    lookEveryMs: LOOK_EVERY_MS,
  }
}

type Held = {
  readonly socket: Socket
  readonly groups: readonly Group[]
  /** Requests that are not answered to their end, and the newest of them. */
  underWay: number
  request: IncomingMessage | undefined
  /** Of the request or answer that is under way: since when, what came and was sent before it. */
  sinceMs: number
  readBefore: number
  writtenBefore: number
}

/** The whole, or the connections of one network. */
type Group = {
  readonly all: Set<Held>
  /** On which nothing is asked; who has waited longest comes first. */
  readonly idle: Set<Held>
}

/** `onRefused` hears the address of who was not let in. */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  onRefused: (address: string) => void,
): void {
  const whole = emptyGroup()
  const networks = new Map<string, Group>()
  const bySocket = new WeakMap<Socket, Held>()
  server.maxConnections = limits.connections

  server.on('connection', (socket) => {
    const network = callerNetwork(socket.remoteAddress ?? '')
    const neighbours = networks.get(network) ?? emptyGroup()
    networks.set(network, neighbours)
    const held = hold(socket, [whole, neighbours])
    bySocket.set(socket, held)
    socket.once('close', () => {
      forget(held)
      if (neighbours.all.size === 0 && networks.get(network) === neighbours) {
        networks.delete(network)
      }
    })
    const isTooMany = neighbours.all.size > (limits.connectionsPerNetwork ?? Infinity)
    if (isTooMany && !makeRoom(neighbours, held, limits)) {
      onRefused(socket.remoteAddress ?? '')
      socket.resetAndDestroy()
    }
    // Of the whole one place is kept free: what comes when it is full, Node drops unseen.
    if (whole.all.size >= limits.connections) makeRoom(whole, held, limits)
  })
  server.on('drop', (dropped) => onRefused(dropped?.remoteAddress ?? ''))
  server.on('request', (request: IncomingMessage, answer: ServerResponse) => {
    const held = bySocket.get(request.socket)
    if (held === undefined) return
    begin(held, request)
    answer.once('close', () => end(held))
  })
  server.on('timeout', (socket: Socket) => letGo(socket, bySocket.get(socket), limits))
  server.once('listening', () => {
    const timer = setInterval(() => giveUpSlow(whole, limits), limits.lookEveryMs).unref()
    server.once('close', () => clearInterval(timer))
    // To listen for upgrades is to take them over: only where somebody does.
    if (server.listenerCount('upgrade') === 0) return
    server.on('upgrade', (_request, socket: Socket) => leaveToGateway(bySocket.get(socket)))
  })
}

function emptyGroup(): Group {
  return { all: new Set(), idle: new Set() }
}

function hold(socket: Socket, groups: readonly Group[]): Held {
  const held: Held = {
    ...{ socket, groups, underWay: 0, request: undefined },
    ...{ sinceMs: performance.now(), readBefore: 0, writtenBefore: 0 },
  }
  for (const { all, idle } of groups) {
    all.add(held)
    idle.add(held)
  }
  return held
}

function forget(held: Held): void {
  for (const { all, idle } of held.groups) {
    all.delete(held)
    idle.delete(held)
  }
}

function begin(held: Held, request?: IncomingMessage): void {
  held.underWay += 1
  held.request = request
  if (held.underWay > 1) return
  nextAnswer(held)
  for (const { idle } of held.groups) idle.delete(held)
}

function end(held: Held): void {
  held.underWay -= 1
  nextAnswer(held)
  if (held.underWay > 0 || held.socket.destroyed) return
  held.request = undefined
  for (const { all, idle } of held.groups) if (all.has(held)) idle.add(held)
}

/** A socket has limits of its own: it counts here, and is never chosen to give way. */
function leaveToGateway(held: Held | undefined): void {
  if (held === undefined) return
  begin(held)
  held.sinceMs = Number.POSITIVE_INFINITY
}

function nextAnswer(held: Held): void {
  held.sinceMs = performance.now()
  held.readBefore = held.socket.bytesRead
  held.writtenBefore = held.socket.bytesWritten
}

/** True when another than the newcomer gave way. */
function makeRoom({ all, idle }: Group, newcomer: Held, limits: ConnectionLimits): boolean {
  const silent = longestOf(idle, newcomer)
  if (silent !== undefined && performance.now() - silent.sinceMs >= limits.silentMs) {
    return giveWay(silent)
  }
  const oldestFirst = [...all].toSorted((one, other) => one.sinceMs - other.sinceMs)
  const slow =
    oldestFirst.find((held) => isSlowBody(held, limits)) ??
    oldestFirst.find((held) => isUnread(held, limits.unreadMs))
  // In a flood who has just come is the last choice: it may be about to ask.
  const chosen = slow ?? silent
  return chosen !== undefined && giveWay(chosen)
}

function longestOf(idle: ReadonlySet<Held>, newcomer: Held): Held | undefined {
  for (const held of idle) if (held !== newcomer) return held
  return undefined
}

function giveWay(held: Held): true {
  forget(held)
  // Of an answer that was sent whole, what the kernel still holds for its reader goes out.
  if (held.underWay === 0) held.socket.destroy()
  else held.socket.resetAndDestroy()
  return true
}

function isSlowBody(
  { socket, request, sinceMs, readBefore }: Held,
  { slowBodyMs, bytesPerSecond }: ConnectionLimits,
): boolean {
  if (request === undefined || request.complete) return false
  const tookMs = performance.now() - sinceMs
  const bytes = socket.bytesRead - readBefore
  return tookMs >= slowBodyMs && bytes < (tookMs / 1_000) * bytesPerSecond
}

function isUnread({ socket, sinceMs }: Held, forMs: number): boolean {
  return socket.writableLength > 0 && performance.now() - sinceMs >= forMs
}

/** Nothing came or went for a while: idle, not read, or waiting for us. */
function letGo(socket: Socket, held: Held | undefined, { stalledMs }: ConnectionLimits): void {
  if (socket.writableLength > 0) socket.resetAndDestroy()
  else if (held !== undefined && held.underWay > 0) socket.setTimeout(stalledMs)
  else socket.destroy()
}

/** Also who reads a little now and then holds an answer only as long as it is large. */
function giveUpSlow({ all }: Group, { answerMs, bytesPerSecond }: ConnectionLimits): void {
  for (const held of all) {
    const bytes = held.socket.bytesWritten - held.writtenBefore
    const allowedMs = answerMs + (bytes / bytesPerSecond) * 1_000
    if (held.underWay > 0 && isUnread(held, allowedMs)) held.socket.resetAndDestroy()
  }
}
