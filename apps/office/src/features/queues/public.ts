// What other rooms use of the queues: the badges of the menu.

export {
  AccountLinkBadge,
  BankChangeBadge,
  DepositBadge,
  IdentityBadge,
  WithdrawalBadge,
} from './parts/waiting-badge.tsx'
