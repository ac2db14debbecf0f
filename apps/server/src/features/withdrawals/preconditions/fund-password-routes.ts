// Wire calls of the fund password.

import type { Handlers } from '@fairtick/wire/handler'
import {
  changeFundPassword,
  type FundPasswordDependencies,
  resetFundPassword,
} from './write-fund-password.ts'

export function fundPasswordRoutes(
  dependencies: FundPasswordDependencies,
): Handlers<'changeFundPassword' | 'resetFundPassword'> {
  return {
    changeFundPassword: ({ body }, context) => changeFundPassword(dependencies, body, context),
    resetFundPassword: ({ body }, context) => resetFundPassword(dependencies, body, context),
  }
}
