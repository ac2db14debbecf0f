// What somebody wants to lead with: the words that followers would read, the terms, what is asked
// for and what is there, and the figures that were worked out. Nothing here can be written.

import { Alert, Box } from '@mui/material'
import { Link } from 'react-admin'
import { Facts } from '../../parts/facts.tsx'
import { Section } from '../../parts/section.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import {
  LEADER_STATUSES,
  type LeaderCase,
  RULE_NAMES,
  signedPercent,
  WARNING_NAMES,
} from './leader-case.ts'
import { CustomerWarnings } from './parts/case-customer.tsx'
import { percentText } from './percent-text.ts'

type Props = { readonly found: LeaderCase }

export function LeaderTerms({ found }: Props) {
  const { name, intro, profitShare, maxFollowers, maxCopied, account } = found
  return (
    <Facts
      facts={{
        Name: name,
        'As followers read it': intro,
        'Profit share': percentText(profitShare),
        Followers: `${found.followers} of at most ${maxFollowers}`,
        'Copied funds': `${found.copiedFunds} of at most ${maxCopied} USD`,
        Account: account,
      }}
    />
  )
}

export function LeaderEligibility({ found: { eligibility } }: Props) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {eligibility.map(({ rule, isMet, have, need }) => (
        <li key={rule}>
          {RULE_NAMES[rule]}
          {have === null ? '' : `: ${have} of ${need}`}{' '}
          <StatusChip tone={isMet ? 'good' : 'bad'} label={isMet ? 'met' : 'missing'} />
        </li>
      ))}
    </Box>
  )
}

export function LeaderFigures({ found: { figures } }: Props) {
  if (figures === null) return <>Worked out within an hour after they lead.</>
  return (
    <Facts
      facts={{
        'What followers got, 90 days': `${signedPercent(figures.copierMedian90d)} (${figures.copierFollows90d} follows)`,
        'Return, all': signedPercent(figures.roiAll),
        'Deepest fall': signedPercent(figures.maxDrawdown),
        'Closed trades': `${figures.trades}, won ${signedPercent(figures.winRate)}`,
        Warnings: figures.warnings.map((warning) => WARNING_NAMES[warning]).join(', ') || 'none',
      }}
    />
  )
}

export function LeaderWarnings({ found }: Props) {
  return (
    <>
      {found.isLeading && (
        <Alert severity="info" sx={{ mb: 1 }}>
          They lead on these terms.
        </Alert>
      )}
      <CustomerWarnings customer={found.customer} />
    </>
  )
}

export function EarlierApplications({ found: { earlier } }: Props) {
  if (earlier.length === 0) return null
  return (
    <Section title="Applied before or since">
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {earlier.map(({ id, status, appliedTime }) => (
          <li key={id}>
            <Link to={`/leaders/${id}`}>
              <TimeText ms={appliedTime} />
            </Link>{' '}
            <StatusChip {...LEADER_STATUSES[status]} />
          </li>
        ))}
      </Box>
    </Section>
  )
}
