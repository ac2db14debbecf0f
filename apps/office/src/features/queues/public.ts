// What other rooms use of the queues: the badges of the menu, what their cases look like.

export { CaseColumns } from './parts/case-columns.tsx'
export { CaseCustomer } from './parts/case-customer.tsx'
export { LiveChip } from './parts/live-chip.tsx'
export {
  AccountLinkBadge,
  BankChangeBadge,
  ChatBadge,
  DepositBadge,
  IdentityBadge,
  WithdrawalBadge,
} from './parts/waiting-badge.tsx'
export { QueueList } from './queue-list.tsx'
export { useChatPicture } from './use-picture.ts'
