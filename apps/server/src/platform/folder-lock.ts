// An exclusive lock on a data folder that the system frees when the process dies, however it dies.

import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { platform } from 'node:os'
import { join } from 'node:path'

/** Another process works in the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/** Takes the lock or throws FolderInUse; the returned function frees it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const address = lockAddress(realpathSync(folder))
  if (address.isFile && !(await isListening(address.path))) rmSync(address.path, { force: true })
  const server = createServer((socket) => socket.destroy())
  try {
    await listen(server, address.path)
  } catch (cause) {
    throw new FolderInUse(`another Fairtick server is running on ${folder}`, { cause })
  }
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** Names that vanish with the process where the system has them, else a socket file. */
function lockAddress(realFolder: string): { path: string; isFile: boolean } {
  const name = `fairtick-${createHash('sha256').update(realFolder).digest('hex').slice(0, 32)}`
  if (platform() === 'linux') return { path: `\0${name}`, isFile: false }
  if (platform() === 'win32') return { path: `\\\\.\\pipe\\${name}`, isFile: false }
  return { path: join(realFolder, 'lock.sock'), isFile: true }
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve())
  })
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
