// What other rooms use of the queues: the badges of the menu, what their cases look like.

export { durationText } from './age.ts'
export { AgeText } from './parts/age-text.tsx'
export { CaseColumns } from './parts/case-columns.tsx'
export { CaseCustomer } from './parts/case-customer.tsx'
export { LiveChip } from './parts/live-chip.tsx'
export {
  AccountLinkBadge,
  BankChangeBadge,
  ChangeBadge,
  ChatBadge,
  DepositBadge,
  IdentityBadge,
  LeaderBadge,
  RecoveryBadge,
  RequestBadge,
  SignalBadge,
  WithdrawalBadge,
} from './parts/waiting-badge.tsx'
export { percentText } from './percent-text.ts'
export { QueueList } from './queue-list.tsx'
export {
  BANK_REASONS,
  DEPOSIT_REASONS,
  depositStatus,
  HOLD_NAMES,
  WITHDRAWAL_REASONS,
  withdrawalStatus,
} from './queue-words.ts'
export { useNow } from './use-now.ts'
export { useChatPicture } from './use-picture.ts'
