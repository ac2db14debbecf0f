// Chinese words of money in and out, loaded with the first screen that moves it.

import type { MoneyWords } from '../en/money-words.ts'
import { fundPassword } from './fund-password.ts'
import { payout } from './payout.ts'
import { proof } from './proof.ts'
import { salary } from './salary.ts'
import { security } from './security.ts'
import { team } from './team.ts'
import { withdraw } from './withdraw.ts'

export const moneyWords: MoneyWords = {
  withdraw,
  payout,
  fundPassword,
  salary,
  team,
  proof,
  security,
}
