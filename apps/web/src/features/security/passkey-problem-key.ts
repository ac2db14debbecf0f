// What a passkey that was not used is said by.

import type { TextKey } from '../../platform/i18n.ts'
import { PasskeyProblem } from '../../platform/passkeys.ts'

/** Undefined for any other problem. */
export function passkeyProblemKey(problem: unknown): TextKey | undefined {
  return problem instanceof PasskeyProblem ? `proof.${problem.why}` : undefined
}
