// What two people can ask for, as it was looked at last; ask first what `allowed-columns.ts` says.

/** What two people can change (REL-58), by kind: for everyone alike, but an adjustment of cash. */
export const CHANGES = `
  instrument: symbol terms.spread terms.leverages terms.minLots terms.maxLots terms.feeRate \
terms.overnightRate.long terms.overnightRate.short terms.durations.seconds \
terms.durations.payoutRate terms.minStake terms.maxStake terms.maxOpenStake terms.maxOpenNotional \
terms.isOffered noticeHours
  money_terms: terms.withdrawals.taxRate terms.withdrawals.taxBase terms.withdrawals.windowMode \
terms.withdrawals.methods.bank.feeRate terms.withdrawals.methods.bank.feeFixed \
terms.withdrawals.methods.bank.min terms.withdrawals.methods.bank.max \
terms.withdrawals.methods.wallet.feeRate terms.withdrawals.methods.wallet.feeFixed \
terms.withdrawals.methods.wallet.min terms.withdrawals.methods.wallet.max terms.rewardRates \
terms.vipLevels.volume terms.vipLevels.feeDiscount noticeHours
  jurisdiction: id noticeHours
  deposit_method: method.id method.currency method.channel method.network method.address \
method.bank.bankName method.bank.branchName method.bank.branchNumber method.bank.accountName \
method.bank.accountNumber method.bank.reference method.min method.max method.decimals \
method.recommended method.rateToUsd isOpen
  payout_way: id isOpen
  limits: limits.depositCreditByOne limits.recoveryHoldHours
  profile: profile.name profile.hours profile.email profile.legalEntity profile.licence \
profile.supervisor profile.riskText profile.complaintContact profile.clientMoney
  mode: live
  adjustment: accountId amount reason
`
