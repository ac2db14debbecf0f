// Deciding a change of a bank account: approve it as one of two, or fail it with a reason.

import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { DecisionBar } from '../../parts/decision-bar.tsx'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import type { BankChangeCase } from './bank-change-case.ts'
import { secondApprovalBlocker } from './decision-blockers.ts'
import { FailDialog } from './parts/fail-dialog.tsx'
import { TwoPeopleNotice } from './parts/two-people-notice.tsx'
import { BANK_REASONS } from './queue-words.ts'
import { useDecision } from './use-decision.ts'

type Props = { readonly found: BankChangeCase }

export function BankChangeDecision({ found }: Props) {
  const [asked, setAsked] = useState<'approve' | 'fail'>()
  const me = useMe()
  if (found.status !== 'pending' || !me.permissions.includes('bank_changes.review')) return null
  const close = () => setAsked(undefined)
  return (
    <Section title="Decision">
      <TwoPeopleNotice found={found} second="carries it out" />
      <DecisionBar
        buttons={[
          {
            label: found.firstApprovedBy === null ? 'Approve as first' : 'Carry it out',
            shortcut: 'a',
            blocker: secondApprovalBlocker(found, me.id),
            onPress: () => setAsked('approve'),
          },
          { label: 'Fail', shortcut: 'f', tone: 'danger', onPress: () => setAsked('fail') },
        ]}
      />
      {asked === 'approve' && <ApproveDialog found={found} onClose={close} />}
      {asked === 'fail' && <BankFailDialog found={found} onClose={close} />}
    </Section>
  )
}

type DialogProps = Props & { readonly onClose: () => void }

function ApproveDialog({ found, onClose }: DialogProps) {
  const isFirst = found.firstApprovedBy === null
  const done = isFirst
    ? 'Approved as the first of two'
    : 'The account was changed; the customer is told'
  const command = useDecision('approveBankChange', done)
  const confirm = async (proof: string) => {
    if ((await command.run({ id: found.id }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={isFirst ? 'Approve as the first of two?' : 'Change the bank account?'}
      confirm={isFirst ? 'Approve as first' : 'Change it'}
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      Later withdrawals go to {found.wanted.bankName}, {found.wanted.accountName}. They are held for
      24 hours from then, and the customer is told.
      {isFirst && <div>Nothing changes until a second person approves it as well.</div>}
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
      command={{
        ...command,
        run: (reason, proven) => command.run({ id: found.id, reason }, proven),
      }}
      onClose={onClose}
    />
  )
}
