// Whatever the server reads from the environment is in the help of `npm start` and in README.md.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@fairtick/server/platform/config'
import { expect, it } from 'vitest'
import { ROOT_FOLDER } from './root-folder.ts'
import { SETTINGS } from './settings.ts'

function namesRead(): string[] {
  const names = new Set<string>()
  const environment = new Proxy<Record<string, undefined>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name))
        return undefined
      },
    },
  )
  readConfig(environment)
  return [...names].sort()
}

it('every setting is in the help, and nothing else', () => {
  expect(Object.keys(SETTINGS).sort()).toEqual(namesRead())
})

it('every setting is in the table of README.md, and nothing else', () => {
  const readme = readFileSync(join(ROOT_FOLDER, 'README.md'), 'utf8')
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z]/.test(line))
  const names = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)])
  expect(names.map(([, name]) => name).sort()).toEqual(namesRead())
})
