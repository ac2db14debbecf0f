// The running options of one instrument, side by side: swiped with a finger, or walked with Tab.

import { Card } from '@fairtick/ui/card'
import { Suspense } from 'react'
import { useRememberedRunning } from '../../../live/remembered-orders.ts'
import { useAccountView } from '../../../live/use-live.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useText } from '../../../platform/i18n.ts'
import { lazyPart, usePreload } from '../../../platform/lazy-part.tsx'
import { RunningSkeleton } from './running-skeleton.tsx'

const loadOption = () => import('./running-option.tsx').then((file) => file.RunningOption)
const RunningOption = lazyPart(loadOption)

const SHOWN_MAX = 10

export type RunningListProps = {
  instrument: WireInstrument
  /** `row` swipes sideways, `column` stacks. */
  layout: 'row' | 'column'
}

export function RunningList({ instrument, layout }: RunningListProps) {
  const t = useText()
  usePreload(loadOption)
  const running = useAccountView()
    .running.filter(({ symbol }) => symbol === instrument.symbol)
    .slice(0, SHOWN_MAX)
  const isExpected = useRememberedRunning(instrument.symbol) > 0
  if (running.length === 0) return isExpected ? <Expected layout={layout} /> : null
  return (
    <ul aria-label={t('options.running')} className={LISTS[layout]}>
      {running.map((option) => (
        <li
          key={option.id}
          className={
            running.length === 1 || layout === 'column'
              ? 'w-full min-w-0'
              : 'w-[93%] min-w-0 shrink-0 snap-start'
          }
        >
          <Card padding="none" className="px-3 py-1">
            <Suspense fallback={<RunningSkeleton pair="hidden" />}>
              <RunningOption option={option} instrument={instrument} pair="hidden" />
            </Suspense>
          </Card>
        </li>
      ))}
    </ul>
  )
}

const LISTS = {
  row: 'scrollbar-none flex snap-x snap-mandatory scroll-px-[var(--gutter)] gap-2.5 overflow-x-auto px-gutter py-1',
  column: 'flex flex-col gap-2.5',
} as const

/** What is shown below stays where it is when they come. */
function Expected({ layout }: Pick<RunningListProps, 'layout'>) {
  return (
    <div className={LISTS[layout]}>
      <Card padding="none" className="w-full px-3 py-1">
        <RunningSkeleton pair="hidden" />
      </Card>
    </div>
  )
}
