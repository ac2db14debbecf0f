// Deciding about a link: one person confirms it, two lift it, one after the other.

import { Alert } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { DecisionBar } from '../../parts/decision-bar.tsx'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { secondApprovalBlocker } from './decision-blockers.ts'
import type { LinkCase } from './link-case.ts'
import { useDecision } from './use-decision.ts'

export function LinkDecision({ found }: { readonly found: LinkCase }) {
  const [asked, setAsked] = useState<'confirm' | 'lift'>()
  const me = useMe()
  if (found.status === 'lifted' || !me.permissions.includes('links.review')) return null
  const close = () => setAsked(undefined)
  const lift = {
    label: 'Two people: lift it',
    shortcut: 'a',
    blocker: secondApprovalBlocker({ firstApprovedBy: found.firstLiftedBy }, me.id),
    onPress: () => setAsked('lift'),
  }
  const confirm = {
    ...{ label: 'One person: confirm it', shortcut: 'f' },
    onPress: () => setAsked('confirm'),
  } as const
  return (
    <Section title="Decision">
      <FirstOfTwo found={found} />
      <DecisionBar
        buttons={[
          lift,
          ...(found.status === 'pending' ? [{ ...confirm, tone: 'danger' } as const] : []),
        ]}
      />
      {asked === 'confirm' && <ConfirmLinkDialog found={found} onClose={close} />}
      {asked === 'lift' && <LiftDialog found={found} onClose={close} />}
    </Section>
  )
}

function FirstOfTwo({ found }: { readonly found: LinkCase }) {
  const { firstLiftedBy: first, staffNames } = found
  if (first === null) return null
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      {staffNames[first] ?? 'Somebody'} has lifted it as the first of two.
    </Alert>
  )
}

type DialogProps = { readonly found: LinkCase; readonly onClose: () => void }

function ConfirmLinkDialog({ found, onClose }: DialogProps) {
  const command = useDecision('confirmAccountLink', 'Confirmed; both customers are told')
  const confirm = async (proof: string) => {
    if ((await command.run({ id: found.id }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title="Take both accounts for one person’s?"
      confirm="Confirm it"
      tone="danger"
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      They earn nothing from each other, and breaks and deposit limits of each hold for both. Both
      customers are told, and how to object. It can be lifted at any time.
    </ConfirmDialog>
  )
}

function LiftDialog({ found, onClose }: DialogProps) {
  const isSecond = found.firstLiftedBy !== null
  const done = isSecond ? 'Lifted; the customers are told' : 'Noted; a second person has to agree'
  const command = useDecision('liftAccountLink', done)
  const confirm = async (proof: string) => {
    if ((await command.run({ id: found.id }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title="Take them for two people?"
      confirm={isSecond ? 'Lift it' : 'Lift it as the first of two'}
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      {isSecond
        ? 'Rewards accrue between them again from now on, and limits are shared no longer.'
        : 'Nothing changes until a second person has done so as well.'}
    </ConfirmDialog>
  )
}
