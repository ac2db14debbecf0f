// Asking for a mailed code. A browser by which the owner of the address has signed in has a quota
// of its own: whatever strangers ask for, it gets its codes.

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import type { Declined, VisitorContext } from '@fairtick/wire/handler'
import { isContactSealed, loadUserByEmail } from '../profile/public.ts'
import { sendCode } from '../second-factor/public-for-auth.ts'
import type { AuthDependencies } from './dependencies.ts'
import { recogniseDevice } from './known-device.ts'

export async function askCode(
  dependencies: AuthDependencies,
  form: CallArguments<'verificationCode'>['body'],
  context: VisitorContext,
): Promise<CallResult<'verificationCode'> | Declined> {
  const { database, rowSeal } = dependencies
  const owner = await loadUserByEmail(database, form.email)
  // Asked for nobody, too: one statement less would be a time that tells (REL-49).
  const recognised = await recogniseDevice(database, owner?.id ?? '', context)
  const deviceKey = recognised.how === 'new' ? undefined : recognised.key
  // An address that somebody wrote into a row is nobody's: the answer is the same, no mail goes.
  const isOurs = owner !== undefined && isContactSealed(rowSeal, owner)
  const ownerId = isOurs ? owner.id : undefined
  return await sendCode(dependencies, { ...form, ownerId, deviceKey }, context)
}
