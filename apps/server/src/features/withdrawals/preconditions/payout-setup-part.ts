// What a user has of what a withdrawal asks for, for their own screens.

import { joinParts } from '../../../platform/statement-piece.ts'
import { hasBankPart, walletCountPart } from '../../payout-methods/public.ts'
import { secondFactorPart } from '../../second-factor/public.ts'
import { hasFundPasswordPart } from './fund-password-store.ts'

export const payoutSetupPart = joinParts({
  hasFundPassword: hasFundPasswordPart,
  hasSecondFactor: secondFactorPart,
  hasBank: hasBankPart,
  wallets: walletCountPart,
})
