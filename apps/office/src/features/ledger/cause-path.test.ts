// From an entry of the books to what caused it, as far as one may see that.

import { permissionsOf } from '@fairtick/wire/admin/roles'
import { expect, test } from 'vitest'
import { causePath } from './cause-path.ts'

const auditor = permissionsOf(['auditor'])

test('a deposit and every act of a withdrawal lead to their case', () => {
  expect(causePath({ reason: 'deposit', causeId: 'd/1' }, auditor)).toBe('/deposits/d%2F1')
  expect(causePath({ reason: 'withdrawal-return', causeId: 'w1' }, auditor)).toBe('/withdrawals/w1')
})

test('nothing leads where there is no page, or none for the reader', () => {
  expect(causePath({ reason: 'overnight', causeId: 'o1' }, auditor)).toBeUndefined()
  expect(causePath({ reason: 'deposit', causeId: 'd1' }, permissionsOf(['admin']))).toBeUndefined()
})
