// What a request asks for, by whom, and the hash that an approval names.

import { FACTOR_WAIT_MS } from '@fairtick/wire/admin/factor-wait'
import { Facts } from '../../parts/facts.tsx'
import { IdText } from '../../parts/id-text.tsx'
import { ListChange } from '../../parts/list-change.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useStaffNames } from '../../platform/use-staff-names.ts'
import { ACT_NAMES, changeOf, type RoleRequest } from './request-rules.ts'
import { RequestStatus } from './request-status.tsx'

export function RequestFacts({ request }: { readonly request: RoleRequest }) {
  const nameOf = useStaffNames()
  const { act, before, after, status, requestedBy, requestedTime, decidedBy, decidedTime } = request
  return (
    <Facts
      facts={{
        'Asked for': ACT_NAMES[act],
        'Change of roles': act === 'roles' && <ListChange {...changeOf(before, after)} />,
        Status: <RequestStatus status={status} />,
        'Asked by': nameOf(requestedBy),
        'Asked at': <TimeText ms={requestedTime} />,
        'Can be approved from': act === 'reset_factor' && status === 'pending' && (
          <TimeText ms={requestedTime + FACTOR_WAIT_MS} />
        ),
        'Decided by': decidedBy && nameOf(decidedBy),
        'Decided at': decidedTime && <TimeText ms={decidedTime} />,
        'Hash of what is asked for': <IdText id={request.hash} />,
      }}
    />
  )
}
