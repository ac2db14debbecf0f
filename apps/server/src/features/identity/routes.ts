// Wire calls of identity verification.

import type { identityCalls } from '@fairtick/wire/calls/identity'
import type { Handlers } from '@fairtick/wire/handler'
import { appealIdentity } from './appeal-identity.ts'
import type { IdentityDependencies } from './dependencies.ts'
import { readIdentity } from './read-identity.ts'
import { submitIdentity } from './submit-identity.ts'

export function identityRoutes(
  dependencies: IdentityDependencies,
): Handlers<keyof typeof identityCalls> {
  return {
    identity: (_, { caller }) => readIdentity(dependencies, dependencies.database, caller.userId),
    submitIdentity: ({ body }, context) => submitIdentity(dependencies, body, context),
    appealIdentity: ({ body }, context) => appealIdentity(dependencies, body.text, context),
  }
}
