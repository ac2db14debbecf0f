// Passwords of tests whose matter is not how hard they are to guess: the same Argon2id, with a
// hundredth of the work.

import {
  createPasswordHasher,
  type PasswordHasher,
} from '@fairtick/server/platform/password-hasher'
import { TEST_ROW_SEAL } from './row-seal.ts'

const QUICK = { memoryCost: 256, timeCost: 1, parallelism: 1 }

export function createQuickHasher(rowSeal = TEST_ROW_SEAL): PasswordHasher {
  return createPasswordHasher(rowSeal, () => {}, QUICK)
}
