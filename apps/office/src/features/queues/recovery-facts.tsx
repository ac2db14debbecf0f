// What speaks for who lost their account, what speaks against it, and what was asked before.

import { Alert, Box } from '@mui/material'
import { Link } from 'react-admin'
import { Facts } from '../../parts/facts.tsx'
import { Section } from '../../parts/section.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { CustomerWarnings } from './parts/case-customer.tsx'
import { lostText, RECOVERY_STATUSES, type RecoveryCase } from './recovery-case.ts'

type Props = { readonly found: RecoveryCase }

export function RecoveryEvidence({ found }: Props) {
  const { evidence, lost, address, contact, note, isIdentityVerified } = found
  return (
    <Facts
      facts={{
        Lost: lostText(lost),
        'Login password': evidence.password ? good('right') : plain('not given or wrong'),
        'Address of the account': address,
        'Address that was proved': (
          <>
            {contact} {evidence.ownAddress ? good('the same') : plain('another')}
          </>
        ),
        Browser: evidence.knownBrowser ? good('known') : plain('not known'),
        Identity: isIdentityVerified ? good('verified before') : plain('not verified'),
        'In their words': note === '' ? null : note,
      }}
    />
  )
}

function good(label: string) {
  return <StatusChip tone="good" label={label} />
}

function plain(label: string) {
  return <StatusChip tone="plain" label={label} />
}

export function RecoveryWarnings({ found }: Props) {
  const stopped = found.earlier.filter(({ status }) => status === 'stopped').length
  return (
    <>
      {found.holdUntil !== null && found.status === 'approved' && (
        <Alert severity="info" sx={{ mb: 1 }}>
          The link goes out on <TimeText ms={found.holdUntil} />. Until then, and until it is used,
          the customer can stop it; you can decline it.
        </Alert>
      )}
      {stopped > 0 && (
        <Alert severity="error" sx={{ mb: 1 }}>
          The account’s owner stopped {stopped === 1 ? 'one before' : `${stopped} before`}: this was
          not me.
        </Alert>
      )}
      {!found.evidence.password && !found.evidence.ownAddress && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          Only pictures speak for them. Compare face, name and number with the verified document.
        </Alert>
      )}
      <CustomerWarnings customer={found.customer} />
    </>
  )
}

export function EarlierRecoveries({ found: { earlier } }: Props) {
  if (earlier.length === 0) return null
  return (
    <Section title="Asked for before or beside it">
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {earlier.map(({ id, status, askedTime, contact }) => (
          <li key={id}>
            <Link to={`/recoveries/${id}`}>
              <TimeText ms={askedTime} />
            </Link>{' '}
            from {contact} <StatusChip {...RECOVERY_STATUSES[status]} />
          </li>
        ))}
      </Box>
    </Section>
  )
}
