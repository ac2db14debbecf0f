// Keys under which an operation has one outcome, however often it is sent.

const KEY_BYTES = 16

/** 128 random bits as hex; unlike randomUUID it exists outside of secure contexts too. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
