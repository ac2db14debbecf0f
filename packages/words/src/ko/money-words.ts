// Korean words of money in and out, loaded with the first screen that moves it.

export { depositReasons } from './deposit-reasons.ts'
export { deposits } from './deposits.ts'
export { fundPassword } from './fund-password.ts'
export { limits } from './limits.ts'
export { payout } from './payout.ts'
export { proof } from './proof.ts'
export { salary } from './salary.ts'
export { security } from './security.ts'
export { team } from './team.ts'
export { vip } from './vip.ts'
export { wallet } from './wallet.ts'
export { withdraw } from './withdraw.ts'
