// What is asked of a time-stamp authority, and what is taken of its answer (RFC 3161), in DER.

const [INTEGER, OCTET_STRING, NULL, SEQUENCE] = [0x02, 0x04, 0x05, 0x30] as const
const VERSION_1 = Buffer.from([INTEGER, 1, 1])
const TRUE = Buffer.from([0x01, 1, 0xff])
const SHA_256 = Buffer.from('0609608648016503040201', 'hex')
const SIGNED_DATA = Buffer.from('06092a864886f70d010702', 'hex')
const HASH_BYTES = 32
export const NONCE_BYTES = 8

/** What the authority puts its name to: this hash, and the number by which it is our question. */
export type Imprint = { readonly hash: Uint8Array; readonly nonce: Uint8Array }

/** SHA-256, with the certificate of the authority in the answer. */
export function formatTimeStampRequest(imprint: Imprint): Buffer<ArrayBuffer> {
  return element(SEQUENCE, VERSION_1, messageImprint(imprint), nonceOf(imprint), TRUE)
}

/** The token in its bytes; throws with what is wrong. Who signed it is for whoever checks it. */
export function readTimeStampToken(answer: Buffer, imprint: Imprint): Buffer {
  const whole = readElement(answer, 0)
  if (whole?.tag !== SEQUENCE || whole.end !== answer.length) throw new Error('it is no answer')
  const info = readElement(answer, whole.start)
  const status = info && readElement(answer, info.start)
  if (info?.tag !== SEQUENCE || status?.tag !== INTEGER) throw new Error('it has no status')
  const isGranted = status.end - status.start === 1 && answer[status.start] === 0
  if (!isGranted) throw new Error('no timestamp was granted')
  const token = readElement(answer, info.end)
  if (token?.tag !== SEQUENCE || token.end !== whole.end) throw new Error('it has no token')
  const bytes = answer.subarray(info.end, token.end)
  const kind = answer.subarray(token.start, token.start + SIGNED_DATA.length)
  if (!SIGNED_DATA.equals(kind)) throw new Error('its token is not signed')
  const hash = element(OCTET_STRING, imprint.hash)
  const hasImprint = bytes.includes(SHA_256) && bytes.includes(hash)
  if (!hasImprint) throw new Error('its token is of something else')
  if (!bytes.includes(nonceOf(imprint))) throw new Error('its token answers another question')
  return bytes
}

function messageImprint({ hash }: Imprint): Buffer {
  if (hash.length !== HASH_BYTES) throw new Error('no SHA-256')
  const algorithm = element(SEQUENCE, SHA_256, Buffer.from([NULL, 0]))
  return element(SEQUENCE, algorithm, element(OCTET_STRING, hash))
}

/** Positive, and of full length, so that its form is the only one. */
function nonceOf({ nonce }: Imprint): Buffer {
  const bytes = Buffer.from(nonce)
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40
  return element(INTEGER, bytes)
}

/** Short enough for a length of one byte. */
function element(tag: number, ...parts: readonly Uint8Array[]): Buffer<ArrayBuffer> {
  const content = Buffer.concat(parts)
  if (content.length >= 0x80) throw new Error('too long')
  return Buffer.concat([Uint8Array.of(tag, content.length), content])
}

type Element = { readonly tag: number; readonly start: number; readonly end: number }

/** Undefined where none stands whole. */
function readElement(bytes: Buffer, at: number): Element | undefined {
  const [tag, first] = [bytes[at], bytes[at + 1]]
  if (tag === undefined || first === undefined) return undefined
  const more = first < 0x80 ? 0 : first - 0x80
  if (first >= 0x80 && (more === 0 || more > 4 || at + 2 + more > bytes.length)) return undefined
  const length = more === 0 ? first : bytes.readUIntBE(at + 2, more)
  const start = at + 2 + more
  return start + length > bytes.length ? undefined : { tag, start, end: start + length }
}
