// The fields of a text: where and when it is shown, and what it says in each language.

import { CATEGORIES, type ContentKind, PLACEMENTS } from '@fairtick/wire/content-kinds'
import { LANGUAGES, type Language } from '@fairtick/wire/languages'
import { Box, Checkbox, FormControlLabel, MenuItem, Tab, Tabs, TextField } from '@mui/material'
import { useState } from 'react'
import { Section } from '../../parts/section.tsx'
import type { ContentDraft, TextDraft } from './content-draft.ts'
import { CATEGORY_NAMES, LANGUAGE_NAMES, PLACEMENT_NAMES } from './content-words.ts'

type FieldsProps = {
  readonly kind: ContentKind
  readonly draft: ContentDraft
  readonly onChange: (draft: ContentDraft) => void
}

export function DraftFields(props: FieldsProps) {
  const { kind } = props
  return (
    <>
      {kind === 'announcement' && <Placements {...props} />}
      {(kind === 'announcement' || kind === 'activity' || kind === 'faq') && <When {...props} />}
      {kind === 'activity' && <Joining {...props} />}
      <Texts {...props} />
    </>
  )
}

function Placements({ draft, onChange }: FieldsProps) {
  return (
    <Section title="Where it stands">
      {PLACEMENTS.map((placement) => (
        <FormControlLabel
          key={placement}
          label={PLACEMENT_NAMES[placement]}
          control={
            <Checkbox
              checked={draft.placements.includes(placement)}
              onChange={(event) =>
                onChange({
                  ...draft,
                  placements: PLACEMENTS.filter((one) =>
                    one === placement ? event.target.checked : draft.placements.includes(one),
                  ),
                })
              }
            />
          }
        />
      ))}
      <TextField
        select
        label="Is about"
        value={draft.category}
        onChange={(event) =>
          onChange({ ...draft, category: event.target.value as ContentDraft['category'] })
        }
        sx={{ minWidth: 200 }}
      >
        {CATEGORIES.map((value) => (
          <MenuItem key={value} value={value}>
            {CATEGORY_NAMES[value]}
          </MenuItem>
        ))}
      </TextField>
    </Section>
  )
}

function When({ kind, draft, onChange }: FieldsProps) {
  const set = (name: 'from' | 'until' | 'link' | 'place') => ({
    value: draft[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...draft, [name]: event.target.value }),
  })
  const shrunk = { inputLabel: { shrink: true } }
  return (
    <Section title="When, and where it leads">
      <Box sx={GRID}>
        {kind !== 'faq' && (
          <>
            <TextField
              {...set('from')}
              type="datetime-local"
              label="From, in your time"
              helperText="Empty: at once"
              slotProps={shrunk}
            />
            <TextField
              {...set('until')}
              type="datetime-local"
              label="Until, in your time"
              helperText="Empty: until it is withdrawn"
              slotProps={shrunk}
            />
            <TextField
              {...set('link')}
              label="Leads to"
              helperText="A screen of the app, such as /pages/find; may be empty"
            />
          </>
        )}
        <TextField {...set('place')} label="Place in the order" helperText="Lower comes first" />
      </Box>
    </Section>
  )
}

function Joining({ draft, onChange }: FieldsProps) {
  return (
    <Section title="Joining">
      <TextField
        select
        label="Can be joined"
        helperText="Who joins accepts the rules: time and version are recorded. Nothing else happens by itself: keep what the rules promise. The rules are needed in all six languages."
        value={draft.joining}
        onChange={(event) =>
          onChange({ ...draft, joining: event.target.value as ContentDraft['joining'] })
        }
        fullWidth
      >
        <MenuItem value="none">No: it is only shown</MenuItem>
        <MenuItem value="terms">Yes: customers accept its rules</MenuItem>
      </TextField>
    </Section>
  )
}

function Texts({ draft, onChange }: FieldsProps) {
  const [language, setLanguage] = useState<Language>('en')
  const text = draft.texts[language]
  const set = (change: Partial<TextDraft>) =>
    onChange({ ...draft, texts: { ...draft.texts, [language]: { ...text, ...change } } })
  return (
    <Section title="What it says">
      <Tabs
        value={language}
        onChange={(_, next: Language) => setLanguage(next)}
        variant="scrollable"
        aria-label="Language"
        sx={{ mb: 2 }}
      >
        {LANGUAGES.map((one) => (
          <Tab key={one} value={one} label={LANGUAGE_NAMES[one]} />
        ))}
      </Tabs>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label={`Title in ${LANGUAGE_NAMES[language]}`}
          value={text.title}
          onChange={(event) => set({ title: event.target.value })}
          slotProps={{ htmlInput: { lang: language, maxLength: 120 } }}
        />
        <TextField
          label={`In short, in ${LANGUAGE_NAMES[language]}`}
          value={text.summary}
          onChange={(event) => set({ summary: event.target.value })}
          multiline
          slotProps={{ htmlInput: { lang: language, maxLength: 500 } }}
        />
        <TextField
          label={`Text in ${LANGUAGE_NAMES[language]}`}
          value={text.html}
          onChange={(event) => set({ html: event.target.value })}
          multiline
          minRows={8}
          helperText="HTML of p, h3, ul, ol, li, b, br, and links to #/pages/… or https://…; all else is removed."
          slotProps={{ htmlInput: { lang: language, maxLength: 8_000, spellCheck: false } }}
        />
      </Box>
    </Section>
  )
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: 2,
  pt: 1,
}
