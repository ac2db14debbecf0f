// Says that a price is not live, with its age.

import { Clock } from 'lucide-react'
import type { Freshness } from '../../../live/market-store.ts'
import { useQuote } from '../../../live/use-live.ts'
import { ageText } from '../../../platform/duration-text.ts'
import { useText } from '../../../platform/i18n.ts'
import { useServerNow } from '../../../platform/use-server-now.ts'

export type FreshnessNoteProps = { freshness: Freshness; symbol: string }

export function FreshnessNote({ freshness, symbol }: FreshnessNoteProps) {
  return freshness === 'live' ? null : <NotLive freshness={freshness} symbol={symbol} />
}

function NotLive({ freshness, symbol }: FreshnessNoteProps) {
  const t = useText()
  const nowMs = useServerNow(1_000)
  const tickTimeMs = useQuote(symbol)?.tickTimeMs
  const ageMs = tickTimeMs == null ? undefined : nowMs - tickTimeMs
  return (
    <span className="inline-flex items-center gap-1 text-caption text-text3">
      <Clock aria-hidden="true" className="size-3.5" />
      {t(freshness === 'stale' ? 'shell.stale' : 'shell.confirming')}
      {freshness === 'stale' && ageMs !== undefined && ageMs > 0 && (
        <span className="tabular">{ageText(ageMs, t)}</span>
      )}
    </span>
  )
}
