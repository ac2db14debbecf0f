// What can be done with a version: approved by a second person, published, withdrawn, written anew.

import { isDocument } from '@fairtick/wire/content-kinds'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { DecisionBar, type DecisionButton } from '../../parts/decision-bar.tsx'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { useCommand } from '../../platform/use-command.ts'
import type { Content } from './content-words.ts'

type ContentDecisionProps = {
  readonly content: Content
  readonly onEdit: () => void
}

type Act = keyof typeof ACTS

export function ContentDecision({ content, onEdit }: ContentDecisionProps) {
  const [asked, setAsked] = useState<Act>()
  const me = useMe()
  const mayEdit = me.permissions.includes('content.edit')
  const mayApprove = me.permissions.includes('content.approve')
  const role = 'none of your roles allows it.'
  const isOwn = content.authors.includes(me.id)
  const own = 'you wrote it. Somebody else has to approve it.'
  const { status, kind } = content
  const edit: DecisionButton = {
    label: status === 'draft' ? 'Edit' : 'Write the next version',
    blocker: mayEdit ? undefined : role,
    onPress: onEdit,
  }
  const withdraw: DecisionButton = {
    label: 'Withdraw',
    tone: 'danger',
    blocker: mayEdit ? undefined : role,
    onPress: () => setAsked('withdraw'),
  }
  const stays = 'it always stands somewhere; publish another version in its place.'
  const buttons: Readonly<Record<Content['status'], readonly DecisionButton[]>> = {
    draft: [
      {
        label: 'Approve',
        blocker: isOwn ? own : mayApprove ? undefined : role,
        onPress: () => setAsked('approve'),
      },
      edit,
      withdraw,
    ],
    approved: [
      {
        label: 'Publish',
        blocker: mayApprove ? undefined : role,
        onPress: () => setAsked('publish'),
      },
      withdraw,
    ],
    published: [edit, isDocument(kind) ? { ...withdraw, blocker: stays } : withdraw],
    withdrawn: [edit],
  }
  return (
    <Section title="Decision">
      <DecisionBar buttons={buttons[status]} />
      {asked !== undefined && (
        <ActDialog {...{ content, act: asked }} onClose={() => setAsked(undefined)} />
      )}
    </Section>
  )
}

const ACTS = {
  approve: {
    title: 'Approve exactly this?',
    confirm: 'Approve',
    done: 'Approved',
    meaning: 'In all its languages, as the preview shows it. It is shown once it is published.',
  },
  publish: {
    title: 'Publish it now?',
    confirm: 'Publish',
    done: 'Published',
    meaning: 'Every customer sees it in its time, in place of the version before it.',
  },
  withdraw: {
    title: 'Withdraw it?',
    confirm: 'Withdraw',
    done: 'Withdrawn',
    meaning: 'It is gone for everyone at once, for good. Its text stays here.',
  },
} as const

type ActDialogProps = {
  readonly content: Content
  readonly act: Act
  readonly onClose: () => void
}

function ActDialog({ content: { id, hash }, act, onClose }: ActDialogProps) {
  const { title, confirm: label, meaning } = ACTS[act]
  const approve = useCommand('approveContent', ACTS.approve.done)
  const publish = useCommand('publishContent', ACTS.publish.done)
  const withdraw = useCommand('withdrawContent', ACTS.withdraw.done)
  const command = { approve, publish, withdraw }[act]
  const confirm = async (proof: string) => {
    const answer =
      act === 'withdraw'
        ? await withdraw.run({ id }, { proof })
        : await (act === 'approve' ? approve : publish).run({ id, hash }, { proof })
    if (answer !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      {...{ title, command, onClose }}
      confirm={label}
      {...(act === 'withdraw' ? { tone: 'danger' as const } : {})}
      onConfirm={(proof) => void confirm(proof)}
    >
      {meaning}
    </ConfirmDialog>
  )
}
