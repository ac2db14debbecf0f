// A server on the loopback that speaks HTTP and WebSocket as a venue does, and can misbehave.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'

export type VenueAnswer = { readonly status?: number; readonly body: string }

/** What makes the server a certain venue. */
export type VenueManners = {
  readonly onRequest: (url: URL) => VenueAnswer | undefined
  readonly onConnect: (client: WebSocket, url: URL) => void
  readonly onMessage: (client: WebSocket, text: string) => void
}

export type Refusal = { readonly status: number; readonly retryAfterSeconds?: number }

const MAX_REQUESTS_KEPT = 10_000

export class LoopbackVenue {
  /** Paths with query of the HTTP requests so far. */
  readonly requests: string[] = []
  readonly messages: string[] = []
  connectsCount = 0
  pongsCount = 0
  readonly #manners: VenueManners
  readonly #server: Server
  readonly #sockets = new WebSocketServer({ noServer: true })
  readonly #refusals: Refusal[] = []
  #isStalled = false
  #port = 0

  constructor(manners: VenueManners) {
    this.#manners = manners
    this.#server = createServer((request, response) => this.#answer(request, response))
    this.#server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head))
  }

  /** Listens on a free port of the loopback; started again, on the same one. */
  async start(): Promise<void> {
    const port = this.#port
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
    this.#port = (this.#server.address() as AddressInfo).port
  }

  async stop(): Promise<void> {
    this.dropSockets()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  get host(): string {
    return `127.0.0.1:${this.#port}`
  }

  get clients(): readonly WebSocket[] {
    return [...this.#sockets.clients].filter((client) => client.readyState === client.OPEN)
  }

  /** Sends a text to every client, unless stalled. */
  broadcast(text: string): void {
    for (const client of this.clients) this.send(client, text)
  }

  send(client: WebSocket, text: string): void {
    if (!this.#isStalled) client.send(text)
  }

  ping(): void {
    for (const client of this.clients) client.ping('still there?')
  }

  /** Keeps every connection, but neither answers nor sends any more. */
  stall(): void {
    this.#isStalled = true
  }

  resume(): void {
    this.#isStalled = false
  }

  /** Refuses the next HTTP request or socket, once for each refusal. */
  refuse(...refusals: readonly Refusal[]): void {
    this.#refusals.push(...refusals)
  }

  /** Closes with a closing handshake. */
  closeSockets(code: number): void {
    for (const client of this.#sockets.clients) client.close(code)
  }

  /** Breaks the connections without a word. */
  dropSockets(): void {
    for (const client of this.#sockets.clients) client.terminate()
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/'
    if (this.requests.length < MAX_REQUESTS_KEPT) this.requests.push(path)
    if (this.#isStalled) return
    const refusal = this.#refusals.shift()
    if (refusal) {
      response
        .writeHead(refusal.status, retryAfter(refusal))
        .end('{"code":-1003,"msg":"slow down"}')
      return
    }
    const answer = this.#manners.onRequest(new URL(path, 'http://venue'))
    response.writeHead(answer?.status ?? (answer ? 200 : 404)).end(answer?.body ?? '')
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.connectsCount += 1
    const refusal = this.#refusals.shift()
    if (refusal) {
      const lines = Object.entries(retryAfter(refusal)).map(([name, value]) => `${name}: ${value}`)
      socket.end([`HTTP/1.1 ${refusal.status} Refused`, ...lines, '', ''].join('\r\n'))
      return
    }
    this.#sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('pong', () => {
        this.pongsCount += 1
      })
      client.on('message', (data) => {
        this.messages.push(data.toString())
        this.#manners.onMessage(client, data.toString())
      })
      this.#manners.onConnect(client, new URL(request.url ?? '/', 'http://venue'))
    })
  }
}

function retryAfter({ retryAfterSeconds }: Refusal): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
}
