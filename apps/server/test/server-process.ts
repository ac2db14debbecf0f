// A process of the server for tests: started, listened to, ended.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { eventually } from '@fairtick/testkit/eventually'

const MAIN = resolve(import.meta.dirname, '../src/main.ts')
const LONGEST_START_MS = 60_000
const LONGEST_STOP_MS = 20_000
const LOG_CHARS = 100_000

/** Our own environment must not decide what a test runs on. */
const OWN_SETTINGS =
  /^(FAIRTICK_|REPLAY|PUSH_|BINANCE_|KRAKEN_|LIMIT_|NATS_|GATEWAY_|MARKET$|CLOCK$|ROLES$|(DATABASE|MIGRATION)_URL$)/

export function foreignEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name)),
  )
}

/** `within`: a command that runs the one behind it elsewhere, such as in a network of its own. */
export function launch(
  environment: NodeJS.ProcessEnv,
  within: readonly string[] = [],
): ChildProcess {
  const [program = '', ...words] = [...within, process.execPath, MAIN]
  return spawn(program, words, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
}

export type ProcessLog = { readonly add: (text: string) => void; readonly text: () => string }

export function keepLog(): ProcessLog {
  let kept = ''
  return {
    add: (text) => {
      kept = (kept + text).slice(-LOG_CHARS)
    },
    text: () => kept,
  }
}

/** The match of what it prints, which it is then ready for; fails with its log. */
export function untilPrinted(
  child: ChildProcess,
  log: ProcessLog,
  ready: RegExp,
): Promise<RegExpExecArray> {
  return new Promise((done, fail) => {
    const giveUp = (why: string) => fail(new Error(`the server ${why}:\n${log.text()}`))
    const timer = setTimeout(() => giveUp('did not get ready'), LONGEST_START_MS)
    let printed = ''
    const read = (chunk: Buffer) => {
      log.add(chunk.toString())
      printed += chunk.toString()
      const match = ready.exec(printed)
      if (match === null) return
      clearTimeout(timer)
      done(match)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', (chunk: Buffer) => log.add(chunk.toString()))
    child.once('error', (fault) => giveUp(`could not be started (${fault.message})`))
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      log.add(`\n[the server ended: ${code ?? signal}]\n`)
      giveUp(`ended with ${code ?? signal}`)
    })
  })
}

export async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS)
  await ended
  clearTimeout(timer)
}

/** Until it says itself that it is ready. */
export async function untilOpen(url: string): Promise<void> {
  let state = ''
  const isOpen = async () => {
    const answer = await fetch(`${url}/readyz`)
    state = await answer.text()
    return answer.ok
  }
  await eventually('the server to take orders', isOpen, LONGEST_START_MS).catch((lost: unknown) => {
    throw new Error(`the server did not open: ${state}`, { cause: lost })
  })
}
