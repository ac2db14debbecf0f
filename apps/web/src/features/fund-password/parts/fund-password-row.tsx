// The fund password among what guards the account: whether it is set, and the way to it.

import { ListRow } from '@fairtick/ui/list-row'
import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'
import { IconTile } from '../../../platform/icon-tile.tsx'
import { hrefOf } from '../../../platform/paths.ts'
import { securityQuery } from '../../../platform/shared-queries.ts'

/** One row of a list. */
export function FundPasswordRow() {
  const t = useText()
  const { data } = useQuery(securityQuery)
  return (
    <ListRow
      href={hrefOf('/pages/user/setPayPassword')}
      leading={<IconTile Icon={LockKeyhole} />}
      title={t('fundPassword.title')}
      trailing={data && t(data.fundPassword.isSet ? 'fundPassword.isSet' : 'fundPassword.isUnset')}
    />
  )
}
