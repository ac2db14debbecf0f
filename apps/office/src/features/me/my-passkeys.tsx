// One's passkeys: they sign in alone, and stand in for a code wherever one is asked for.

import { arePasskeysPossible } from '@fairtick/ui/passkeys'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Loaded } from '../../parts/loaded.tsx'
import { RecordsTable } from '../../parts/records-table.tsx'
import { Section } from '../../parts/section.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useRead } from '../../platform/use-read.ts'
import { AddPasskeyDialog, type Passkey, RemovePasskeyDialog } from './passkey-dialogs.tsx'

export function MyPasskeys() {
  const reading = useRead('myPasskeys')
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Passkey>()
  const isPossible = arePasskeysPossible()
  return (
    <Section
      title="Passkeys"
      actions={isPossible && <Button onClick={() => setAdding(true)}>Add a passkey</Button>}
    >
      <p>
        A passkey is your device with its fingerprint, face or PIN. It cannot be given to a false
        page. {!isPossible && 'Here none can be added: open the office by its name, with https.'}
      </p>
      <Loaded reading={reading}>
        {({ passkeys }) => (
          <RecordsTable
            label="Passkeys"
            rows={passkeys}
            keyOf={({ id }) => id}
            empty="You have none."
            columns={[
              { label: 'Name', cell: ({ name }) => name },
              { label: 'Added', cell: ({ since }) => <TimeText ms={since} /> },
              { label: 'Last used', cell: ({ lastUsed }) => <TimeText ms={lastUsed} /> },
              {
                label: 'Actions',
                cell: (passkey: Passkey) => (
                  <Button
                    color="error"
                    aria-label={`Remove ${passkey.name}`}
                    onClick={() => setRemoved(passkey)}
                  >
                    Remove
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
      {removed && <RemovePasskeyDialog passkey={removed} onClose={() => setRemoved(undefined)} />}
    </Section>
  )
}
