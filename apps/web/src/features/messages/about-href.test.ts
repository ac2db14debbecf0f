// Where a message leads, and of which account.

import { expect, test } from 'vitest'
import { aboutHref } from './about-href.ts'

test.each([
  ['follow', '/pages/signalchannel?tab=mine&account=real'],
  ['leader', '/pages/signalchannel/leader?id=l1&account=real'],
  ['copy_skips', '/pages/signalchannel/records?leaderId=l1&kind=skipped&account=real'],
  ['contract', '/pages/trade/orderdetail?id=l1&account=real'],
  ['deposit', '/pages/wallet/record?kind=deposits&id=l1&account=real'],
] as const)('of %s: %s', (kind, path) => {
  expect(aboutHref({ kind, id: 'l1' }, 'real').replace(/^#/, '')).toBe(path)
})
