// REL-58: two people, neither of whom it is about; the page says why it will not work.

import { permissionsOf } from '@fairtick/wire/admin/roles'
import { describe, expect, test } from 'vitest'
import { changeOf, decidingOf } from './request-rules.ts'

const admin = (id: string) => ({ id, permissions: [...permissionsOf(['admin'])] })
type Request = Parameters<typeof decidingOf>[0]
const request: Request = {
  ...{ status: 'pending', requestedBy: 'ann', staffId: 'bob' },
  ...{ act: 'roles', before: [], after: ['support'] },
}

describe('REL-58 on the page', () => {
  test('who asked may take it back and nothing else', () => {
    expect(decidingOf(request, admin('ann'))).toEqual({
      mayApprove: false,
      mayReject: false,
      mayWithdraw: true,
      blocker: 'You asked for it, so somebody else has to approve it.',
    })
  })

  test('whom it is about may decline it, not approve it', () => {
    expect(decidingOf(request, admin('bob'))).toMatchObject({ mayApprove: false, mayReject: true })
  })

  test('whom it is about may agree to what only takes from them', () => {
    const gone: Request = { ...request, act: 'deactivate', before: ['admin'], after: [] }
    expect(decidingOf(gone, admin('bob'))).toMatchObject({ mayApprove: true })
    const fewer: Request = { ...request, before: ['admin', 'risk'], after: ['risk'] }
    expect(decidingOf(fewer, admin('bob'))).toMatchObject({ mayApprove: true })
  })

  test('a third admin decides', () => {
    const deciding = { mayApprove: true, mayReject: true, mayWithdraw: false, blocker: undefined }
    expect(decidingOf(request, admin('eve'))).toEqual(deciding)
  })

  test('an auditor only reads', () => {
    const auditor = { id: 'eve', permissions: [...permissionsOf(['auditor'])] }
    expect(decidingOf(request, auditor)).toMatchObject({ mayApprove: false, mayReject: false })
  })

  test('nothing is decided twice', () => {
    const decided: Request = { ...request, status: 'rejected' }
    expect(decidingOf(decided, admin('eve'))).toMatchObject({ mayApprove: false, mayReject: false })
    expect(decidingOf(decided, admin('ann')).mayWithdraw).toBe(false)
  })
})

test('a change of roles is what goes, stays and comes', () => {
  expect(changeOf(['risk', 'support'], ['support', 'admin'])).toEqual({
    removed: ['risk'],
    kept: ['support'],
    added: ['admin'],
  })
})
