// A customer's name and whole contacts, and who invited them.

import { Button } from '@mui/material'
import { Link } from 'react-admin'
import { Facts } from '../../../parts/facts.tsx'
import { IdText } from '../../../parts/id-text.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { listPath } from '../../../platform/list-path.ts'
import { useMe } from '../../../platform/session.ts'
import { useRead } from '../../../platform/use-read.ts'
import { personQuery, type SectionProps } from './section-props.ts'

export function ProfileSection(props: SectionProps) {
  const mayAudit = useMe().permissions.includes('audit.read')
  const reading = useRead('userProfile', { query: personQuery(props) })
  return (
    <Loaded reading={reading}>
      {({ fullName, phone, email, invitedBy }) => (
        <>
          <Facts
            facts={{
              'Full name': fullName,
              Phone: phone,
              Mail: email,
              'Invited by':
                invitedBy === null ? (
                  'nobody'
                ) : (
                  <Link to={`/users/${encodeURIComponent(invitedBy)}`}>
                    <IdText id={invitedBy} />
                  </Link>
                ),
            }}
          />
          {mayAudit && (
            <Button component={Link} to={listPath('audit', { subjectId: props.id })}>
              What staff saw and did
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}
