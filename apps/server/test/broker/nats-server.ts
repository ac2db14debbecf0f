// A real NATS server for tests: a process of its own from the machine's program, core NATS only.

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
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

export type NatsServerSettings = {
  readonly user?: string
  readonly password?: string
  /** Lines of its configuration file, such as the rights of users. */
  readonly lines?: readonly string[]
}

/** Why there is no server here, or undefined: for `describe.skipIf`. */
export function whyNoNats(): string | undefined {
  return findNatsServer() === undefined ? 'no nats-server on this machine' : undefined
}

export async function startNatsServer(settings: NatsServerSettings = {}): Promise<NatsServer> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'fairtick-nats-'))
  const file = join(folder, 'nats.conf')
  const login =
    settings.user === undefined
      ? []
      : [`authorization { user: "${settings.user}", password: "${settings.password ?? ''}" }`]
  const lines = [`listen: "127.0.0.1:${port}"`, ...login, ...(settings.lines ?? [])]
  writeFileSync(file, `${lines.join('\n')}\n`)
  let server = await run(file)
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
      server = await run(file)
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    // It keeps nothing: there is nothing to end in order.
    remove: async () => {
      await kill9()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findNatsServer(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), DEBIAN_FOLDER]
  return folders.map((folder) => join(folder, PROGRAM)).find((program) => existsSync(program))
}

function run(file: string): Promise<ChildProcess> {
  const program = findNatsServer()
  if (program === undefined) throw new Error(whyNoNats())
  const server = spawn(program, ['--config', file], { stdio: ['ignore', 'ignore', 'pipe'] })
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
