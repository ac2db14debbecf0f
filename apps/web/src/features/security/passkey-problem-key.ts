// What a passkey that was not used is said by.

import { PasskeyProblem } from '@fairtick/ui/passkeys'
import type { TextKey } from '../../platform/i18n.ts'

/** Undefined for any other problem. */
export function passkeyProblemKey(problem: unknown): TextKey | undefined {
  return problem instanceof PasskeyProblem ? `proof.${problem.why}` : undefined
}
