// What two accounts have in common, and what that does until somebody has decided.

import { Alert, Box } from '@mui/material'
import { TimeText } from '../../parts/time-text.tsx'
import type { LinkCase } from './link-case.ts'
import { SIGNAL_TEXTS } from './queue-words.ts'

type Props = { readonly found: LinkCase }

export function LinkEvidence({ found: { evidence } }: Props) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {evidence.map(({ signal, laterTime, earlierTime }) => (
        <li key={signal}>
          {SIGNAL_TEXTS[signal]}
          <Box sx={{ color: 'text.secondary' }}>
            Since <TimeText ms={earlierTime} /> and since <TimeText ms={laterTime} />
          </Box>
        </li>
      ))}
    </Box>
  )
}

export function LinkEffects({ found }: Props) {
  const { status, invited, bound, later, earlier } = found
  if (status === 'lifted') return 'Nothing: they are taken for two people.'
  return (
    <>
      <p>
        {invited === null
          ? 'Neither invited the other: no reward is concerned.'
          : `${invited.inviter === 'later' ? 'Who registered later' : 'Who registered earlier'} invited the other (level ${invited.level}): they earn nothing by it.`}
      </p>
      <p>{LIMIT_TEXTS[bound]}</p>
      {earlier.breakUntil !== null && (
        <Alert severity="error" sx={{ mb: 1 }}>
          Who registered earlier is on a break until <TimeText ms={earlier.breakUntil} />
          {bound === 'nobody'
            ? '. It binds the other account only once this is confirmed.'
            : ': the other account can open nothing and pay nothing in.'}
        </Alert>
      )}
      {later.breakUntil !== null && (
        <Alert severity="error" sx={{ mb: 1 }}>
          Who registered later is on a break until <TimeText ms={later.breakUntil} />
          {bound === 'both'
            ? ': it holds for both.'
            : '. It binds the other account only once this is confirmed.'}
        </Alert>
      )}
    </>
  )
}

const LIMIT_TEXTS: Readonly<Record<LinkCase['bound'], string>> = {
  both: 'Breaks and deposit limits of each hold for both.',
  later:
    'Breaks and deposit limits of who registered earlier hold for the other, not the other way.',
  nobody:
    'Breaks and limits are not shared until this is confirmed: this may be a family, or two of one name.',
}
