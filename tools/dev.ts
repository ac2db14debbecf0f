// `npm run dev`: the server, started anew when its code changes, and both apps with hot reload.

import { type ChildProcess, spawn } from 'node:child_process'
import { startCommand } from './command.ts'
import { ROOT_FOLDER } from './root-folder.ts'
import { SETTINGS } from './settings.ts'

const DEFAULT_PORT = '8080'
const DEFAULT_OFFICE_PORT = '8081'
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

await startCommand(
  {
    name: 'dev',
    does: `The server, started anew when its code changes, and both apps with hot reload on
http://127.0.0.1:5173 and :5174. Takes the settings of npm start.`,
    environment: SETTINGS,
    examples: ['', 'FAIRTICK_DATA=./data-demo'],
  },
  async () => {
    runTogether()
    return undefined
  },
)

function runTogether(): void {
  const children = [
    startNode(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts']),
    startNode(['node_modules/vite/bin/vite.js', 'apps/web', '--clearScreen=false']),
    startNode(['node_modules/vite/bin/vite.js', 'apps/office', '--clearScreen=false']),
  ]
  const stopAll = () => {
    for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
  }
  for (const signal of STOP_SIGNALS) process.on(signal, stopAll)
  for (const child of children) {
    child.on('exit', (code) => {
      // Half of it alone is of no use.
      process.exitCode ??= code ?? 1
      stopAll()
    })
  }
}

function startNode(args: readonly string[]): ChildProcess {
  const server = `http://127.0.0.1:${process.env.PORT ?? DEFAULT_PORT}`
  const office = `http://127.0.0.1:${process.env.OFFICE_PORT ?? DEFAULT_OFFICE_PORT}`
  return spawn(process.execPath, [...args], {
    cwd: ROOT_FOLDER,
    stdio: 'inherit',
    env: { ...process.env, FAIRTICK_SERVER: server, FAIRTICK_OFFICE: office },
  })
}
