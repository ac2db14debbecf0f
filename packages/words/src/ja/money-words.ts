// Japanese words of money in and out, loaded with the first screen that moves it.

import type { MoneyWords } from '../en/money-words.ts'
import { depositReasons } from './deposit-reasons.ts'
import { deposits } from './deposits.ts'
import { fundPassword } from './fund-password.ts'
import { limits } from './limits.ts'
import { payout } from './payout.ts'
import { proof } from './proof.ts'
import { salary } from './salary.ts'
import { security } from './security.ts'
import { team } from './team.ts'
import { wallet } from './wallet.ts'
import { withdraw } from './withdraw.ts'

export const moneyWords: MoneyWords = {
  wallet,
  deposits,
  depositReasons,
  withdraw,
  payout,
  fundPassword,
  salary,
  team,
  proof,
  security,
  limits,
}
