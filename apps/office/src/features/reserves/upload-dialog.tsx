// Choosing a statement file and storing it; it cannot be changed or taken back.

import { Box, Button } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { useCommand } from '../../platform/use-command.ts'

/** The server takes no more letters. */
const MOST_LETTERS = 40_000
const HEADER = 'account,currency,balance,balanceUsd'

type Chosen = { readonly fileName: string; readonly content: string }

export function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const [chosen, setChosen] = useState<Chosen>()
  const command = useCommand('uploadStatement', 'Stored')
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    setChosen(file && { fileName: file.name, content: await file.text() })
  }
  const confirm = async (proof: string) => {
    if (chosen === undefined) return
    const stored = await command.run(chosen, { proof })
    if (stored !== undefined) navigate(`/statements/${stored.id}`)
  }
  return (
    <ConfirmDialog
      title="Upload a statement?"
      confirm="Store it"
      missing={missingOf(chosen)}
      {...{ command, onClose }}
      onConfirm={(proof) => void confirm(proof)}
    >
      <div>
        A CSV file with a line for each account at a bank or on a chain. Its first line is{' '}
        <code>{HEADER}</code>. It is stored with who and when, its hash and what is owed now, and
        cannot be changed afterwards.
      </div>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label="Statement file"
          hidden
          onChange={(event) => void choose(event)}
        />
        {chosen?.fileName ?? 'none chosen'}
      </Box>
    </ConfirmDialog>
  )
}

function missingOf(chosen: Chosen | undefined): string | undefined {
  if (chosen === undefined) return 'Choose a file.'
  if (chosen.content.length > MOST_LETTERS) return 'The file is too large.'
  return chosen.content.replace(/^\uFEFF/, '').startsWith(HEADER)
    ? undefined
    : 'The first line is not the header.'
}
