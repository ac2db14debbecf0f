// A real NATS server for tests: a process of its own from the machine's program, core NATS only.

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '@fairtick/testkit/free-port'

/** Where Debian puts it, which is not on everybody's PATH. */
const DEBIAN_FOLDER = '/usr/sbin'
const PROGRAM = 'nats-server'
/** What it writes once it takes connections. */
const READY = 'Server is ready'

export type NatsServer = {
  /** The same over restarts. */
  readonly url: string
  /** `host:port`. */
  readonly address: string
  readonly kill9: () => Promise<void>
  /** On the same port; resolves when it takes connections. */
  readonly start: () => Promise<void>
  /** Nothing of it runs any more until `thaw`; its connections stay open and silent. */
  readonly freeze: () => void
  readonly thaw: () => void
  readonly remove: () => Promise<void>
}

export type NatsServerSettings = { readonly user?: string; readonly password?: string }

/** Why there is no server here, or undefined: for `describe.skipIf`. */
export function whyNoNats(): string | undefined {
  return findNatsServer() === undefined ? 'no nats-server on this machine' : undefined
}

export async function startNatsServer(settings: NatsServerSettings = {}): Promise<NatsServer> {
  const port = await freePort()
  let server = await run(port, settings)
  const signal = (name: NodeJS.Signals) => {
    if (server.exitCode === null && server.signalCode === null) server.kill(name)
  }
  const kill9 = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGKILL')
    await gone
  }
  return {
    url: `nats://127.0.0.1:${port}`,
    address: `127.0.0.1:${port}`,
    kill9,
    start: async () => {
      server = await run(port, settings)
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    // It keeps nothing: there is nothing to end in order.
    remove: kill9,
  }
}

function findNatsServer(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), DEBIAN_FOLDER]
  return folders.map((folder) => join(folder, PROGRAM)).find((program) => existsSync(program))
}

function run(port: number, { user, password }: NatsServerSettings): Promise<ChildProcess> {
  const program = findNatsServer()
  if (program === undefined) throw new Error(whyNoNats())
  const words = ['--addr', '127.0.0.1', '--port', String(port)]
  if (user !== undefined) words.push('--user', user)
  if (password !== undefined) words.push('--pass', password)
  const server = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  const said: string[] = []
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`nats-server ended:\n${said.join('\n')}`)))
    // To its end: a server whose words nobody reads would stand still.
    createInterface({ input: server.stderr }).on('line', (line) => {
      if (line.includes(READY)) resolve(server)
      if (said.length < 20) said.push(line)
    })
  })
}
