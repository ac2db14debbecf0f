// The reasons that a button which is off gives.

import { expect, test } from 'vitest'
import {
  approvalBlocker,
  LEFT_OVER,
  paymentBlocker,
  secondApprovalBlocker,
} from './decision-blockers.ts'

const OPEN = {
  areBooksClean: true,
  isTargetOurs: true,
  window: { open: true, opensAt: 1, closesAt: 2 },
  approvedBy: 'fin',
  isLeftOver: false,
}

test('who approved a withdrawal does not pay it (REL-58)', () => {
  expect(paymentBlocker(OPEN, 'fin')).toMatch(/you approved it/)
  expect(paymentBlocker(OPEN, 'pay')).toBeUndefined()
})

test('the second of two who approve is another person (REL-58)', () => {
  expect(secondApprovalBlocker({ firstApprovedBy: 'rei' }, 'rei')).toMatch(/first of two/)
  expect(secondApprovalBlocker({ firstApprovedBy: 'rei' }, 'sam')).toBeUndefined()
  expect(secondApprovalBlocker({ firstApprovedBy: null }, 'rei')).toBeUndefined()
})

test('TR-12.2: practice money that waited when real money began is neither approved nor paid', () => {
  const left = { ...OPEN, isLeftOver: true }
  expect([approvalBlocker(left), paymentBlocker(left, 'pay')]).toEqual([LEFT_OVER, LEFT_OVER])
})

test('nothing is approved or paid that goes where the server did not write', () => {
  const planted = { ...OPEN, isTargetOurs: false }
  expect(approvalBlocker(planted)).toMatch(/wrote where it goes/)
  expect(paymentBlocker(planted, 'pay')).toMatch(/wrote where it goes/)
})

test('nothing is approved or paid while the books differ, nor paid out of its hours (TR-6.5)', () => {
  const differing = { ...OPEN, areBooksClean: false }
  expect(approvalBlocker(OPEN)).toBeUndefined()
  expect(approvalBlocker(differing)).toMatch(/books/)
  expect(paymentBlocker(differing, 'pay')).toMatch(/books/)
  const closed = { ...OPEN, window: { ...OPEN.window, open: false } }
  expect(paymentBlocker(closed, 'pay')).toMatch(/hours/)
})
