// Identity verification, put together: what the customers' side, its neighbours and the jobs need.

import {
  createCheckIdentity,
  createCheckUnlocked,
  createDocumentSealer,
  createExpireDocuments,
  createIsVerified,
  eraseOld,
  identityStatusPart,
  openPersonKeys,
  readIdentityRules,
} from '../features/identity/public.ts'
import { keepRecoveries, type RecoveryDependencies } from '../features/recovery/public.ts'
import type { AccountEvent } from '../platform/bus-topics.ts'
import type { Database } from '../platform/database.ts'
import type { Keys } from '../platform/key-folder.ts'
import type { Log } from '../platform/log.ts'
import type { RowSeal } from '../platform/row-seal.ts'

type Parts = {
  readonly keys: Keys
  readonly mode: 'practice' | 'live'
  readonly database: Database
  readonly log: Log
  readonly rowSeal: RowSeal
  readonly nowMs: () => number
}

export function openIdentity({ keys: sealing, mode, ...parts }: Parts) {
  const keys = openPersonKeys(sealing)
  const dependencies = { ...parts, keys, rules: readIdentityRules(mode) }
  return {
    dependencies,
    documentSealer: createDocumentSealer(keys),
    identityStatus: identityStatusPart(parts.rowSeal, parts.nowMs),
    checkUnlocked: createCheckUnlocked(dependencies),
    isVerified: createIsVerified(dependencies, parts.nowMs),
    checkIdentity: createCheckIdentity(dependencies),
    /** Ends documents that are over, erases what nobody needs; run as often as you like. */
    keep: async (publish: (events: readonly AccountEvent[]) => void): Promise<void> => {
      await createExpireDocuments({ ...parts, publish })()
      const erased = await eraseOld(dependencies)
      if (erased.cases + erased.pictures > 0) parts.log.info(erased, 'old identities were erased')
    },
  }
}

/** Of what proves people, and of what they lost. */
export function guardJobs(identity: ReturnType<typeof openIdentity>, guards: RecoveryDependencies) {
  return {
    keepIdentities: () => identity.keep(guards.publish),
    keepRecoveries: () => keepRecoveries(guards),
  }
}
