// The sections of a customer: what each needs to be seen, and whether it is of one of their
// accounts.

import type { Permission } from '@fairtick/wire/admin/roles'
import type { ComponentType } from 'react'
import { FiguresSection, MoneyChangesSection } from './sections/figures-section.tsx'
import { LimitsSection } from './sections/limits-section.tsx'
import { MessagesSection } from './sections/messages-section.tsx'
import { ContractsSection, OptionsSection, PositionsSection } from './sections/orders-section.tsx'
import { DepositsSection, WithdrawalsSection } from './sections/payments-section.tsx'
import { PayoutMethodsSection } from './sections/payout-methods-section.tsx'
import { ProfileSection } from './sections/profile-section.tsx'
import type { SectionProps } from './sections/section-props.ts'
import { SecuritySection } from './sections/security-section.tsx'
import { SalarySection, TeamSection } from './sections/team-section.tsx'

export type CustomerSection = {
  readonly title: string
  readonly permission: Permission
  /** Of the account that is chosen; else of the person. */
  readonly isOfAccount: boolean
  readonly Content: ComponentType<SectionProps>
}

const ofPerson = (
  title: string,
  permission: Permission,
  Content: CustomerSection['Content'],
): CustomerSection => ({ title, permission, isOfAccount: false, Content })

const ofAccount = (
  title: string,
  permission: Permission,
  Content: CustomerSection['Content'],
): CustomerSection => ({ title, permission, isOfAccount: true, Content })

/** What somebody who asks a question mostly asks about. */
export const RECORD_SECTIONS: readonly CustomerSection[] = [
  ofAccount('Account and margin', 'users.figures', FiguresSection),
  ofAccount('Positions', 'users.positions', PositionsSection),
  ofAccount('Contract orders', 'users.orders', ContractsSection),
  ofAccount('Options', 'users.orders', OptionsSection),
  ofAccount('Deposits', 'users.deposits', DepositsSection),
  ofAccount('Withdrawals', 'users.withdrawals', WithdrawalsSection),
  ofAccount('Money log', 'users.money_changes', MoneyChangesSection),
]

export const SECTIONS: readonly CustomerSection[] = [
  ofPerson('Profile', 'users.profile', ProfileSection),
  ofPerson('Security and holds', 'users.security', SecuritySection),
  ...RECORD_SECTIONS,
  ofPerson('Bank account and wallets', 'users.payout_methods', PayoutMethodsSection),
  ofPerson('Self-limits', 'users.limits', LimitsSection),
  ofPerson('Messages', 'users.messages', MessagesSection),
  ofAccount('Team', 'users.team', TeamSection),
  ofAccount('Salary', 'users.salary', SalarySection),
]
