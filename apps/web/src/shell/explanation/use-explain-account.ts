// The figures of the account at the newest ticks, for who asks what one of them is made of.

import type { AccountSummary } from '@fairtick/wire/socket/frames'
import { pairOf } from '../../live/instruments.ts'
import { liveSummary } from '../../live/live-summary.ts'
import { useLiveFigures } from '../../live/use-live-figures.ts'
import { useOpenContracts } from '../../live/use-open-contracts.ts'
import { serverClock } from '../../platform/clock.ts'
import { type AccountFigure, explainAccount } from './explain-account.ts'
import type { Explanation } from './explanation.ts'

/** Takes the summary as it was read. Undefined: there is no such figure now. */
export function useExplainAccount(
  read: AccountSummary | undefined,
): (figure: AccountFigure) => Explanation | undefined {
  const figures = useLiveFigures()
  const { pending } = useOpenContracts()
  return (figure) => {
    if (read === undefined) return undefined
    const summary = liveSummary(read, figures.account)
    const takenMs = serverClock.nowMs()
    return explainAccount(figure, { summary, figures, pending, pairOf, takenMs })
  }
}
