// Wire calls of the second factor: authenticator app and recovery codes here, passkeys beside.

import type { CallResult } from '@fairtick/wire/api-contract'
import { type CustomerContext, type Handlers, isDeclined } from '@fairtick/wire/handler'
import type { SecondFactorDependencies } from './dependencies.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { readSecurity } from './read-security.ts'
import { confirmTotp, disableTotp, renewCodes, startTotp } from './totp/enrol-totp.ts'

export function secondFactorRoutes(
  dependencies: SecondFactorDependencies,
): Handlers<'security' | 'startTotp' | 'confirmTotp' | 'disableTotp' | 'renewRecoveryCodes'> &
  ReturnType<typeof passkeyRoutes> {
  const read = (context: CustomerContext): Promise<CallResult<'security'>> =>
    readSecurity(dependencies, context.caller.userId)
  return {
    ...passkeyRoutes(dependencies),
    security: (_, context) => read(context),
    startTotp: ({ body }, context) => startTotp(dependencies, body, context),
    confirmTotp: async ({ body }, context) => {
      const done = await confirmTotp(dependencies, body, context)
      return isDeclined(done) ? done : { ...(await read(context)), ...done }
    },
    disableTotp: async ({ body }, context) => {
      const done = await disableTotp(dependencies, body, context)
      return isDeclined(done) ? done : await read(context)
    },
    renewRecoveryCodes: async ({ body }, context) => {
      const done = await renewCodes(dependencies, body, context)
      return isDeclined(done) ? done : { ...(await read(context)), ...done }
    },
  }
}
