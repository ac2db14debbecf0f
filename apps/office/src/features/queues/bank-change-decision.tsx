// Deciding a change of a bank account: carry it out, or fail it with a reason.

import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { DecisionBar } from '../../parts/decision-bar.tsx'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import type { BankChangeCase } from './bank-change-case.ts'
import { FailDialog } from './parts/fail-dialog.tsx'
import { BANK_REASONS } from './queue-words.ts'
import { useDecision } from './use-decision.ts'

export function BankChangeDecision({ found }: { readonly found: BankChangeCase }) {
  const [asked, setAsked] = useState<'approve' | 'fail'>()
  const mayDecide = useMe().permissions.includes('bank_changes.review')
  if (found.status !== 'pending' || !mayDecide) return null
  const close = () => setAsked(undefined)
  return (
    <Section title="Decision">
      <DecisionBar
        buttons={[
          { label: 'Carry it out', onPress: () => setAsked('approve') },
          { label: 'Fail', tone: 'danger', onPress: () => setAsked('fail') },
        ]}
      />
      {asked === 'approve' && <ApproveDialog found={found} onClose={close} />}
      {asked === 'fail' && <BankFailDialog found={found} onClose={close} />}
    </Section>
  )
}

type DialogProps = { readonly found: BankChangeCase; readonly onClose: () => void }

function ApproveDialog({ found, onClose }: DialogProps) {
  const command = useDecision('approveBankChange', 'The account was changed; the customer is told')
  const confirm = async () => {
    if ((await command.run({ id: found.id })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title="Change the bank account?"
      confirm="Change it"
      {...{ command, onClose }}
      onConfirm={() => void confirm()}
    >
      Later withdrawals go to {found.wanted.bankName}, {found.wanted.accountName}. They are held for
      24 hours from now, and the customer is told.
    </ConfirmDialog>
  )
}

function BankFailDialog({ found, onClose }: DialogProps) {
  const command = useDecision('failBankChange', 'Failed; the customer is told why')
  return (
    <FailDialog
      title="Fail this change?"
      meaning="The bank account stays as it is. The customer is told the reason."
      names={BANK_REASONS}
      failures={found.failures}
      language={found.customer.language}
      command={{ ...command, run: (reason) => command.run({ id: found.id, reason }) }}
      onClose={onClose}
    />
  )
}
