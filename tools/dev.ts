// `npm run dev`: the server, started anew when its code changes, and both apps with hot reload.
import { type ChildProcess, spawn } from 'node:child_process'
import { ROOT_FOLDER } from './root-folder.ts'

const DEFAULT_PORT = '8080'
const DEFAULT_OFFICE_PORT = '8081'
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const server = `http://127.0.0.1:${process.env.PORT ?? DEFAULT_PORT}`
const office = `http://127.0.0.1:${process.env.OFFICE_PORT ?? DEFAULT_OFFICE_PORT}`
const children = [
  startNode(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts']),
  startNode(['node_modules/vite/bin/vite.js', 'apps/web', '--clearScreen=false']),
  startNode(['node_modules/vite/bin/vite.js', 'apps/office', '--clearScreen=false']),
]

for (const signal of STOP_SIGNALS) process.on(signal, stopAll)
for (const child of children) {
  child.on('exit', (code) => {
    // Half of it alone is of no use.
    process.exitCode ??= code ?? 1
    stopAll()
  })
}

function startNode(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [...args], {
    cwd: ROOT_FOLDER,
    stdio: 'inherit',
    env: { ...process.env, FAIRTICK_SERVER: server, FAIRTICK_OFFICE: office },
  })
}

function stopAll(): void {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}
