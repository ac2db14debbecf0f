// Rewards leave the house's rewards for what it owes beneficiaries; nobody's cash moves (TR-8.2).

import { createEntry, type EntryOwner, type JournalEntry } from '../../ledger/journal-entry.ts'
import { negateMoney, sumMoney } from '../../numbers/money.ts'
import type { Reward } from '../../team/reward.ts'

/** The fee that rewards are taken of: an order's, of its opening (0) or of its n-th close. */
export type RewardedFee = { readonly orderId: string; readonly closes: number }

/** One entry a fee, owned by the account that paid it; each level's amount is a leg of its own. */
export function rewardEntry(
  owner: EntryOwner,
  { orderId, closes }: RewardedFee,
  rewards: readonly Reward[],
): JournalEntry {
  const amounts = rewards.map(({ amount }) => amount)
  return createEntry(owner, { reason: 'team-reward', id: orderId, part: closes }, [
    { ledger: 'rewards', amount: negateMoney(sumMoney(amounts)) },
    ...amounts.map((amount) => ({ ledger: 'rewards_payable', amount }) as const),
  ])
}
