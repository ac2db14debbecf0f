// A server that is killed between an act and the sending of its mail: the mail goes out after the
// restart, once (ASVS 6.3.7).

import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { readMails } from '@fairtick/server/test/read-mails'
import { setUpOffice } from '@fairtick/server/test/staff-fixture'
import { startTestServer } from '@fairtick/server/test/test-server'
import { eventually } from '@fairtick/testkit/eventually'
import { expect, onTestFinished, test } from 'vitest'

test('an invitation is mailed after a kill, once', async () => {
  const server = await startTestServer()
  onTestFinished(server.stop)
  const folder = join(server.dataFolder, 'mail')
  const mailsTo = async (email: string) =>
    (await readMails(server.dataFolder)).filter(({ head }) => head.includes(email))
  const admin = await setUpOffice(server)
  const invite = async (email: string) =>
    (await admin.enter()).act('inviteStaff', { body: { email, name: 'Somebody' } })

  // Where the folder would be no mail can be written.
  await rm(folder, { recursive: true, force: true })
  await writeFile(folder, '')
  await invite('sue@house.example')
  await server.kill9()
  await rm(folder)
  await server.restart()
  await server.advance(3 * MINUTE_MS)
  const arrived = async (email: string) => (await mailsTo(email)).length > 0
  await eventually('the invitation', () => arrived('sue@house.example'))

  const [mail] = await mailsTo('sue@house.example')
  const file = join(folder, mail?.name ?? '')
  const written = await stat(file)
  await server.advance(5 * MINUTE_MS)
  // What is added later is sent later: by then the first one had its turn.
  await invite('tom@house.example')
  await eventually('the next invitation', () => arrived('tom@house.example'))
  expect(await mailsTo('sue@house.example')).toHaveLength(1)
  expect((await stat(file)).mtimeMs).toBe(written.mtimeMs)
})
