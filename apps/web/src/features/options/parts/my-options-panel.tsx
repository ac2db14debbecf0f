// My options on this instrument: the running ones and the last ones settled.

import { ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useAccountView } from '../../../live/use-live.ts'
import { call } from '../../../platform/client-instance.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import { ClosedOption } from './closed-option.tsx'
import { RunningOption } from './running-option.tsx'

const CLOSED_SHOWN = '5'

export function MyOptionsPanel({ instrument }: { instrument: WireInstrument }) {
  const t = useText()
  const { symbol, pair } = instrument
  const running = useAccountView().running.filter((option) => option.symbol === symbol)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['options', 'closed', symbol],
    queryFn: () =>
      call('optionOrders', { query: { symbol, status: 'closed', size: CLOSED_SHOWN } }),
  })
  if (error && data === undefined) {
    return <ProblemCard problem={error} onRetry={refetch} busy={isFetching} className="mt-3" />
  }
  if (data === undefined) return <SkeletonRows rows={3} label={t('shell.loading')} />
  if (running.length + data.data.length === 0) {
    return <EmptyState>{t('options.mineEmpty', { pair })}</EmptyState>
  }
  return (
    <>
      <ul className="divide-y divide-divider">
        {running.map((option) => (
          <li key={option.id}>
            <RunningOption option={option} instrument={instrument} pair="hidden" />
          </li>
        ))}
        {data.data.map((option) => (
          <li key={option.id}>
            <ClosedOption option={option} instrument={instrument} />
          </li>
        ))}
      </ul>
      <div className="flex justify-center pt-2">
        <ButtonLink tone="quiet" href={hrefOf('/pages/home/order')}>
          {t('options.allOrders')}
        </ButtonLink>
      </div>
    </>
  )
}
