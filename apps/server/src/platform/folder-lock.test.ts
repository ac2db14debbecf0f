// One server a data folder: the second says so and ends, and a killed one leaves no lock behind.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
const LOCK = join(import.meta.dirname, 'folder-lock.ts')

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairtick-lock-'))
})

afterEach(() => rm(folder, { recursive: true }))

/** A Node process and everything that it prints. */
function run(words: readonly string[]): { child: ChildProcess; printed: () => string } {
  const environment = { ...process.env, FAIRTICK_DATA: folder, PORT: '0', OFFICE_PORT: '0' }
  const child = spawn(process.execPath, words, {
    env: { ...environment, MARKET: 'replay', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  }
  return { child, printed: () => text }
}

describe('the lock of a data folder', () => {
  it('is held once, and free again when it was given back', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    await unlock()
    await (await lockFolder(folder))()
  })

  it('goes with a process that is killed', async () => {
    const hold = `import { lockFolder } from ${JSON.stringify(LOCK)}
      await lockFolder(${JSON.stringify(folder)})
      console.log('held')
      setInterval(() => {}, 1000)`
    const { child } = run(['--input-type=module', '--eval', hold])
    await once(child.stdout as NonNullable<typeof child.stdout>, 'data')
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await (await lockFolder(folder))()
  })

  it('ends a second server with a sentence before it writes anything', async () => {
    const unlock = await lockFolder(folder)
    const { child, printed } = run([MAIN])
    const [status] = await once(child, 'close')
    expect([status, printed()]).toEqual([
      1,
      `fairtick could not start: another Fairtick server is running on ${folder}\n`,
    ])
    expect(await readdir(folder)).toEqual([])
    await unlock()
  })
})
