// Adding a passkey by who proves the factor there is, and removing one.

import { deviceNameOf } from '@fairtick/ui/device-name'
import { makePasskey } from '@fairtick/ui/passkeys'
import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { officeClient } from '../../platform/office-client.ts'
import { useCommand } from '../../platform/use-command.ts'

export type Passkey = AdminCallResult<'myPasskeys'>['passkeys'][number]

const NAME_MAX = 40

export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState(() => suggestedName())
  const [state, setState] = useState<{ isRunning: boolean; problem: unknown }>(IDLE)
  const queries = useQueryClient()
  const notify = useNotify()
  const add = async (proof: string) => {
    setState({ isRunning: true, problem: undefined })
    try {
      const made = await makePasskey(await officeClient.call('beginPasskey', { proof }))
      await officeClient.call('addPasskey', { body: { ...made, name: name.trim() } })
      await queries.invalidateQueries()
      notify('Passkey added', { type: 'success' })
      onClose()
    } catch (problem) {
      setState({ isRunning: false, problem })
    }
  }
  const isNamed = name.trim() !== ''
  return (
    <ConfirmDialog
      title="Add a passkey"
      confirm="Continue on this device"
      missing={isNamed ? undefined : 'A name is missing.'}
      command={state}
      onConfirm={(proof) => void add(proof)}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
        sx={{ mt: 1 }}
      />
    </ConfirmDialog>
  )
}

type RemovePasskeyDialogProps = { readonly passkey: Passkey; readonly onClose: () => void }

export function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
  const command = useCommand('removePasskey', 'Passkey removed')
  const confirm = async (proof: string) => {
    if ((await command.run({ id: passkey.id }, { proof })) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      title={`Remove ${passkey.name}?`}
      confirm="Remove"
      tone="danger"
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      <span>It opens nothing any more. Remove it from the device too.</span>
    </ConfirmDialog>
  )
}

function suggestedName(): string {
  const name = deviceNameOf(navigator.userAgent)
  return name === undefined ? '' : `${name.browser}, ${name.system}`
}

const IDLE = { isRunning: false, problem: undefined }
