// Wire calls of passkeys.

import { PROOF_PURPOSES } from '@fairtick/wire/calls/passkeys'
import type { CustomerContext, Handlers } from '@fairtick/wire/handler'
import { isDeclined, NOT_FOUND, refused } from '@fairtick/wire/handler'
import { askOwn, exchangeAnswer } from '../../platform/passkey-proof.ts'
import { readSecurity, type SecurityDependencies } from '../security/public.ts'
import { addPasskey, beginPasskey, removePasskey } from './add-passkey.ts'
import { PASSKEYS } from './store.ts'

export function passkeyRoutes(
  dependencies: SecurityDependencies,
): Handlers<
  'beginPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey' | 'askPasskey' | 'provePasskey'
> {
  const read = ({ caller }: CustomerContext) => readSecurity(dependencies, caller.userId)
  return {
    beginPasskey: ({ body }, context) => beginPasskey(dependencies, body, context),
    addPasskey: async ({ body }, context) => {
      const done = await addPasskey(dependencies, body, context)
      return isDeclined(done) ? done : { ...(await read(context)), ...done }
    },
    renamePasskey: async ({ body: { id, name } }, context) => {
      const { userId } = context.caller
      const isDone = await PASSKEYS.rename(dependencies.database, userId, { id, name: name.trim() })
      return isDone ? await read(context) : NOT_FOUND
    },
    removePasskey: async ({ body }, context) => {
      const done = await removePasskey(dependencies, body, context)
      return isDeclined(done) ? done : await read(context)
    },
    askPasskey: ({ body }, { caller }) =>
      askOwn(dependencies, PASSKEYS, caller.userId, body.purpose),
    provePasskey: async ({ body: answer }, { caller }) => {
      const given = { answer, purposes: PROOF_PURPOSES }
      const proof = await exchangeAnswer(dependencies, PASSKEYS, caller.userId, given)
      return proof ?? refused('passkey_wrong')
    },
  }
}
