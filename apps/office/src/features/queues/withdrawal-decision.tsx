// Deciding a withdrawal: one person approves it, another one pays it; both may fail it.

import { REFERENCE_MAX } from '@fairtick/wire/admin/payment-reference'
import { Alert, TextField } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { DecisionBar } from '../../parts/decision-bar.tsx'
import { moneyText } from '../../parts/money-text.ts'
import { Section } from '../../parts/section.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useMe } from '../../platform/session.ts'
import { approvalBlocker, paymentBlocker } from './decision-blockers.ts'
import { FailDialog } from './parts/fail-dialog.tsx'
import { WITHDRAWAL_REASONS } from './queue-words.ts'
import { useDecision } from './use-decision.ts'
import type { WithdrawalCase } from './withdrawal-case.ts'

export function WithdrawalDecision({ found }: { readonly found: WithdrawalCase }) {
  const [asked, setAsked] = useState<'approve' | 'pay' | 'fail'>()
  const { id, permissions } = useMe()
  const { withdrawal } = found
  if (withdrawal.status !== 'pending') return null
  const isApproved = withdrawal.approvedTime !== null
  const mayReview = permissions.includes('withdrawals.review')
  const mayPay = permissions.includes('withdrawals.pay')
  if (!mayReview && !(mayPay && isApproved)) return null
  const close = () => setAsked(undefined)
  return (
    <Section title="Decision">
      {isApproved && <ApprovedNotice found={found} />}
      <DecisionBar
        buttons={[
          ...(mayReview && !isApproved
            ? [
                {
                  label: 'Approve',
                  shortcut: 'a',
                  blocker: approvalBlocker(found),
                  onPress: () => setAsked('approve'),
                },
              ]
            : []),
          ...(mayPay && isApproved
            ? [
                {
                  label: 'Pay',
                  shortcut: 'p',
                  blocker: paymentBlocker(found, id),
                  onPress: () => setAsked('pay'),
                },
              ]
            : []),
          ...(mayReview
            ? [
                {
                  label: 'Fail',
                  shortcut: 'f',
                  tone: 'danger',
                  onPress: () => setAsked('fail'),
                } as const,
              ]
            : []),
        ]}
      />
      {asked === 'approve' && <ApproveDialog found={found} onClose={close} />}
      {asked === 'pay' && <PayDialog found={found} onClose={close} />}
      {asked === 'fail' && <WithdrawalFailDialog found={found} onClose={close} />}
    </Section>
  )
}

function ApprovedNotice({ found }: { readonly found: WithdrawalCase }) {
  const { approvedBy, staffNames, withdrawal } = found
  const name = approvedBy === null ? 'Somebody' : (staffNames[approvedBy] ?? 'Somebody')
  return (
    <Alert severity="info" sx={{ mb: 1.5 }}>
      {name} approved it at <TimeText ms={withdrawal.approvedTime} />. Somebody else pays it.
    </Alert>
  )
}

type DialogProps = { readonly found: WithdrawalCase; readonly onClose: () => void }

function ApproveDialog({ found: { withdrawal }, onClose }: DialogProps) {
  const command = useDecision('approveWithdrawal', 'Approved; somebody else pays it')
  const confirm = async (proof: string) => {
    if ((await command.run({ id: withdrawal.id }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={`Approve the payment of ${moneyText(withdrawal.received)} USD?`}
      confirm="Approve"
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      <div>
        {moneyText(withdrawal.received)} USD go to {withdrawal.target}. The customer cannot cancel
        it any more.
      </div>
      <div>You cannot pay it yourself: another person of finance does.</div>
    </ConfirmDialog>
  )
}

function PayDialog({ found: { withdrawal }, onClose }: DialogProps) {
  const command = useDecision('payWithdrawal', 'Noted as paid; the customer is told')
  const [reference, setReference] = useState('')
  const confirm = async (proof: string) => {
    const paid = reference.trim() === '' ? {} : { reference: reference.trim() }
    if ((await command.run({ id: withdrawal.id, ...paid }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={`Have you paid ${moneyText(withdrawal.received)} USD?`}
      confirm={`Paid ${moneyText(withdrawal.received)} USD`}
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      <div>
        Send exactly this amount to {withdrawal.target}, with the reference {withdrawal.id}. Then
        note here that it left. This cannot be taken back.
      </div>
      <TextField
        label="Reference of the bank or the chain"
        helperText="Where there is one. It is kept with the withdrawal."
        value={reference}
        onChange={(event) => setReference(event.target.value)}
        slotProps={{ htmlInput: { maxLength: REFERENCE_MAX, autoComplete: 'off' } }}
        fullWidth
      />
    </ConfirmDialog>
  )
}

function WithdrawalFailDialog({ found, onClose }: DialogProps) {
  const { withdrawal, failures, customer } = found
  const command = useDecision('failWithdrawal', 'Failed; all of it is back with the customer')
  return (
    <FailDialog
      title="Fail this withdrawal?"
      meaning={`All of it, ${moneyText(withdrawal.amount)} USD, goes back to the customer at once.`}
      names={WITHDRAWAL_REASONS}
      failures={failures}
      language={customer.language}
      command={{
        ...command,
        run: (reason, proven) => command.run({ id: withdrawal.id, reason }, proven),
      }}
      onClose={onClose}
    />
  )
}
