// Changes of the second factor; each answer is the new state of what guards the account.

import { makePasskey } from '@fairtick/ui/passkeys'
import type { CallInput, CallResult } from '@fairtick/wire/api-contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import { securityQuery } from '../../platform/shared-queries.ts'
import type { ReauthValues } from './reauth-form.ts'

/** Each throws what its call throws; new recovery codes are there this once. */
export function useFactors() {
  const queries = useQueryClient()
  return {
    addPasskey: async (name: string, { password, otp }: ReauthValues) => {
      const options = await call('beginPasskey', { body: { loginPassword: password } })
      const made = await makePasskey(options)
      return keep(queries, await call('addPasskey', { body: { ...made, name: name.trim(), otp } }))
    },
    renamePasskey: async (body: CallInput<'renamePasskey'>['body']) =>
      keep(queries, { ...(await call('renamePasskey', { body })), newRecoveryCodes: [] }),
    removePasskey: async (id: string, { password, otp }: ReauthValues) => {
      const body = { id, loginPassword: password, otp }
      return keep(queries, { ...(await call('removePasskey', { body })), newRecoveryCodes: [] })
    },
    confirmApp: async (body: CallInput<'confirmTotp'>['body']) =>
      keep(queries, await call('confirmTotp', { body })),
    removeApp: async ({ password, otp }: ReauthValues) => {
      const body = { loginPassword: password, otp }
      return keep(queries, { ...(await call('disableTotp', { body })), newRecoveryCodes: [] })
    },
    renewCodes: async ({ password, otp }: ReauthValues) => {
      const body = { loginPassword: password, otp }
      return keep(queries, await call('renewRecoveryCodes', { body }))
    },
  }
}

function keep(
  queries: QueryClient,
  { newRecoveryCodes, ...security }: CallResult<'addPasskey'>,
): readonly string[] {
  queries.setQueryData(securityQuery.queryKey, security)
  void queries.invalidateQueries({ queryKey: ['user'] })
  return newRecoveryCodes
}
