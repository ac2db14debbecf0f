// What the program of each role loads: a process that is reached from outside has no line of the
// engine in its memory, and a gateway none of what knows money.

import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../../..')
const ROLES = 'apps/server/src/roles'
/** Imports that Node keeps: those of types alone are not there when it runs. */
const LOADED = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm

/** What writes: an engine, and the feed that it listens to. Core's pure functions may be asked. */
const ENGINE = /^apps\/server\/src\/(engine\/(run|commit|verify|tape\/sequencer)|feed\/adapters)/

const MONEY_OR_DATA =
  /^packages\/core\/src\/(ledger|contracts|options|cash|account)\/|(postgres|pglite)-database\.ts$/

function filesOf(program: string): string[] {
  const seen = new Set<string>()
  const waiting = [join(ROOT, ROLES, program)]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(LOADED)) {
      const path = pathOf(name, file)
      if (path) waiting.push(path)
    }
  }
  return [...seen].map((file) => relative(ROOT, file))
}

function pathOf(name: string, from: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(from), name)
  const [, room, rest] = /^@fairtick\/([a-z]+)\/(.+)$/.exec(name) ?? []
  return room && join(ROOT, 'packages', room, 'src', `${rest}.ts`)
}

const engineIn = (files: readonly string[]) => files.filter((file) => ENGINE.test(file))

it('the engine is where it is looked for', () => {
  expect(engineIn(filesOf('engine-process.ts')).length).toBeGreaterThan(40)
})

it.each(['api-process.ts', 'gateway-process.ts', 'one-of-many.ts'])(
  '%s loads no engine',
  (program) => {
    expect(engineIn(filesOf(program))).toEqual([])
  },
)

it('a gateway knows of the engine only that it is there, and nothing of money or of the data', () => {
  const files = filesOf('gateway-process.ts')
  const server = files.filter((file) => /^apps\/server\/src\/(features|engine)\//.test(file))
  expect(server).toEqual(['apps/server/src/engine/primary-watch.ts'])
  expect(files.filter((file) => MONEY_OR_DATA.test(file))).toEqual([])
})
