// What a hostile client writes on a connection that no honest one does, and what must come back.

import { connect } from 'node:net'

export type HostileRequest = {
  readonly name: string
  readonly text: string
  /** Each status that may answer it; `0`: the connection ends without an answer. */
  readonly answers: readonly number[]
}

/** Whoever takes the request ends the connection behind its answer. */
const CLOSE = 'Connection: close\r\n'
const HOST = 'Host: 127.0.0.1\r\n'
const JSON_TYPE = 'Content-Type: application/json\r\n'
const SMUGGLED = 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'
const REFUSED = [0, 400] as const
const LONGEST_ANSWER_MS = 10_000

/** Lengths of a body on which two servers may not agree: where the next request begins. */
const SMUGGLING: Readonly<Record<string, string>> = {
  'length and chunks': `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'chunks and length': `Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'two lengths': `Content-Length: 0\r\nContent-Length: 5\r\n\r\n${SMUGGLED}`,
  'a list of lengths': `Content-Length: 0, 5\r\n\r\n${SMUGGLED}`,
  'a length with a sign': `Content-Length: +0\r\n\r\n${SMUGGLED}`,
  'a length in hex': `Content-Length: 0x0\r\n\r\n${SMUGGLED}`,
  'a length beyond numbers': `Content-Length: 99999999999999999999\r\n\r\n${SMUGGLED}`,
  'a negative length': `Content-Length: -1\r\n\r\n${SMUGGLED}`,
  'chunks of another name': `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'chunks that are not last': `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'chunks twice': `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
  'a blank before the colon': `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'a folded line': `Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'a chunk beyond numbers': `Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n`,
  'a chunk with a sign': `Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n`,
  'a chunk ended by a line feed': `Transfer-Encoding: chunked\r\n\r\n2\n{}\r\n0\r\n\r\n`,
  'a NUL in a name': `X-\0: a\r\nContent-Length: 0\r\n\r\n`,
  'a carriage return in a value': `X-A: a\rContent-Length: 5\r\nContent-Length: 0\r\n\r\n`,
}

/** Files beside those of the app, and ways out of their folder. */
const PATHS = [
  ...['/../package.json', '/../../../../etc/passwd', '/assets/../../package.json'],
  ...['/..%2fpackage.json', '/%2e%2e/package.json', '/%2e%2e%2f%2e%2e%2fpackage.json'],
  ...['/..%5cpackage.json', '/%252e%252e%252fpackage.json', '/....//package.json'],
  ...['//etc/passwd', '/.env', '/.git/config', '/%00', '/index.html%00.js', '/%ff%fe'],
  ...['/index.html/', '/assets/', '/;/../package.json', '/%c0%ae%c0%ae/package.json'],
  ...['http://evil.example/../package.json', '/%2fetc%2fpasswd', '/~root', '/?/../package.json'],
]
const OUTSIDE = /root:|"workspaces"|"private"|\[core\]/

const POLLUTING = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"phone":{"__proto__":{"toString":1}},"password":"walnut bridge 52"}',
  '{"phone":"09011112222","password":"walnut bridge 52","__proto__":null}',
  '{"phone":"09011112222","\\u005f_proto__":{},"password":"walnut bridge 52"}',
  '[{"__proto__":[]}]',
]
const NUMBERS = ['1e309', '-1', '1e21', '9007199254740993', '9223372036854775808', '0x10', 'NaN']

export type Paths = {
  /** Of a call that anybody may make with a body. */
  readonly login: string
  /** Of one that takes whole numbers; undefined: there is none for strangers. */
  readonly numbers: string | undefined
}

export function hostileRequests({ login, numbers }: Paths): readonly HostileRequest[] {
  return [
    ...Object.entries(SMUGGLING).map(([name, rest]) => ({
      name,
      text: `POST ${login} HTTP/1.1\r\n${HOST}${JSON_TYPE}${rest}`,
      answers: [...REFUSED, 501],
    })),
    ...[...POLLUTING, ...NUMBERS.map((number) => `{"phone":${number},"password":${number}}`)].map(
      (body) => post(login, body),
    ),
    ...(numbers === undefined ? [] : NUMBERS.map((number) => page(numbers, number))),
    ...OF_ANY_SERVER,
  ]
}

const OF_ANY_SERVER: readonly HostileRequest[] = [
  ...PATHS.map((path) => ({
    name: `the path ${path}`,
    text: `GET ${path} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
    answers: [200, 400, 403, 404],
  })),
  bomb('a header of 1 MB', `X-A: ${'a'.repeat(1_000_000)}\r\n`),
  bomb('10,000 headers', 'X-A: a\r\n'.repeat(10_000)),
  bomb('a token of 1 MB', `Authorization: Bearer ${'a'.repeat(1_000_000)}\r\n`),
  {
    name: 'a path of 1 MB',
    text: `GET /${'a'.repeat(1_000_000)} HTTP/1.1\r\n${HOST}\r\n`,
    answers: [0, 400, 414, 431],
  },
  { name: 'no host', text: 'GET /healthz HTTP/1.1\r\n\r\n', answers: [400] },
  {
    name: 'two hosts',
    text: `GET /healthz HTTP/1.1\r\n${HOST}Host: evil.example\r\n${CLOSE}\r\n`,
    answers: [400],
  },
  { name: 'HTTP 0.9', text: 'GET /healthz\r\n\r\n', answers: [...REFUSED] },
  {
    name: 'HTTP 9.9',
    text: `GET /healthz HTTP/9.9\r\n${HOST}${CLOSE}\r\n`,
    answers: [...REFUSED, 505],
  },
  { name: 'a line feed alone', text: `GET /healthz HTTP/1.1\nHost: a\n\n`, answers: [...REFUSED] },
  {
    name: 'TRACE',
    text: `TRACE / HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
    answers: [0, 400, 404, 405, 501],
  },
  {
    name: 'CONNECT',
    text: `CONNECT a:1 HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
    answers: [0, 400, 404, 405],
  },
  { name: 'bytes of TLS', text: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', answers: [0, 400] },
]

/** What was wrong with an answer; undefined: nothing. */
export async function sendHostile(
  port: number,
  { text, answers }: HostileRequest,
): Promise<string | undefined> {
  const heard = await exchange(port, text)
  const statuses = [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  if (statuses.length > 1) return `was answered twice: ${statuses.join(', ')}`
  const status = statuses[0] ?? 0
  if (!answers.includes(status)) return `was answered ${status}`
  return OUTSIDE.test(heard) ? 'shows a file of the machine' : undefined
}

function page(path: string, number: string): HostileRequest {
  const query = `symbol=BTCUSDT&fromSeq=${number}&limit=${number}`
  return {
    name: `numbers of ${number}`,
    text: `GET ${path}?${query} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
    answers: [400],
  }
}

function post(path: string, body: string): HostileRequest {
  const head = `POST ${path} HTTP/1.1\r\n${HOST}${JSON_TYPE}${CLOSE}`
  return {
    name: `the body ${body}`,
    text: `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    answers: [400],
  }
}

function bomb(name: string, headers: string): HostileRequest {
  return {
    name,
    text: `GET /healthz HTTP/1.1\r\n${HOST}${CLOSE}${headers}\r\n`,
    answers: [0, 400, 431],
  }
}

/** All that is heard until the server ends the connection. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let heard = ''
    const timer = setTimeout(() => socket.destroy(), LONGEST_ANSWER_MS)
    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(heard)
    })
    socket.write(text, 'latin1')
  })
}
