// The limits of the socket (REL-28 to REL-31); an installation may set them, tests narrow them.

export type SocketLimits = {
  readonly sockets: number
  readonly socketsPerUser: number
  readonly socketsPerNetwork: number
  readonly messagesPerSecond: number
  /** More than this many messages in one second close the socket. */
  readonly floodPerSecond: number
  readonly channels: number
  /** Messages of one socket that wait for the one before. */
  readonly waitingMessages: number
  readonly messageBytes: number
  readonly messageFragments: number
  /** Of frames that wait in the server for one client to read. */
  readonly waitingBytes: number
  /** A client that does not read for so long is closed. */
  readonly cloggedMs: number
  readonly heartbeatMs: number
  /** An end is told of at once; should that get lost, its sockets stay open no longer than this. */
  readonly checkSessionsMs: number
  readonly flushMs: number
}

export const SOCKET_LIMITS: SocketLimits = {
  sockets: 12_000,
  socketsPerUser: 10,
  socketsPerNetwork: 50,
  messagesPerSecond: 20,
  floodPerSecond: 200,
  channels: 100,
  waitingMessages: 20,
  messageBytes: 16 * 1024,
  messageFragments: 16,
  waitingBytes: 1024 * 1024,
  cloggedMs: 30_000,
  heartbeatMs: 20_000,
  checkSessionsMs: 60_000,
  flushMs: 100,
}
