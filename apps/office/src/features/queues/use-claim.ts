// Says that I look at a case while it is open on a visible page, and lets it go when I leave.

import type { AdminCallName } from '@fairtick/wire/admin/routes'
import { useEffect, useState } from 'react'
import { officeClient } from '../../platform/office-client.ts'
import { createSerialCalls } from '../../platform/serial-calls.ts'

/** Half of what a claim lasts. */
const AGAIN_MS = 60_000

const CALLS = {
  deposit: { claim: 'claimDeposit', release: 'releaseDeposit' },
  withdrawal: { claim: 'claimWithdrawal', release: 'releaseWithdrawal' },
  bank_change: { claim: 'claimBankChange', release: 'releaseBankChange' },
  account_link: { claim: 'claimAccountLink', release: 'releaseAccountLink' },
  identity: { claim: 'claimIdentity', release: 'releaseIdentity' },
  recovery: { claim: 'claimRecovery', release: 'releaseRecovery' },
  leader: { claim: 'claimLeader', release: 'releaseLeader' },
  signal: { claim: 'claimSignal', release: 'releaseSignal' },
} as const satisfies Record<string, Record<'claim' | 'release', AdminCallName>>

type Wanted = {
  readonly queue: keyof typeof CALLS
  readonly id: string
  /** I may decide it, and it is to be decided. */
  readonly isMine: boolean
}

/** A claim that fails hinders nobody: the next one comes, and what decides is the case. */
export function useClaim({ queue, id, isMine }: Wanted): void {
  // Otherwise a quick release would find no claim, and the claim would stay behind it.
  const [inSeries] = useState(createSerialCalls)
  useEffect(() => {
    if (!isMine) return
    const { claim, release } = CALLS[queue]
    const say = (name: AdminCallName) => {
      inSeries(() => officeClient.call(name, { body: { id } } as never))
    }
    const claimIfSeen = () => {
      if (document.visibilityState === 'visible') say(claim)
    }
    claimIfSeen()
    const timer = setInterval(claimIfSeen, AGAIN_MS)
    document.addEventListener('visibilitychange', claimIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', claimIfSeen)
      say(release)
    }
  }, [queue, id, isMine, inSeries])
}
