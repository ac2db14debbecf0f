// What leaders posted, newest first: also what was withdrawn, hidden, or wrong.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SelectField } from '@fairtick/ui/select-field'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Rss } from 'lucide-react'
import { useState } from 'react'
import { useInstruments } from '../../../live/instruments.ts'
import { useText } from '../../../platform/i18n.ts'
import { useNavigation, useSearchTexts } from '../../../platform/navigation.ts'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import { leadingQuery } from '../lead/use-leading.ts'
import { useIsOffHere } from '../leader-reads.ts'
import { ComposeSheet } from './compose-sheet.tsx'
import { SignalCard } from './signal-card.tsx'
import { useSignals } from './signal-reads.ts'

export function SignalList() {
  const t = useText()
  const symbol = useSearchTexts().symbol ?? ''
  return (
    <>
      <p className="px-1 text-caption text-text2">{t('signals.about')}</p>
      <SymbolChoice symbol={symbol} />
      <ComposeCard />
      <Signals symbol={symbol} />
    </>
  )
}

function SymbolChoice({ symbol }: { symbol: string }) {
  const t = useText()
  const { replace } = useNavigation()
  const instruments = useInstruments() ?? []
  return (
    <SelectField
      label={t('signals.instrument')}
      value={instruments.some((one) => one.symbol === symbol) ? symbol : ''}
      onChange={(next) =>
        replace('/pages/signalchannel', { tab: 'signals', symbol: next === '' ? undefined : next })
      }
      options={[
        { value: '', label: t('signals.allInstruments') },
        ...instruments.map((one) => ({ value: one.symbol, label: one.pair })),
      ]}
    />
  )
}

/** For who leads now with this account. */
function ComposeCard() {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const isOff = useIsOffHere()
  const { leader } = useQuery(leadingQuery).data ?? {}
  if (isOff || leader == null || leader.stopped !== null) return null
  return (
    <Card className="flex flex-col gap-2">
      <p className="text-dense text-text2">{t('signals.composeNote')}</p>
      <Button tone="soft" block onClick={() => setIsOpen(true)}>
        {t('signals.compose')}
      </Button>
      <ComposeSheet open={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  )
}

function Signals({ symbol }: { symbol: string }) {
  const t = useText()
  const list = useSignals(symbol)
  if (list.state === 'loading') return <SkeletonRows rows={6} label={t('shell.loading')} />
  if (list.state === 'failed') {
    return <ProblemCard problem={list.problem} onRetry={list.retry} busy={list.isRetrying} />
  }
  if (list.rows.length === 0) {
    return <EmptyState icon={<Rss />}>{t('signals.empty')}</EmptyState>
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {list.rows.map((signal) => (
          <li key={signal.id}>
            <SignalCard signal={signal} />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button tone="soft" block busy={list.isLoadingMore} onClick={list.loadMore}>
          {t('shell.loadMore')}
        </Button>
      )}
      <p className="px-1 text-caption text-text2">{t('signals.footnote')}</p>
    </>
  )
}
