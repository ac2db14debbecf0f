// On PostgreSQL the recovery is run beside the server: whoever was an admin is out at once.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openKeys } from '@fairtick/server/platform/key-folder'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { openRowSeal } from '@fairtick/server/platform/row-seal'
import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { openOffice, outcome } from '@fairtick/server/test/office/office-fixture'
import { commandEnvironment } from '@fairtick/testkit/command-environment'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT_FOLDER } from './root-folder.ts'

describe.skipIf(whyNoPostgres() !== undefined)('on PostgreSQL', () => {
  let server: PostgresServer
  let folder: string
  beforeAll(async () => {
    server = await startPostgresServer()
    folder = mkdtempSync(join(tmpdir(), 'fairtick-recovery-'))
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await server.remove()
  })

  it('a recovery beside the server closes the admins, and two new ones come in', async () => {
    const url = await server.newDatabase()
    const database = await openDatabase({ kind: 'postgres', url })
    const clock = createManualClock(Date.now())
    const office = await openOffice(database, clock, {
      rowSeal: openRowSeal(openKeys({ dataFolder: folder })),
    })
    const [ann, bob] = [await office.setUp(), await office.setUpSecond()]
    const secrets = [ann.recoverySecret, bob.recoverySecret]
    const { status } = spawnSync(process.execPath, [join(ROOT_FOLDER, 'tools/recover-office.ts')], {
      env: { ...commandEnvironment(), FAIRTICK_DATA: folder, DATABASE_URL: url },
      input: secrets.join('\n'),
    })
    expect(status).toBe(0)
    for (const { client } of [ann, bob]) {
      expect(await outcome(client.call('me'))).toBe('unauthorized')
    }
    const [eve] = await Promise.all(
      secrets.map((secret, place) => office.enrolAdmin(secret, `new${place}@house.example`, 'New')),
    )
    expect((await eve?.client.call('me'))?.roles).toEqual(['admin'])
    await office.stop()
    await database.close()
  })
})
