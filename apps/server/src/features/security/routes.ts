// Wire calls of the second factor.

import type { CallResult } from '@fairtick/wire/contract'
import { type CustomerContext, type Handlers, isDeclined } from '@fairtick/wire/handler'
import type { SecurityDependencies } from './dependencies.ts'
import { confirmTotp, disableTotp, renewCodes, startTotp } from './enrol-totp.ts'
import { readSecurity } from './read-security.ts'

export function securityRoutes(
  dependencies: SecurityDependencies,
): Handlers<'security' | 'startTotp' | 'confirmTotp' | 'disableTotp' | 'renewRecoveryCodes'> {
  const read = (context: CustomerContext): Promise<CallResult<'security'>> =>
    readSecurity(dependencies, context.caller.userId)
  return {
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
