// A way between two processes of a test that can be cut, stopped up, or made to lose what it takes.

import { connect, createServer, type Socket } from 'node:net'

/**
 * `swallow`: connections stay open and new ones are taken, but bytes vanish: what a half-open link
 * looks like to both ends. `swallow-answers` and `swallow-questions` do so one way only. `hold`:
 * bytes are kept, and go on when the way is open again.
 */
export type WayState = 'open' | 'cut' | 'swallow' | 'swallow-questions' | 'swallow-answers' | 'hold'

export type TcpProxy = {
  readonly port: number
  /** Bytes that vanished so far. */
  readonly lostBytes: () => number
  /**
   * `cut` ends all connections and each new one at once; connections that lost bytes are ended as
   * soon as the way is `open` again.
   */
  readonly turn: (state: WayState) => void
  readonly close: () => Promise<void>
}

type Line = { readonly caller: Socket; readonly target: Socket; hasLost: boolean }

/** Listens at `host` and passes on to `target`. */
export async function startTcpProxy(
  target: { readonly host: string; readonly port: number },
  host = '127.0.0.1',
): Promise<TcpProxy> {
  const lines = new Set<Line>()
  let state: WayState = 'open'
  let lostBytes = 0
  const server = createServer((caller) => {
    if (state === 'cut') {
      caller.resetAndDestroy()
      return
    }
    const line: Line = { caller, target: connect(target), hasLost: false }
    lines.add(line)
    pass(line, 'swallow-questions')
    pass(line, 'swallow-answers')
  })
  function pass(line: Line, losing: WayState): void {
    const isAsking = losing === 'swallow-questions'
    const [from, to] = isAsking ? [line.caller, line.target] : [line.target, line.caller]
    from.setNoDelay(true)
    from.on('data', (bytes) => {
      if (state !== 'swallow' && state !== losing) {
        to.write(bytes)
        return
      }
      line.hasLost = true
      lostBytes += bytes.length
    })
    const end = () => drop(line)
    from.on('error', end)
    from.on('close', end)
    if (state === 'hold') from.pause()
  }
  function drop(line: Line): void {
    if (!lines.delete(line)) return
    line.caller.destroy()
    line.target.destroy()
  }
  function reset(line: Line): void {
    lines.delete(line)
    line.caller.resetAndDestroy()
    line.target.resetAndDestroy()
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, host, resolve)
  })
  const { port } = server.address() as { port: number }
  return {
    port,
    lostBytes: () => lostBytes,
    turn: (next) => {
      state = next
      for (const line of lines) {
        if (next === 'cut' || (next === 'open' && line.hasLost)) reset(line)
        else if (next === 'hold') for (const end of [line.caller, line.target]) end.pause()
        else for (const end of [line.caller, line.target]) end.resume()
      }
    },
    close: () =>
      new Promise((resolve) => {
        for (const line of lines) reset(line)
        server.close(() => resolve())
      }),
  }
}
