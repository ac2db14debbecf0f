// `npm run keys` makes what is missing, says so, and shows nothing of a key.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandEnvironment } from '@fairtick/testkit/command-environment'
import { expect, it } from 'vitest'

it('makes each key once, and prints names alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairtick-keys-'))
  const run = () => {
    const args = [join(import.meta.dirname, 'keys.ts'), folder]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      ...{ env: commandEnvironment(), encoding: 'utf8' },
    })
    return { status, lines: stdout.trim().split('\n'), stderr }
  }
  const first = run()
  const names = readdirSync(folder)
  expect(names).toHaveLength(7)
  const made = names.map((name) => `made ${join(folder, name)}`)
  expect(first.lines.toSorted()).toEqual(['all keys are there', ...made.toSorted()])
  const keys = names.map((name) => readFileSync(join(folder, name), 'utf8'))
  rmSync(join(folder, 'links.key'))
  const second = run()
  expect(second.lines).toEqual([`made ${join(folder, 'links.key')}`, 'all keys are there'])
  for (const { status, lines, stderr } of [first, second]) {
    expect([status, stderr]).toEqual([0, ''])
    for (const key of keys) expect(lines.join()).not.toContain(key)
  }
  rmSync(folder, { recursive: true })
})
