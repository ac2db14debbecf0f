// The recovery as it is run: on the data of a stopped server, two secrets by the pipe, then the new
// admins come in when the server runs again.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { headsFile } from '@fairtick/server/features/audit/public'
import { openKeys } from '@fairtick/server/platform/key-folder'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { openRowSeal } from '@fairtick/server/platform/row-seal'
import { copyDataFolder } from '@fairtick/server/test/database/data-folder'
import { type OfficeFixture, openOffice } from '@fairtick/server/test/office/office-fixture'
import { readMails } from '@fairtick/server/test/read-mails'
import { commandEnvironment } from '@fairtick/testkit/command-environment'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT_FOLDER } from './root-folder.ts'

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairtick-recovery-'))
  await copyDataFolder(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

async function withOffice<Result>(work: (office: OfficeFixture) => Promise<Result>) {
  const database = await openDatabase({ kind: 'pglite', folder })
  const clock = createManualClock(Date.now())
  const office = await openOffice(database, clock, {
    rowSeal: openRowSeal(openKeys({ dataFolder: folder })),
  })
  const result = await work(office)
  // The heads lie beside the keys, as the server has them.
  cpSync(headsFile(office.dataFolder), headsFile(folder))
  await office.stop()
  await database.close()
  return result
}

function run(...lines: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT_FOLDER, 'tools/recover-office.ts')],
    {
      env: { ...commandEnvironment(), FAIRTICK_DATA: folder },
      input: lines.join('\n'),
      encoding: 'utf8',
    },
  )
  return { status, output: stdout.trimEnd().split('\n').slice(2), errors: stderr }
}

/** Each is a process of its own, with a database to open. */
const FOUR_COMMANDS_MS = 180_000

it(
  'takes two secrets of two people, and lets two new admins in',
  async () => {
    const [ann, bob] = await withOffice(
      async (office) => [await office.setUp(), await office.setUpSecond()] as const,
    )
    const secrets = [ann.recoverySecret, bob.recoverySecret] as const

    const one = run(secrets[0])
    expect([one.status, one.errors.split('\n')[0]]).toEqual([
      ...[2, 'recover-office: Two recovery secrets are needed.'],
    ])
    expect(run(secrets[0], 'AAAA-BBBB')).toMatchObject({
      ...{ status: 1, output: ['no admin keeps both of these secrets; nothing was changed'] },
    })
    expect(run(secrets[0], secrets[0])).toMatchObject({
      status: 1,
      output: ['both secrets are of one person, it takes two people; nothing was changed'],
    })

    const done = run(...secrets)
    expect(done).toMatchObject({ status: 0, errors: '' })
    expect(done.output).toEqual([
      'closed: ann@house.example, bob@staff.example',
      'Each of the two now opens the office at /#/enrol with their recovery secret.',
    ])
    const told = (await readMails(folder)).map(({ head }) => /^To: (.*)$/m.exec(head)?.[1]?.trim())
    expect(told.toSorted()).toEqual(['ann@house.example', 'bob@staff.example'])

    await withOffice(async (office) => {
      expect(office.office.setupFiles).toEqual([])
      const eve = await office.enrolAdmin(secrets[0], 'eve@house.example', 'Eve')
      await office.enrolAdmin(secrets[1], 'dan@house.example', 'Dan')
      const { data } = await eve.client.call('auditLog', { query: { action: 'office.recover' } })
      expect(data).toMatchObject([{ staffId: null, address: 'command' }])
      expect((await eve.client.call('auditCheck')).findings).toEqual([])
    })
  },
  FOUR_COMMANDS_MS,
)
