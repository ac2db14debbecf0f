// A leader's bill: each profit share by line, of followers without a name (TR-10.6).

import { openTestDatabase } from '@fairtick/server/test/database/test-database'
import { isDeclined } from '@fairtick/wire/handler'
import { expect, it } from 'vitest'
import { salaryRoutes } from '../src/features/salary/routes.ts'
import { openCopying } from './copying-fixture.ts'
import { memberContext } from './team-members.ts'

it('tells base, mark and rate of each share, and of whom as a number', async () => {
  const database = await openTestDatabase()
  const stage = await openCopying(database)
  const { engine, lead } = stage
  await stage.addLeader('l')
  await stage.move('64000')
  for (const [place, id] of ['f', 'g'].entries()) {
    await stage.addCustomer(id)
    await stage.follow(memberContext(id), 'l', { fixedLots: String(place + 1) })
  }
  await lead(engine.trade('l', 'o'))
  await stage.move('65000')
  await lead(engine.close('l', 'o'))
  const salary = salaryRoutes({ ...stage.parts, operatorTimeZone: 'Asia/Tokyo' })
  const body = { type: 'profit-share-received' } as const
  const bill = await salary.bill({ query: {}, body }, memberContext('l'))
  if (isDeclined(bill)) throw new Error('no bill')
  const worked = { mark: '0', rate: '0.1' }
  expect(bill.data).toMatchObject([
    {
      amount: '0',
      salary: '1.866',
      causeId: 'o',
      share: { follower: 2, base: '18.66', ...worked },
    },
    { amount: '0', salary: '0.933', causeId: 'o', share: { follower: 1, base: '9.33', ...worked } },
  ])
  expect(JSON.stringify(bill)).not.toMatch(/@/)
  const [paid] = (await stage.records('g', { kind: 'shared' })).data
  expect(paid).toMatchObject({ base: '18.66', share: '1.866', ...worked })
  await engine.stop()
  await database.close()
})
