// Wire calls of who lost what guards the account.

import type { Handlers } from '@fairtick/wire/handler'
import { addPicture } from './add-picture.ts'
import { askRecovery } from './ask-recovery.ts'
import type { RecoveryDependencies } from './dependencies.ts'
import { finishRecovery, openRecovery } from './finish-recovery.ts'
import { readRecoveries, stopByLink, stopOwn } from './stop-recovery.ts'

export function recoveryRoutes(
  dependencies: RecoveryDependencies,
): Handlers<
  | 'askRecovery'
  | 'addRecoveryPicture'
  | 'stopRecovery'
  | 'recoveries'
  | 'stopOwnRecovery'
  | 'openRecovery'
  | 'finishRecovery'
> {
  return {
    askRecovery: ({ body }, context) => askRecovery(dependencies, body, context),
    addRecoveryPicture: ({ body }) => addPicture(dependencies, body),
    stopRecovery: ({ body }) => stopByLink(dependencies, body),
    recoveries: (_, { caller }) => readRecoveries(dependencies, caller.userId),
    stopOwnRecovery: ({ body }, context) => stopOwn(dependencies, body, context),
    openRecovery: ({ body }) => openRecovery(dependencies, body),
    finishRecovery: ({ body }, context) => finishRecovery(dependencies, body, context),
  }
}
