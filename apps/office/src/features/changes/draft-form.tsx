// Fields of texts with a button that asks for what differs; nothing is done by it alone.

import type { Permission } from '@fairtick/wire/admin/roles'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Section } from '../../parts/section.tsx'
import { useMe } from '../../platform/session.ts'
import { differencesOf } from './differences.ts'
import { RequestChangeDialog, type RequestedChange } from './request-change-dialog.tsx'

/** By the name of the field. */
export type Draft = Readonly<Record<string, string>>

export type DraftField = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly isLong?: boolean
  /** Where only these can be: the value with what it is called. */
  readonly choices?: Readonly<Record<string, string>>
}

type DraftFormProps<State> = {
  readonly title: string
  /** Of the question before it is asked for. */
  readonly question: string
  readonly permission: Permission
  readonly fields: readonly DraftField[]
  readonly first: Draft
  readonly standing: State
  readonly wrongIn: (draft: Draft) => ReadonlySet<string>
  /** Of a draft without wrong fields. */
  readonly read: (draft: Draft) => State
  readonly changeOf: (after: State, noticeHours: number) => RequestedChange
  readonly children?: ReactNode
}

export function DraftForm<State>(props: DraftFormProps<State>) {
  const { title, fields, standing, changeOf } = props
  const mayAsk = useMe().permissions.includes(props.permission)
  const [draft, setDraft] = useState(props.first)
  const [isAsking, setAsking] = useState(false)
  const wrong = props.wrongIn(draft)
  const after = wrong.size === 0 ? props.read(draft) : undefined
  const changed = after === undefined ? 0 : differencesOf(standing, after).length
  // What nobody has touched is not held against them.
  const isMarked = (name: string) => wrong.has(name) && draft[name] !== props.first[name]
  const missing = fields.filter(({ name }) => wrong.has(name)).map(({ label }) => label)
  return (
    <Section title={title}>
      {props.children}
      <Box sx={GRID}>
        {fields.map(({ name, label, hint, isLong, choices }) => (
          <TextField
            key={name}
            label={label}
            value={draft[name] ?? ''}
            error={isMarked(name)}
            helperText={isMarked(name) ? `This cannot be read. ${hint ?? ''}` : hint}
            onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
            multiline={isLong === true}
            select={choices !== undefined}
            disabled={choices !== undefined && !mayAsk}
            slotProps={{ htmlInput: { readOnly: !mayAsk, autoComplete: 'off' } }}
          >
            {Object.entries(choices ?? {}).map(([value, called]) => (
              <MenuItem key={value} value={value}>
                {called}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      {mayAsk && (
        <Box sx={BAR}>
          <Button variant="contained" disabled={changed === 0} onClick={() => setAsking(true)}>
            Ask for this change
          </Button>
          <Box sx={{ color: 'text.secondary' }}>{sentenceOf(missing, changed)}</Box>
        </Box>
      )}
      {isAsking && after !== undefined && (
        <RequestChangeDialog
          title={props.question}
          before={standing}
          after={after}
          changeOf={(noticeHours) => changeOf(after, noticeHours)}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  )
}

function sentenceOf(missing: readonly string[], changed: number): string {
  if (missing.length > 0) return `Fill in or correct first: ${missing.join(', ')}.`
  return changed === 0 ? 'Nothing differs from what stands.' : `${changed} to change.`
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: 2,
  pt: 1,
}
const BAR = { mt: 2, display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }
