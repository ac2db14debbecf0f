// What a customer has, section by section: opened one at a time by who may see it, once they have
// said why. Each look is written into the audit log.

import type { Permission } from '@fairtick/wire/admin/roles'
import { CUSTOMER_VIEW_REASONS, type CustomerViewReason } from '@fairtick/wire/admin/view-reasons'
import { MenuItem, TextField } from '@mui/material'
import { type ComponentType, useState } from 'react'
import { FoldedSection } from '../../parts/folded-section.tsx'
import { useMe } from '../../platform/session.ts'
import { FiguresSection, MoneyChangesSection } from './sections/figures-section.tsx'
import { LimitsSection } from './sections/limits-section.tsx'
import { MessagesSection } from './sections/messages-section.tsx'
import { ContractsSection, OptionsSection, PositionsSection } from './sections/orders-section.tsx'
import { DepositsSection, WithdrawalsSection } from './sections/payments-section.tsx'
import { PayoutMethodsSection } from './sections/payout-methods-section.tsx'
import type { SectionProps } from './sections/section-props.ts'
import { SecuritySection } from './sections/security-section.tsx'
import { SalarySection, TeamSection } from './sections/team-section.tsx'
import { VIEW_REASON_NAMES } from './view-words.ts'

type CustomerSection = {
  readonly title: string
  readonly permission: Permission
  readonly Content: ComponentType<SectionProps>
}

const SECTIONS: readonly CustomerSection[] = [
  { title: 'Security and holds', permission: 'users.security', Content: SecuritySection },
  { title: 'Account and margin', permission: 'users.figures', Content: FiguresSection },
  { title: 'Positions', permission: 'users.positions', Content: PositionsSection },
  { title: 'Contract orders', permission: 'users.orders', Content: ContractsSection },
  { title: 'Options', permission: 'users.orders', Content: OptionsSection },
  { title: 'Deposits', permission: 'users.deposits', Content: DepositsSection },
  { title: 'Withdrawals', permission: 'users.withdrawals', Content: WithdrawalsSection },
  {
    title: 'Bank account and wallets',
    permission: 'users.payout_methods',
    Content: PayoutMethodsSection,
  },
  { title: 'Self-limits', permission: 'users.limits', Content: LimitsSection },
  { title: 'Messages', permission: 'users.messages', Content: MessagesSection },
  { title: 'Team', permission: 'users.team', Content: TeamSection },
  { title: 'Salary', permission: 'users.salary', Content: SalarySection },
  { title: 'Money log', permission: 'users.money_changes', Content: MoneyChangesSection },
]

export function CustomerSections({ id }: { readonly id: string }) {
  const { permissions } = useMe()
  const [reason, setReason] = useState<CustomerViewReason>()
  const shown = SECTIONS.filter(({ permission }) => permissions.includes(permission))
  if (shown.length === 0) return null
  return (
    <>
      <TextField
        select
        label="Why you look"
        helperText="It opens the sections below, and is written into the audit log with each look."
        value={reason ?? ''}
        onChange={(event) => setReason(event.target.value as CustomerViewReason)}
        sx={{ mb: 2, minWidth: 260 }}
      >
        {CUSTOMER_VIEW_REASONS.map((one) => (
          <MenuItem key={one} value={one}>
            {VIEW_REASON_NAMES[one]}
          </MenuItem>
        ))}
      </TextField>
      {shown.map(({ title, Content }) => (
        <FoldedSection key={title} title={title} isBlocked={reason === undefined}>
          {() => reason !== undefined && <Content id={id} reason={reason} />}
        </FoldedSection>
      ))}
    </>
  )
}
