// Deleting a message of the staff: for everyone, its text stays in the audit log.

import { Button } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { useCommand } from '../../platform/use-command.ts'

type DeleteMessageProps = { readonly id: string; readonly number: number }

export function DeleteMessage({ id, number }: DeleteMessageProps) {
  const [isOpen, setOpen] = useState(false)
  const command = useCommand('deleteChatMessage', 'The message is deleted.')
  const confirm = async (proof: string) => {
    const done = await command.run({ id, number }, { proof })
    if (done !== undefined) setOpen(false)
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Delete
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Delete this message?"
          confirm="Delete"
          tone="danger"
          command={command}
          onConfirm={(proof) => void confirm(proof)}
          onClose={() => setOpen(false)}
        >
          <p>The customer sees that there was a message. Its text stays in the audit log.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
