// The words of the queues, also for what the office does not know.

import { expect, test } from 'vitest'
import {
  BANK_STATUSES,
  DEPOSIT_REASONS,
  depositStatus,
  HOLD_NAMES,
  withdrawalStatus,
} from './queue-words.ts'

test('spec §4: what the office does not know is unknown', () => {
  const record = { status: 'someday', approvedTime: null } as never
  expect(depositStatus(record)).toEqual({ label: 'unknown', tone: 'plain' })
  expect(withdrawalStatus(record)).toEqual({ label: 'unknown', tone: 'plain' })
  expect(BANK_STATUSES['someday' as 'failed']).toEqual({ label: 'unknown', tone: 'plain' })
  expect(DEPOSIT_REASONS['someday' as 'voucher_used']).toBe('Unknown')
  expect(HOLD_NAMES['someday' as 'bank']).toBe('unknown')
})
