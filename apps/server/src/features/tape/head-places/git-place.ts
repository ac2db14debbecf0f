// Heads as commits of a git repository that others clone (HEAD_GIT): whoever has a clone sees it
// when what was there is not there any more.

import { execFile } from 'node:child_process'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { parseHead, type SignedHead } from '@fairtick/proof/head'
import { type HeadPlace, idOfPlace } from './head-place.ts'

const FOLDER = 'heads'
const EVERY_MS = 10 * MINUTE_MS
const PATIENCE_MS = MINUTE_MS
const MOST_OUTPUT_BYTES = 1_048_576
const MOST_LETTERS_OF_FAULT = 500

/** `folder`: a clone whose branch and remote the operator has set. */
export function gitPlace(folder: string): HeadPlace {
  return {
    ...{ name: 'git', id: idOfPlace('git', folder), everyMs: EVERY_MS },
    take: async (heads, signal) => {
      const git = (...args: readonly string[]) => runGit(folder, args, signal)
      // All of it holds when it is done again: what a stop or a failed push left is found done.
      for (const [file, ofDay] of byFile(heads))
        await writeMissing(join(folder, FOLDER), file, ofDay)
      await git('add', '--', FOLDER)
      if ((await git('status', '--porcelain', '--', FOLDER)) !== '') {
        await git('commit', '--quiet', '--message', nameOf(heads), '--', FOLDER)
      }
      const remotes = await git('remote')
      if (remotes.split('\n').includes('origin')) await git('push', '--quiet', 'origin', 'HEAD')
      return heads.length
    },
  }
}

function numberOf(head: SignedHead | undefined): number {
  return parseHead(head?.head ?? '')?.number ?? -1
}

function nameOf(heads: readonly SignedHead[]): string {
  return `Heads ${numberOf(heads[0])} to ${numberOf(heads.at(-1))}`
}

/** A file a day (UTC, of tape time). */
function byFile(heads: readonly SignedHead[]): ReadonlyMap<string, readonly SignedHead[]> {
  return Map.groupBy(heads, ({ head }) => {
    const day = new Date(parseHead(head)?.time ?? 0).toISOString().slice(0, 10)
    return `${day}.jsonl`
  })
}

/** The whole file anew, so that none is ever cut short: some 1 MB at the end of a day. */
async function writeMissing(
  folder: string,
  name: string,
  heads: readonly SignedHead[],
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, name)
  const before = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const known = new Set(before.split('\n'))
  const lines = heads.map((head) => JSON.stringify(head)).filter((line) => !known.has(line))
  if (lines.length === 0) return
  const unfinished = join(folder, `.${name}.new`)
  const file = await open(unfinished, 'w', 0o644)
  try {
    await file.writeFile(`${before}${lines.join('\n')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
}

const AS_US = [
  ...['-c', 'user.name=Fairtick', '-c', 'user.email=heads@fairtick.invalid'],
  ...['-c', 'commit.gpgsign=false'],
]

async function runGit(
  folder: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  const limits = { signal, timeout: PATIENCE_MS, maxBuffer: MOST_OUTPUT_BYTES }
  try {
    const options = { ...limits, cwd: folder, env: environment() }
    const { stdout } = await promisify(execFile)('git', [...AS_US, ...args], options)
    return stdout
  } catch (error) {
    const { stderr = '', code } = error as { stderr?: string; code?: unknown }
    throw new Error(`git ${args[0]} failed (${code ?? 'too slow'}): ${withoutSecrets(stderr)}`)
  }
}

/** None of our settings, which hold passwords; nothing that would wait for somebody to type. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, SSH_AUTH_SOCK } = process.env
  return {
    ...{ PATH, HOME, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: 'true' },
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=10',
    ...(SSH_AUTH_SOCK === undefined ? {} : { SSH_AUTH_SOCK }),
  }
}

/** An address of a remote may have a password in it. */
function withoutSecrets(text: string): string {
  return text
    .trim()
    .replace(/\/\/[^\s/@]*@/g, '//')
    .slice(0, MOST_LETTERS_OF_FAULT)
}
