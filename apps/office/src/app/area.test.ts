// The menu shows what one's roles open, and every area asks for a permission that somebody has.

import { PERMISSIONS, permissionsOf, STAFF_ROLES, type StaffRole } from '@fairtick/wire/admin/roles'
import { expect, test } from 'vitest'
import { maySee } from './area.ts'
import { AREAS } from './areas.tsx'

const namesFor = (...roles: StaffRole[]) =>
  AREAS.filter((area) => maySee(area, permissionsOf(roles))).map(({ name }) => name)

test('without a role only what is about oneself is there', () => {
  expect(namesFor()).toEqual(['me'])
})

test('support finds customers and neither money nor staff', () => {
  expect(namesFor('support')).toContain('users')
  for (const name of ['deposits', 'withdrawals', 'staff', 'audit', 'ledger']) {
    expect(namesFor('support')).not.toContain(name)
  }
})

test('with every role every area is open', () => {
  expect(namesFor(...STAFF_ROLES)).toEqual(AREAS.map(({ name }) => name))
})

test('no area stands twice, and each names a permission of the matrix', () => {
  expect(new Set(AREAS.map(({ name }) => name)).size).toBe(AREAS.length)
  for (const { permission } of AREAS) expect(['self', ...PERMISSIONS]).toContain(permission)
})
