// Wire calls of passkeys.

import { PROOF_PURPOSES } from '@fairtick/wire/calls/passkeys'
import {
  type CustomerContext,
  type Handlers,
  isDeclined,
  NOT_FOUND,
  refused,
} from '@fairtick/wire/handler'
import type { SecondFactorDependencies } from '../dependencies.ts'
import { readSecurity } from '../read-security.ts'
import { addPasskey, beginPasskey, removePasskey } from './add-passkey.ts'
import { PASSKEYS } from './customer-passkeys.ts'
import { askOwn, exchangeAnswer } from './passkey-proof.ts'

export function passkeyRoutes(
  dependencies: SecondFactorDependencies,
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
