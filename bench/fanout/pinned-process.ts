// A process of the benchmark, held on one core where the machine allows it.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

export type PinnedProcess<To, From extends { readonly kind: string }> = {
  readonly pid: number
  readonly send: (message: To) => void
  /** The next message of this kind. */
  readonly hear: <Kind extends From['kind']>(kind: Kind) => Promise<Extract<From, { kind: Kind }>>
  readonly stop: () => Promise<void>
}

export function canPin(): boolean {
  return availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0
}

export function startPinned<To, From extends { readonly kind: string }>(
  file: URL,
  core: number,
  operands: readonly string[] = [],
): PinnedProcess<To, From> {
  const node = [process.execPath, fileURLToPath(file), ...operands]
  const [program = '', ...args] = canPin() ? ['taskset', '-c', String(core), ...node] : node
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file.pathname} ended by itself with code ${code}`)
  })
  ended.catch(() => {})
  return {
    pid: child.pid ?? 0,
    send: (message) => child.send(message as object),
    hear: (kind) => Promise.race([hear<From, typeof kind>(child, kind), ended]),
    stop: async () => {
      child.kill('SIGKILL')
      await ended.catch(() => {})
    },
  }
}

function hear<From extends { readonly kind: string }, Kind extends From['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<From, { kind: Kind }>> {
  return new Promise((resolve) => {
    child.on('message', function take(message) {
      const said = message as From
      if (said.kind !== kind) return
      child.off('message', take)
      resolve(said as Extract<From, { kind: Kind }>)
    })
  })
}
