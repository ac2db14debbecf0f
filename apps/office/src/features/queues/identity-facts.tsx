// What was sent beside what is known, and what has to be looked at before a decision.

import { isSameName } from '@fairtick/wire/same-name'
import { Alert, Box } from '@mui/material'
import { Link } from 'react-admin'
import { Facts } from '../../parts/facts.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import type { IdentityCase } from './identity-case.ts'
import {
  countryName,
  FIELD_NAMES,
  ID_TYPE_NAMES,
  IDENTITY_STATUSES,
  TWO_PEOPLE_NAMES,
} from './identity-words.ts'
import { CustomerWarnings } from './parts/case-customer.tsx'

type Props = { readonly found: IdentityCase }

export function IdentityComparison({ found }: Props) {
  const { name, customer, bankName, idType, country, idNumber, dayCodes, expires } = found
  return (
    <Facts
      facts={{
        'Name on the document': name || 'erased',
        'Name of the account': <Compared name={customer.fullName} with={name} />,
        'Name at the bank':
          bankName === null ? 'no bank bound' : <Compared name={bankName} with={name} />,
        Number: idNumber || 'erased',
        'Kind and country': `${ID_TYPE_NAMES[idType]}, ${countryName(country)}`,
        'Code of the day': dayCodes.length > 0 ? dayCodes.join(' or, the day before, ') : undefined,
        'Sent at': <TimeText ms={found.submitTime} />,
        'Last day': expires === null ? undefined : new Date(expires).toISOString().slice(0, 10),
      }}
    />
  )
}

function Compared({ name, with: document }: { readonly name: string; readonly with: string }) {
  return (
    <>
      {name}{' '}
      {document !== '' && !isSameName(name, document) && <StatusChip tone="bad" label="differs" />}
    </>
  )
}

export function IdentityWarnings({ found }: Props) {
  const { appealText, isAppeal, sameNumber, samePictures, needsTwo, status } = found
  return (
    <>
      {isAppeal && status === 'pending' && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          An appeal: somebody decides it who has not decided it before. The customer writes:
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{appealText}</Box>
        </Alert>
      )}
      {sameNumber.length > 0 && (
        <Alert severity="error" sx={{ mb: 1 }}>
          Other accounts are verified by this very document:
          <Others others={sameNumber.map((one) => ({ ...one, what: '' }))} />
        </Alert>
      )}
      {samePictures.length > 0 && (
        <Alert severity="error" sx={{ mb: 1 }}>
          The same picture, or one that looks like it, came from other accounts:
          <Others others={samePictures.map((one) => ({ ...one, what: FIELD_NAMES[one.side] }))} />
        </Alert>
      )}
      {needsTwo.length > 0 && status === 'pending' && (
        <Alert severity="info" sx={{ mb: 1 }}>
          It needs two people: {needsTwo.map((one) => TWO_PEOPLE_NAMES[one]).join('; ')}.
        </Alert>
      )}
      <Alert severity="info" sx={{ mb: 1 }}>
        Nothing here checks that the person is alive and present: look at the picture itself.
      </Alert>
      <CustomerWarnings customer={found.customer} />
    </>
  )
}

type Other = IdentityCase['sameNumber'][number] & { readonly what: string }

function Others({ others }: { readonly others: readonly Other[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {others.map(({ caseId, userId, nickname, status, what }) => (
        <li key={`${caseId} ${what}`}>
          <Link to={`/identities/${caseId}`}>{nickname || userId}</Link>
          {what !== '' && `, ${what}`} ({IDENTITY_STATUSES[status].label})
        </li>
      ))}
    </Box>
  )
}
