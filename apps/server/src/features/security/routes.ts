// Wire calls of the second factor.

import type { CallResult } from '@fairtick/wire/contract'
import type { CustomerContext, Declined, Handlers } from '@fairtick/wire/handler'
import type { SecurityDependencies } from './dependencies.ts'
import { confirmTotp, disableTotp, startTotp } from './enrol-totp.ts'
import { readSecurity } from './read-security.ts'

export function securityRoutes(
  dependencies: SecurityDependencies,
): Handlers<'security' | 'startTotp' | 'confirmTotp' | 'disableTotp'> {
  const read = (context: CustomerContext): Promise<CallResult<'security'>> =>
    readSecurity(dependencies, context.caller.userId)
  const unless = async (declined: Promise<Declined | undefined>, context: CustomerContext) =>
    (await declined) ?? (await read(context))
  return {
    security: (_, context) => read(context),
    startTotp: ({ body }, context) => startTotp(dependencies, body, context),
    confirmTotp: ({ body }, context) => unless(confirmTotp(dependencies, body, context), context),
    disableTotp: ({ body }, context) => unless(disableTotp(dependencies, body, context), context),
  }
}
