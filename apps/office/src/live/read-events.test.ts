// Events come in pieces of any length.

import { expect, test } from 'vitest'
import { readEvents, splitEvents } from './read-events.ts'

test('an event counts once it is whole, and lines that say nothing never do', () => {
  expect(splitEvents(': here\n\ndata: {"a":1}\n\ndata: {"a"')).toEqual({
    events: ['{"a":1}'],
    rest: 'data: {"a"',
  })
  expect(splitEvents('')).toEqual({ events: [], rest: '' })
})

test('pieces of any length make the same events', async () => {
  const text = ': here\n\ndata: first\n\n: here\n\ndata: 二\n\n'
  const bytes = new TextEncoder().encode(text)
  for (let length = 1; length < 9; length += 1) {
    const heard: string[] = []
    let signs = 0
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        for (let at = 0; at < bytes.length; at += length) {
          stream.enqueue(bytes.slice(at, at + length))
        }
        stream.close()
      },
    })
    await readEvents(body, { onData: (data) => heard.push(data), onSign: () => (signs += 1) })
    expect(heard).toEqual(['first', '二'])
    expect(signs).toBeGreaterThan(0)
  }
})
