// A passkey in software: makes a key and answers questions as an authenticator and a browser do.

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const

export type SoftPasskey = ReturnType<typeof createSoftPasskey>

export type SoftPasskeySettings = {
  readonly rpId?: string
  readonly origin?: string
  /** Whether its owner was asked for a finger or a PIN. */
  readonly owner?: 'verified' | 'unverified'
}

/** Keeps one key; each answer counts one up. All texts are base64url, as a browser has them. */
export function createSoftPasskey(settings: SoftPasskeySettings = {}) {
  const { rpId = 'localhost', origin = 'http://localhost:8080', owner = 'verified' } = settings
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const flags = FLAGS.present | (owner === 'verified' ? FLAGS.verified : 0)
  let counter = 0

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = (added: number) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags | added]), count])
  }

  const make = (challenge: string) => {
    const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
    const length = Buffer.from([id.length >> 8, id.length & 0xff])
    const key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'))
    const data = Buffer.concat([head(FLAGS.attested), Buffer.alloc(16), length, id, key])
    return {
      credential: id.toString('base64url'),
      clientData: clientData('webauthn.create', challenge).toString('base64url'),
      attestation: withoutStatement(data).toString('base64url'),
      transports: ['internal' as const],
    }
  }
  const answer = (challenge: string) => {
    const said = clientData('webauthn.get', challenge)
    const data = head(0)
    const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey)
    return {
      credential: id.toString('base64url'),
      clientData: said.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    }
  }
  return { make, answer }
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** CBOR of an ES256 key: {1: 2, 3: -7, -1: 1, -2: x, -3: y} (RFC 9053). */
function coseKey(x: Uint8Array, y: Uint8Array): Buffer {
  const [begin, xKey, yKey] = [[0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01], [0x21], [0x22]]
  const bytes = (value: Uint8Array) => [0x58, value.length, ...value]
  return Buffer.from([...begin, ...xKey, ...bytes(x), ...yKey, ...bytes(y)])
}

/** CBOR of {fmt: 'none', attStmt: {}, authData: data}. */
function withoutStatement(data: Uint8Array): Buffer {
  const text = (value: string) => [0x60 + value.length, ...Buffer.from(value)]
  const length = [0x59, data.length >> 8, data.length & 0xff]
  const fields = [...text('fmt'), ...text('none'), ...text('attStmt'), 0xa0, ...text('authData')]
  return Buffer.from([0xa3, ...fields, ...length, ...data])
}
