// A page of copying, unless the link that led here is of the account that is not shown (TR-12.2).

import type { ReactNode } from 'react'
import { OfOtherAccount, useOtherAccount } from '../../shell/other-account.tsx'

export function OfLinkedAccount({ children }: { children: ReactNode }) {
  const other = useOtherAccount()
  return other === undefined ? children : <OfOtherAccount account={other} />
}
