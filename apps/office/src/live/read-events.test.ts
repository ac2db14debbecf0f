// Events come in pieces of any length.

import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

const encoder = new TextEncoder()

/** The data that a stream of these pieces makes, and how often it was alive. */
async function heardIn(pieces: readonly Uint8Array[]) {
  const heard: string[] = []
  let signs = 0
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(piece)
      stream.close()
    },
  })
  await readEvents(body, { onData: (data) => heard.push(data), onSign: () => (signs += 1) })
  return { heard, signs }
}

test('an event counts once it is whole, and lines that say nothing never do', async () => {
  const text = ': here\n\ndata: {"a":1}\n\ndata: {"a"'
  expect((await heardIn([encoder.encode(text)])).heard).toEqual(['{"a":1}'])
  expect((await heardIn([])).heard).toEqual([])
})

test('pieces of any length make the same events', async () => {
  const bytes = encoder.encode(': here\n\ndata: first\n\n: here\n\ndata: 二\n\n')
  for (let length = 1; length < 9; length += 1) {
    const pieces: Uint8Array[] = []
    for (let at = 0; at < bytes.length; at += length) pieces.push(bytes.slice(at, at + length))
    const { heard, signs } = await heardIn(pieces)
    expect(heard).toEqual(['first', '二'])
    expect(signs).toBeGreaterThan(0)
  }
})
