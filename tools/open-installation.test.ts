// Commands on the data of an installation say which it is and how much they checked, and fail where
// there is nothing.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSettableClock, openEngine } from '@fairtick/server/engine/engine-fixture'
import type { Database } from '@fairtick/server/platform/database'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { copyDataFolder } from '@fairtick/server/test/database/data-folder'
import { commandEnvironment } from '@fairtick/testkit/command-environment'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT_FOLDER } from './root-folder.ts'

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairtick-installation-'))
  await copyDataFolder(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

async function withDatabase(work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ kind: 'pglite', folder })
  await work(database)
  await database.close()
}

function run(name: string, ...words: readonly string[]) {
  const env = { ...commandEnvironment(), FAIRTICK_DATA: folder }
  const args = [join(ROOT_FOLDER, `tools/${name}.ts`), ...words]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  const [data, database, ...output] = stdout.trimEnd().split('\n')
  expect(data).toBe(`data folder: ${folder}`)
  expect(database).toBe(`database: ${join(folder, 'database')}`)
  return { status, output, errors: stderr }
}

it.each([
  ['verify-tape', 'There is nothing to verify: not one record is on the tape.'],
  ['verify-audit', 'There is nothing to verify: the audit log has no entry yet.'],
  ['repair-rows', 'There is nothing to repair: not one record is on the tape.'],
  ['market', 'There is no market yet: npm start begins one.', 'live'],
])('%s fails where nothing was ever recorded', (name, sentence, ...words) => {
  const { status, errors } = run(name, ...words)
  expect([status, errors.split('\n')[0]]).toEqual([2, `${name}: ${sentence}`])
})

/** Each is a process of its own, with a database to open. */
const SEVEN_COMMANDS_MS = 180_000

it(
  'where there is something they say how much of it they checked, and what is wrong',
  async () => {
    await withDatabase(async (database) => {
      const engine = await openEngine(database, createSettableClock())
      await engine.open('a')
      await engine.tick('64000')
      await engine.buy('a', 'o1')
      await engine.stop()
    })
    const whole = run('verify-tape')
    expect(whole).toMatchObject({ status: 0, errors: '' })
    expect(whole.output.join('\n')).toMatch(
      /^tape: [1-9]\d* records in [1-9]\d* blocks\n.*\n.* [1-9]\d* commands.*\ntables: [1-9]\d* rows/,
    )
    await withDatabase((database) => database.query('UPDATE account SET cash = cash + 1'))
    const wrong = run('verify-tape')
    expect([wrong.status, wrong.output.at(-1)]).toEqual([1, expect.stringContaining('1 findings')])
    const repaired = run('repair-rows')
    expect(repaired.status).toBe(0)
    expect(repaired.output[0]).toMatch(/^checked: 1 accounts against [1-9]\d* records$/)
    const changed = run('market', 'live')
    expect(changed).toMatchObject({ status: 0, errors: expect.not.stringContaining('    at ') })
    expect(changed.output.slice(-2)).toEqual([
      expect.stringMatching(/^the market was \w+ and is live from now on$/),
      '1 open options are void, their stakes refunded',
    ])
    expect(run('market', 'live').output).toEqual(['the market here is live already'])
    // The repair stands in the audit log.
    const audit = run('verify-audit')
    expect([audit.status, audit.output[0]]).toEqual([0, 'audit log: 1 entries, 1 heads exported'])
  },
  SEVEN_COMMANDS_MS,
)
