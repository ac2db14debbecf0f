// What stands before a customer's withdrawals: identity, secrets, targets, holds.

import { ALL_STATUSES } from '@fairtick/wire/admin/all-statuses'
import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { Alert, Button } from '@mui/material'
import { Link } from 'react-admin'
import { Facts } from '../../../parts/facts.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { StatusChip, type Tone } from '../../../parts/status-chip.tsx'
import { TimeText } from '../../../parts/time-text.tsx'
import { listPath } from '../../../platform/list-path.ts'
import { useMe } from '../../../platform/session.ts'
import { useRead } from '../../../platform/use-read.ts'
import { HOLD_NAMES } from '../../queues/public.ts'
import { personQuery, type SectionProps } from './section-props.ts'

type Security = AdminCallResult<'userSecurity'>

export function SecuritySection(props: SectionProps) {
  const mayReview = useMe().permissions.includes('identities.read')
  const reading = useRead('userSecurity', { query: personQuery(props) })
  return (
    <Loaded reading={reading}>
      {({ holds, ...guards }) => (
        <>
          {holds.map((hold) => (
            <Alert key={hold.reason} severity="warning" sx={{ mb: 1 }}>
              Withdrawals are held until <TimeText ms={hold.until} />: {HOLD_NAMES[hold.reason]}.
            </Alert>
          ))}
          <Facts facts={factsOf(guards)} />
          {mayReview && (
            <Button
              component={Link}
              to={listPath('identities', { user: props.id, status: ALL_STATUSES })}
            >
              Identities
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}

function factsOf({ kycStatus, verified, ...guards }: Omit<Security, 'holds'>) {
  const { fundPassword, secondProof, hasBank, wallets, agreement } = guards
  return {
    Identity: <StatusChip {...IDENTITY[kycStatus]} />,
    Verified: verified ? 'yes' : 'no',
    'Fund password': fundPassword.isSet ? 'set' : 'not set',
    'Fund password locked until':
      fundPassword.lockedUntil === null ? undefined : <TimeText ms={fundPassword.lockedUntil} />,
    'Second proof': PROOFS[secondProof],
    'Bank account': hasBank ? 'bound' : 'none',
    Wallets: wallets,
    'User agreement': `version ${agreement.version}: ${ANSWERS[agreement.answer]}`,
  }
}

const IDENTITY: Readonly<Record<Security['kycStatus'], { label: string; tone: Tone }>> = orUnknown(
  {
    none: { label: 'not sent', tone: 'plain' },
    pending: { label: 'to be reviewed', tone: 'busy' },
    success: { label: 'verified', tone: 'good' },
    failed: { label: 'to be sent again', tone: 'warn' },
  },
  { label: 'unknown', tone: 'plain' },
)

const PROOFS: Readonly<Record<Security['secondProof'], string>> = orUnknown(
  {
    totp: 'authenticator app',
    passkey: 'passkey',
    recovery: 'recovery code',
    mail: 'code by mail',
  },
  'unknown',
)

const ANSWERS: Readonly<Record<Security['agreement']['answer'], string>> = orUnknown(
  { accepted: 'accepted', later: 'put off', none: 'not answered' },
  'unknown',
)
