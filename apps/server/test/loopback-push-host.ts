// A push service of our own on the loopback, and browsers that read what is pushed to them.

import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomId } from '@fairtick/server/platform/random-id'

/** 0: it takes the push and says nothing. */
export type PushAnswer = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

export type ReceivedPush = {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

export type LoopbackPushService = Awaited<ReturnType<typeof startPushService>>

export async function startPushService() {
  const received: ReceivedPush[] = []
  let answer: PushAnswer = { status: 201 }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { url: path = '', headers } = request
    received.push({ path, headers, body: Buffer.concat(chunks) })
    if (answer.status !== 0) response.writeHead(answer.status, answer.headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    ...{ origin, received },
    answerWith: (next: PushAnswer) => {
      answer = next
    },
    newBrowser: () => createBrowser(`${origin}/push/${randomId()}`),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What a browser gives the app when it subscribes, and how it opens what it is sent. */
export function createBrowser(endpoint: string) {
  const curve = createECDH('prime256v1')
  const p256dh = curve.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      ...{ endpoint, p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    open: ({ body }: Pick<ReceivedPush, 'body'>): Record<string, string> =>
      JSON.parse(openPush(body, { curve, p256dh, auth }).toString('utf8')),
  }
}

type BrowserKeys = {
  readonly curve: ReturnType<typeof createECDH>
  readonly p256dh: Buffer
  readonly auth: Buffer
}

/** RFC 8291 over RFC 8188, one record; throws when it was sealed for another. */
function openPush(body: Buffer, { curve, p256dh, auth }: BrowserKeys): Buffer {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const derive = (key: Uint8Array, with_: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', key, with_, info, length))
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
  const secret = derive(curve.computeSecret(sender), auth, about, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return text.subarray(0, text.lastIndexOf(2))
}

/** The claims of the sender, when it is who `publicKey` names. */
export function readVapid(
  { headers }: Pick<ReceivedPush, 'headers'>,
  publicKey: string,
): { readonly aud: string; readonly sub: string; readonly exp: number } | undefined {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const own = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: own, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (key !== publicKey || !isSigned) return undefined
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
}
