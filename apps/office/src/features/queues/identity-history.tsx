// Who decided what about an identity, with the words to the customer and those for staff apart.

import { Box } from '@mui/material'
import { Section } from '../../parts/section.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import type { IdentityCase } from './identity-case.ts'
import { FIELD_NAMES, REASON_NAMES, VERDICT_NAMES } from './identity-words.ts'

export function IdentityHistory({ found }: { readonly found: IdentityCase }) {
  const { decisions, staffNames } = found
  if (decisions.length === 0) return null
  return (
    <Section title="Decisions">
      <Box component="ol" sx={LIST}>
        {decisions.map(({ verdict, staffId, time, reasons, comment, note }) => (
          <li key={time}>
            <strong>{VERDICT_NAMES[verdict]}</strong> by {staffNames[staffId] ?? staffId},{' '}
            <TimeText ms={time} />
            {reasons.length > 0 && (
              <Box>
                {reasons
                  .map(({ field, code }) => `${FIELD_NAMES[field]}: ${REASON_NAMES[code]}`)
                  .join('; ')}
              </Box>
            )}
            {comment !== '' && <Words who="To the customer" text={comment} />}
            {note !== '' && <Words who="For staff" text={note} />}
          </li>
        ))}
      </Box>
    </Section>
  )
}

function Words({ who, text }: { readonly who: string; readonly text: string }) {
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {who}:
      </Box>{' '}
      {text}
    </Box>
  )
}

const LIST = { m: 0, pl: 2.5, display: 'grid', gap: 1.5 }
