// Runs one program to its end, or until its time is up; output is shown as it comes or kept.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT_FOLDER } from './root-folder.ts'

export type CommandRequest = {
  readonly file: string
  readonly args: readonly string[]
  readonly show: 'live' | 'kept'
  readonly longestMs: number
  readonly env?: Readonly<Record<string, string>>
}

export type CommandResult = {
  readonly exitCode: number
  readonly output: string
  readonly tookMs: number
}

/** Kept output is cut at its front past this size: the end of it tells what went wrong. */
const LONGEST_OUTPUT_CHARS = 200_000
const KILL_AFTER_TERM_MS = 10_000
/** Where programs keep what they compiled. */
export const COMPILE_CACHE = join(ROOT_FOLDER, 'node_modules/.cache/compiled')

/** Never throws: a program that cannot be started or runs too long is an exit code other than 0. */
export function runCommand(request: CommandRequest): Promise<CommandResult> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const child = spawn(request.file, [...request.args], {
      cwd: ROOT_FOLDER,
      env: { ...process.env, ...request.env },
      stdio: [
        'ignore',
        request.show === 'live' ? 'inherit' : 'pipe',
        request.show === 'live' ? 'inherit' : 'pipe',
      ],
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-LONGEST_OUTPUT_CHARS)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const stopTimers = limitTime(child, request.longestMs, (line) => {
      output += line
      if (request.show === 'live') console.error(line.trim())
    })
    const end = (exitCode: number) => {
      stopTimers()
      resolve({ exitCode, output, tookMs: performance.now() - startedAt })
    }
    child.on('error', (fault) => {
      output += `\n${request.file} could not be started: ${fault.message}\n`
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
    // One that had to be stopped may leave children that hold its output open.
    child.on('exit', (code) => {
      if (child.killed) end(code ?? 1)
    })
  })
}

/**
 * Runs a JavaScript or TypeScript file on the Node that runs us (24, whatever the machine has). It
 * and the processes that it starts keep what they compiled: a third of the start of a server.
 */
export function runNode(
  args: readonly string[],
  { env, ...options }: Omit<CommandRequest, 'file' | 'args'>,
): Promise<CommandResult> {
  return runCommand({
    ...options,
    ...{ file: process.execPath, args, env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...env } },
  })
}

function limitTime(
  child: ReturnType<typeof spawn>,
  longestMs: number,
  say: (line: string) => void,
): () => void {
  let kill: NodeJS.Timeout | undefined
  const term = setTimeout(() => {
    say(`\nstopped: still running after ${Math.round(longestMs / 1000)} s\n`)
    child.kill('SIGTERM')
    kill = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_TERM_MS)
  }, longestMs)
  return () => {
    clearTimeout(term)
    clearTimeout(kill)
  }
}
