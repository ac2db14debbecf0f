// Logging in by a passkey: it proves the device and its owner, so that nothing else is asked for.

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type Declined, refused, type VisitorContext } from '@fairtick/wire/handler'
import { networkOf } from '../../platform/caller-network.ts'
import { loadUser } from '../profile/public.ts'
import { askAbout, checkAnswer, PASSKEYS } from '../second-factor/public-for-auth.ts'
import { beginSession, declinedSession } from './begin-session.ts'
import type { AuthDependencies } from './dependencies.ts'
import { openAccounts } from './open-accounts.ts'

const ABOUT_LOGIN = 'login'

export async function askLoginPasskey(
  dependencies: AuthDependencies,
): Promise<CallResult<'askLoginPasskey'>> {
  return askAbout(dependencies, ABOUT_LOGIN)
}

/** One refusal for a passkey that is not known and for an answer that is not right. */
export async function loginByPasskey(
  dependencies: AuthDependencies,
  answer: CallArguments<'loginByPasskey'>['body'],
  context: VisitorContext,
): Promise<CallResult<'loginByPasskey'> | Declined> {
  const { database, log } = dependencies
  const checked = await checkAnswer(dependencies, PASSKEYS, answer, ABOUT_LOGIN)
  const user = checked && (await loadUser(database, checked.ownerId))
  if (checked === undefined || user === undefined) {
    log.info({ network: networkOf(context.address) }, 'a login by passkey failed')
    return refused('passkey_wrong')
  }
  if (!(await database.transaction(checked.spend))) return refused('passkey_wrong')
  await openAccounts(dependencies, user)
  const begun = await beginSession(dependencies, user, context).catch(declinedSession)
  if ('declined' in begun) {
    log.info({ userId: user.id }, 'a login was turned away at its end')
    return begun
  }
  await dependencies.links.noteVisit(user, { ...context, deviceToken: begun.device })
  log.info({ userId: user.id }, 'logged in by passkey')
  return { ...begun, user: await dependencies.readUser(user.id) }
}
