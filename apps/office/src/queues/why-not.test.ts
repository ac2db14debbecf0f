// The reasons that a button which is off gives.

import { expect, test } from 'vitest'
import { whyNotApprove, whyNotPay } from './why-not.ts'

const OPEN = {
  areBooksClean: true,
  window: { open: true, opensAt: 1, closesAt: 2 },
  approvedBy: 'fin',
}

test('who approved a withdrawal does not pay it (REL-58)', () => {
  expect(whyNotPay(OPEN, 'fin')).toMatch(/you approved it/)
  expect(whyNotPay(OPEN, 'pay')).toBeUndefined()
})

test('nothing is approved or paid while the books differ, nor paid out of its hours (TR-6.5)', () => {
  const differing = { ...OPEN, areBooksClean: false }
  expect(whyNotApprove(OPEN)).toBeUndefined()
  expect(whyNotApprove(differing)).toMatch(/books/)
  expect(whyNotPay(differing, 'pay')).toMatch(/books/)
  const closed = { ...OPEN, window: { ...OPEN.window, open: false } }
  expect(whyNotPay(closed, 'pay')).toMatch(/hours/)
})
