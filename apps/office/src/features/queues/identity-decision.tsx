// Deciding an identity: verify it, alone or as one of two; ask again for what does not do; decline.

import { useState } from 'react'
import { DecisionBar } from '../../parts/decision-bar.tsx'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { secondApprovalBlocker } from './decision-blockers.ts'
import type { IdentityCase } from './identity-case.ts'
import { IdentityApproveDialog } from './parts/identity-approve-dialog.tsx'
import { IdentityReasonsDialog } from './parts/identity-reasons-dialog.tsx'

type Asked = 'approve' | 'again' | 'fail'

export function IdentityDecision({ found }: { readonly found: IdentityCase }) {
  const [asked, setAsked] = useState<Asked>()
  const me = useMe().id
  const { status, needsTwo, firstApprovedBy } = found
  if (status !== 'pending' && status !== 'failed') return null
  const close = () => setAsked(undefined)
  const own = ownDecisionBlocker(found, me)
  const second = needsTwo.length > 0 ? secondApprovalBlocker(found, me) : undefined
  const isFirst = needsTwo.length > 0 && firstApprovedBy === null
  const again = {
    label: status === 'failed' ? 'Give one more attempt' : 'Ask again',
    shortcut: 'r',
    blocker: own,
    onPress: () => setAsked('again'),
  }
  const open = [
    {
      label: isFirst ? 'Approve as first' : 'Verify',
      shortcut: 'a',
      blocker: own ?? second,
      onPress: () => setAsked('approve'),
    },
    again,
    {
      label: 'Decline',
      shortcut: 'f',
      tone: 'danger',
      blocker: own,
      onPress: () => setAsked('fail'),
    },
  ] as const
  return (
    <Section title="Decision">
      <DecisionBar buttons={status === 'pending' ? open : [again]} />
      {asked === 'approve' && <IdentityApproveDialog {...{ found, isFirst }} onClose={close} />}
      {asked === 'again' && (
        <IdentityReasonsDialog found={found} call="askIdentityAgain" onClose={close} />
      )}
      {asked === 'fail' && (
        <IdentityReasonsDialog found={found} call="failIdentity" onClose={close} />
      )}
    </Section>
  )
}

/** An appeal is decided by another reviewer than before; the server looks again. */
function ownDecisionBlocker({ isAppeal, decisions }: IdentityCase, me: string): string | undefined {
  const isOwn = decisions.some(
    ({ staffId, verdict }) => staffId === me && (verdict === 'fail' || verdict === 'ask_again'),
  )
  return isAppeal && isOwn ? 'you decided it before. An appeal is for somebody else.' : undefined
}
