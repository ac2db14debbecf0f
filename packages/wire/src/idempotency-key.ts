// Keys under which an operation has one outcome, however often it is sent.

const TIME_LETTERS = 9
const RANDOM_LETTERS = 22
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * 9 letters of the time, then 132 random bits as 22: what is asked at one time stands side by side
 * in the server's index. Unlike randomUUID it exists outside of secure contexts too.
 */
export function newIdempotencyKey(): string {
  const time = Date.now().toString(36).padStart(TIME_LETTERS, '0')
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_LETTERS))
  return time + Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
}
