// The stream against servers that answer, break off, and sign out.

import { expect, test, vi } from 'vitest'
import { openQueueStream, type StreamHealth } from './queue-stream.ts'

const STATE = { queues: [] }

function bodyOf(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode(text))
      stream.close()
    },
  })
}

function follow(answers: (() => Response | Promise<Response>)[]) {
  const healths: StreamHealth[] = []
  const states: unknown[] = []
  const tokens: (string | null)[] = []
  const stop = openQueueStream({
    token: () => 'T',
    fetch: async (_, init) => {
      tokens.push(new Headers(init?.headers).get('Authorization'))
      const answer = answers.shift()
      if (answer === undefined) return new Promise<Response>(() => {})
      return await answer()
    },
    onState: (state) => states.push(state),
    onHealth: (health) => healths.push(health),
  })
  return { healths, states, tokens, stop }
}

test('tells states, comes again after a break, and is live again with the next state', async () => {
  vi.useFakeTimers()
  const event = `data: ${JSON.stringify(STATE)}\n\n`
  const run = follow([
    () => new Response(bodyOf(event)),
    () => Promise.reject(new TypeError('offline')),
    () => new Response(bodyOf(event)),
  ])
  await vi.advanceTimersByTimeAsync(0)
  expect(run.states).toEqual([STATE])
  expect(run.healths).toEqual(['connecting', 'live', 'broken'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(run.states).toEqual([STATE, STATE])
  expect(run.healths.slice(3, 7)).toEqual(['connecting', 'broken', 'connecting', 'live'])
  expect(new Set(run.tokens)).toEqual(new Set(['Bearer T']))
  run.stop()
  vi.useRealTimers()
})

test('does not come again for who is signed out, nor once it is stopped', async () => {
  vi.useFakeTimers()
  const out = follow([() => new Response(null, { status: 401 })])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(out.tokens).toHaveLength(1)
  const stopped = follow([() => new Response(null, { status: 503 })])
  await vi.advanceTimersByTimeAsync(0)
  stopped.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stopped.tokens).toHaveLength(1)
  vi.useRealTimers()
})
