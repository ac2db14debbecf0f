// The session of the page follows the server: it ends where the server says so, and nowhere else.

import { permissionsOf } from '@fairtick/wire/admin/roles'
import { CallRefused, NoAnswer } from '@fairtick/wire/client'
import { beforeEach, expect, test } from 'vitest'
import { authProvider } from './auth-provider.ts'
import { session } from './session.ts'

const me = {
  ...{ id: 'ann', email: 'ann@house.example', name: 'Ann', roles: ['auditor' as const] },
  permissions: [...permissionsOf(['auditor'])],
}
const refused = (status: number) => new CallRefused({ status, message: 'No.', result: null })

beforeEach(() => session.begin('token', me))

test('a session that the server does not know any more is over, and signing in says so', async () => {
  await expect(authProvider.checkError(refused(401))).rejects.toMatchObject({
    redirectTo: '/login',
  })
  expect(session.get()).toBeUndefined()
  expect(session.lastEnd()).toBe('ended')
  await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: '/login' })
})

test.each([refused(403), refused(500), new NoAnswer('no answer')])(
  'it goes on after %s',
  async (problem) => {
    await authProvider.checkError(problem)
    await authProvider.checkAuth({})
    expect(session.get()?.token).toBe('token')
  },
)

test('signing out ends it here also when the server cannot be told', async () => {
  await authProvider.logout({})
  expect(session.get()).toBeUndefined()
  expect(session.lastEnd()).toBeUndefined()
  expect(await authProvider.getPermissions?.({})).toEqual([])
})

test('what somebody may see is what the server said at signing in', async () => {
  expect(await authProvider.getPermissions?.({})).toEqual(me.permissions)
  expect(await authProvider.getIdentity?.()).toEqual({ id: 'ann', fullName: 'Ann' })
})
