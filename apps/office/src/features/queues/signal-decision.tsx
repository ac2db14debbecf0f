// Deciding about a reported post: hide it with a reason that all read, or let it stand.

import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { DecisionBar } from '../../parts/decision-bar.tsx'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { FailDialog } from './parts/fail-dialog.tsx'
import { SIGNAL_REASON_NAMES, type SignalCase } from './signal-case.ts'
import { useDecision } from './use-decision.ts'

type Props = { readonly found: SignalCase }

export function SignalDecision({ found }: Props) {
  const [asked, setAsked] = useState<'hide' | 'dismiss'>()
  const mayDecide = useMe().permissions.includes('signals.review')
  const isOpen = found.status === 'pending'
  if (!mayDecide || !(isOpen || found.postStatus === 'shown')) return null
  const close = () => setAsked(undefined)
  const isGone = found.postStatus !== 'shown'
  const hide = {
    ...({ label: 'Hide', shortcut: 'f', tone: 'danger' } as const),
    blocker: isGone ? 'its writer has withdrawn it: no text is shown any more.' : undefined,
    onPress: () => setAsked('hide'),
  }
  const dismiss = {
    ...{ label: 'Let it stand', shortcut: 'a' },
    onPress: () => setAsked('dismiss'),
  } as const
  return (
    <Section title="Decision">
      <DecisionBar buttons={isOpen ? [dismiss, hide] : [hide]} />
      {asked === 'hide' && <HideDialog found={found} onClose={close} />}
      {asked === 'dismiss' && <DismissDialog found={found} onClose={close} />}
    </Section>
  )
}

type DialogProps = Props & { readonly onClose: () => void }

function HideDialog({ found, onClose }: DialogProps) {
  const command = useDecision('hideSignal', 'Hidden; the leader is told why')
  const own = found.previews.find(({ language }) => language === found.language)
  return (
    <FailDialog
      title="Hide this post?"
      confirm="Hide it"
      meaning="Its text goes for good. The row stays in the list, with its price and time, and says that it was hidden and why."
      names={SIGNAL_REASON_NAMES}
      failures={own?.failures ?? []}
      language={found.language}
      others={found.previews.filter((one) => one !== own)}
      command={{
        ...command,
        run: (reason, proven) => command.run({ id: found.id, reason }, proven),
      }}
      onClose={onClose}
    />
  )
}

function DismissDialog({ found, onClose }: DialogProps) {
  const command = useDecision('dismissSignal', 'Left to stand')
  const confirm = async (proof: string) => {
    if ((await command.run({ id: found.id }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title="Let this post stand?"
      confirm="Let it stand"
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      Nobody is told. Later reports of the same post ask for nothing new, since it never changes; it
      can still be hidden from here.
    </ConfirmDialog>
  )
}
