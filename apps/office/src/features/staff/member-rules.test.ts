// The menu offers what the server would do, and nothing else.

import { permissionsOf, type StaffRole } from '@fairtick/wire/admin/roles'
import { describe, expect, test } from 'vitest'
import { actionsOn, needsTwo } from './member-rules.ts'

const me = (...roles: StaffRole[]) => ({ id: 'ann', permissions: [...permissionsOf(roles)] })
const bob = { id: 'bob', status: 'active', sessions: 1 } as const

describe('what can be done about somebody on the staff', () => {
  test('an admin can do everything about another', () => {
    expect(actionsOn(bob, me('admin'))).toEqual(['roles', 'sessions', 'factor', 'deactivate'])
  })

  test('about oneself one can only ask for roles; one’s sessions end at one’s account', () => {
    expect(actionsOn({ ...bob, id: 'ann' }, me('admin'))).toEqual(['roles'])
  })

  test('who was only invited is asked no roles for: there is no factor and no session yet', () => {
    const invited = { ...bob, status: 'invited', sessions: 0 } as const
    expect(actionsOn(invited, me('admin'))).toEqual(['deactivate'])
  })

  test('who is gone stays gone', () => {
    expect(actionsOn({ ...bob, status: 'deactivated' }, me('admin'))).toEqual([])
  })

  test('an auditor only looks', () => {
    expect(actionsOn(bob, me('auditor'))).toEqual([])
  })
})

describe('who it takes (REL-58)', () => {
  test('two for whatever touches an admin', () => {
    const ann = { roles: ['admin' as const] }
    const all = (['roles', 'sessions', 'factor', 'deactivate'] as const).map((one) =>
      needsTwo(one, ann),
    )
    expect(all).toEqual([true, true, true, true])
  })

  test('one for sessions and leaving of others, two for roles and a factor', () => {
    const sue = { roles: ['support' as const] }
    const all = (['roles', 'sessions', 'factor', 'deactivate'] as const).map((one) =>
      needsTwo(one, sue),
    )
    expect(all).toEqual([true, false, true, false])
  })
})
