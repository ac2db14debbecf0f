// Server-sent events out of a stream of text: only their data.

/** Calls `onData` with the data of each event; resolves at the end, rejects when it breaks. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  { onData, onSign }: { readonly onData: (data: string) => void; readonly onSign: () => void },
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = (await reader.read()) as { value?: string; done: boolean }
    if (done) return
    onSign()
    const { events, rest: left } = splitEvents(rest + (value ?? ''))
    rest = left
    for (const data of events) onData(data)
  }
}

/** The data of whole events, and the text of one that has not come whole yet. */
export function splitEvents(text: string): { readonly events: string[]; readonly rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks.flatMap((block) => {
    const lines = block.split('\n').filter((line) => line.startsWith('data:'))
    return lines.length === 0 ? [] : [lines.map((line) => line.slice(5).trimStart()).join('\n')]
  })
  return { events, rest }
}
