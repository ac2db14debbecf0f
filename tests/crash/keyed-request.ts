// One request under an idempotency key, as a client sends it again and again until it is answered.

import type { Answer } from '@fairtick/wire/envelope'
import { type CallName, ROUTES } from '@fairtick/wire/routes'

/** Longer than any answer may take, so that a late one is seen as late. */
const PATIENCE_MS = 30_000

/** How it ended. Times are the client's wall clock in ms. */
export type KeyedReply<Result> =
  | { readonly kind: 'answered'; readonly atMs: number; readonly result: Result }
  | { readonly kind: 'refused'; readonly atMs: number; readonly code: string }
  | {
      readonly kind: 'unanswered'
      readonly atMs: number
      /** `503` with its Retry-After, another status, or why the connection broke. */
      readonly why: string
    }

export type KeyedRequest = {
  readonly url: string
  readonly token: string
  readonly name: CallName
  readonly key: string
  readonly form: object
}

export async function sendKeyed<Result>({
  url,
  token,
  name,
  key,
  form,
}: KeyedRequest): Promise<KeyedReply<Result>> {
  try {
    const response = await fetch(`${url}${ROUTES[name].path}`, {
      method: ROUTES[name].method,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        Authorization: `Bearer ${token}`,
        Account: 'practice',
        Lang: 'en',
      },
      body: JSON.stringify(form),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return replyOf(response, (await response.json()) as Answer<Result>)
  } catch (error) {
    return { kind: 'unanswered', atMs: Date.now(), why: causeOf(error) }
  }
}

function replyOf<Result>(
  { status, headers }: Response,
  answer: Answer<Result>,
): KeyedReply<Result> {
  const atMs = Date.now()
  if (status === 200) return { kind: 'answered', atMs, result: answer.result }
  if (status === 400) return { kind: 'refused', atMs, code: 'invalid' }
  if (status === 403 || status === 404) return { kind: 'refused', atMs, code: String(answer.code) }
  const retryAfter = headers.get('retry-after')
  return { kind: 'unanswered', atMs, why: `${status}, Retry-After ${retryAfter ?? 'missing'}` }
}

function causeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } }
  return `broken: ${cause?.code ?? (error as Error).name}`
}
