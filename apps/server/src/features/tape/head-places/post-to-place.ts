// One request to a place outside, bounded in time and in what is read of the answer.

export const PATIENCE_MS = 5_000

export type Post = {
  readonly url: string
  readonly type: string
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly signal: AbortSignal
  readonly patienceMs: number
  /** Of the answer; 0: nothing of it counts. */
  readonly mostBytes: number
}

/** The answer to what was taken (2xx); throws for all else. Nobody sends it on elsewhere. */
export async function postToPlace(post: Post): Promise<Buffer> {
  const { url, type, body, mostBytes } = post
  const answer = await fetch(url, {
    ...{ method: 'POST', body, redirect: 'manual' },
    headers: { 'content-type': type },
    signal: AbortSignal.any([post.signal, AbortSignal.timeout(post.patienceMs)]),
  })
  if (!answer.ok || mostBytes === 0) await answer.body?.cancel()
  if (!answer.ok) throw new Error(`it answered ${answer.status}`)
  const parts: Uint8Array[] = []
  let size = 0
  if (mostBytes === 0) return Buffer.alloc(0)
  for await (const part of answer.body ?? []) {
    size += part.length
    // To leave the loop ends the answer.
    if (size > mostBytes) throw new Error(`its answer is longer than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
