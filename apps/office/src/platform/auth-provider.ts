// What react-admin asks about the session: the server decides, the page only follows.

import type { AdminCallInput } from '@fairtick/wire/admin/api-contract'
import { CallRefused } from '@fairtick/wire/client'
import type { AuthProvider } from 'react-admin'
import { officeClient } from './office-client.ts'
import { session } from './session.ts'

/** Password and code, or what a passkey answered. */
type Proof =
  | AdminCallInput<'login'>['body']
  | { readonly answer: AdminCallInput<'loginByPasskey'>['body'] }

/** The page where one signs in says itself why: no notice besides. */
const WITHOUT_NOTICE = { message: false, redirectTo: '/login' }

export const authProvider: AuthProvider = {
  login: async (proof: Proof) => {
    const { token, me } =
      'answer' in proof
        ? await officeClient.call('loginByPasskey', { body: proof.answer })
        : await officeClient.call('login', { body: proof })
    session.begin(token, me)
  },
  logout: async () => {
    const isOpen = session.get() !== undefined
    // A session that the server cannot be told of any more ends there by itself.
    if (isOpen) await officeClient.call('logout').catch(() => undefined)
    session.end()
  },
  checkAuth: async () => {
    if (session.get() === undefined) throw WITHOUT_NOTICE
  },
  checkError: async (error: unknown) => {
    if (!(error instanceof CallRefused) || error.answer.status !== 401) return
    session.end('ended')
    throw WITHOUT_NOTICE
  },
  getIdentity: async () => {
    const me = session.get()?.me
    return { id: me?.id ?? '', fullName: me?.name ?? '' }
  },
  getPermissions: async () => session.get()?.me.permissions ?? [],
}
