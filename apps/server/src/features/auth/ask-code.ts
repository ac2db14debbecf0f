// Asking for a mailed code. A browser by which the owner of the address has signed in has a quota
// of its own: whatever strangers ask for, it gets its codes.

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type Declined, refused, type VisitorContext } from '@fairtick/wire/handler'
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
  if (owner !== undefined && owner.id === context.caller?.userId) {
    if (!isContactSealed(rowSeal, owner)) return refused('contact_altered')
  }
  // Asked for nobody, too: one statement less would be a time that tells (REL-49).
  const recognised = await recogniseDevice(database, owner?.id ?? '', context)
  const deviceKey = recognised.how === 'new' ? undefined : recognised.key
  return await sendCode(dependencies, { ...form, ownerId: owner?.id, deviceKey }, context)
}
