// Wire calls of passkeys.

import type { CustomerContext, Handlers } from '@fairtick/wire/handler'
import { isDeclined, NOT_FOUND, refused } from '@fairtick/wire/handler'
import { readSecurity, type SecurityDependencies } from '../security/public.ts'
import { addPasskey, beginPasskey, removePasskey } from './add-passkey.ts'
import { askOwnPasskeys, exchangeAnswer } from './prove-by-passkey.ts'
import { updateName } from './store.ts'

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
      const isDone = await updateName(dependencies.database, userId, { id, name: name.trim() })
      return isDone ? await read(context) : NOT_FOUND
    },
    removePasskey: async ({ body }, context) => {
      const done = await removePasskey(dependencies, body, context)
      return isDeclined(done) ? done : await read(context)
    },
    askPasskey: ({ body }, { caller }) => askOwnPasskeys(dependencies, caller.userId, body.purpose),
    provePasskey: async ({ body }, { caller }) =>
      (await exchangeAnswer(dependencies, caller.userId, body)) ?? refused('passkey_wrong'),
  }
}
