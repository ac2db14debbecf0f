// What a request asks for, by whom, and the hash that an approval names.

import { Facts } from '../../parts/facts.tsx'
import { IdText } from '../../parts/id-text.tsx'
import { ListChange } from '../../parts/list-change.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useStaffNames } from '../../platform/use-staff-names.ts'
import { changeOf, type RoleRequest } from './request-rules.ts'
import { RequestStatus } from './request-status.tsx'

export function RequestFacts({ request }: { readonly request: RoleRequest }) {
  const nameOf = useStaffNames()
  const { before, after, status, requestedBy, requestedTime, decidedBy, decidedTime } = request
  return (
    <Facts
      facts={{
        'Change of roles': <ListChange {...changeOf(before, after)} />,
        Status: <RequestStatus status={status} />,
        'Asked by': nameOf(requestedBy),
        'Asked at': <TimeText ms={requestedTime} />,
        'Decided by': decidedBy && nameOf(decidedBy),
        'Decided at': decidedTime && <TimeText ms={decidedTime} />,
        'Hash of what is asked for': <IdText id={request.hash} />,
      }}
    />
  )
}
