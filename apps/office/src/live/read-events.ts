// Server-sent events out of a stream of bytes: only their data.

import { createParser } from 'eventsource-parser'

/** Calls `onData` with the data of each event; resolves at the end, rejects when it breaks. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  { onData, onSign }: { readonly onData: (data: string) => void; readonly onSign: () => void },
): Promise<void> {
  const parser = createParser({ onEvent: ({ data }) => onData(data) })
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader()
  for (;;) {
    const { value, done } = (await reader.read()) as { value?: string; done: boolean }
    if (done) return
    onSign()
    parser.feed(value ?? '')
  }
}
