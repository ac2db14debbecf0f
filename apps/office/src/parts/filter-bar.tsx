// The filters of a list: choices act at once, what is typed acts on Enter.

import { Box, Button, MenuItem, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'

export type Filter = {
  /** Of the list call's query. */
  readonly source: string
  readonly label: string
  /** Without them a text is typed. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  readonly hint?: string
  /** The choice where none is made; without it that is all of them. */
  readonly fallback?: string
}

type Values = Readonly<Record<string, string>>

type FilterBarProps = {
  readonly filters: readonly Filter[]
  readonly values: Values
  readonly onChange: (values: Values) => void
}

export function FilterBar({ filters, values, onChange }: FilterBarProps) {
  const [typed, setTyped] = useState(values)
  const apply = (next: Values) => {
    setTyped(next)
    onChange(withoutEmpty(next))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply(typed)
  }
  const hasText = filters.some(({ choices }) => choices === undefined)
  return (
    <Box component="form" role="search" onSubmit={submit} sx={BAR}>
      {filters.map((filter) =>
        filter.choices === undefined ? (
          <TextField
            key={filter.source}
            label={filter.label}
            value={typed[filter.source] ?? ''}
            helperText={filter.hint}
            onChange={(event) => setTyped({ ...typed, [filter.source]: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off', spellCheck: false } }}
            sx={{ flex: '1 1 220px', maxWidth: 420 }}
          />
        ) : (
          <ChoiceField
            key={filter.source}
            label={filter.label}
            choices={filter.choices}
            hasAll={filter.fallback === undefined}
            value={values[filter.source] ?? filter.fallback ?? ''}
            onChange={(value) => apply({ ...typed, [filter.source]: value })}
          />
        ),
      )}
      {hasText && (
        <Button type="submit" variant="outlined">
          Search
        </Button>
      )}
      {Object.keys(values).length > 0 && <Button onClick={() => apply({})}>Clear</Button>}
    </Box>
  )
}

type ChoiceFieldProps = {
  readonly label: string
  readonly choices: NonNullable<Filter['choices']>
  readonly hasAll: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

function ChoiceField({ label, choices, hasAll, value, onChange }: ChoiceFieldProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: 160 }}
    >
      {hasAll && <MenuItem value="">All</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}

function withoutEmpty(values: Values): Values {
  const filled = Object.entries(values).map(([name, text]) => [name, text.trim()] as const)
  return Object.fromEntries(filled.filter(([, text]) => text !== ''))
}

const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, mb: 2 }
