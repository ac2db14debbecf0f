// A tick that an explanation names, and the way to look it up: the public record of it and of its
// neighbours, held against the price that is shown.

import { parsePrice } from '@fairtick/core/numbers/price'
import { Banner } from '@fairtick/ui/banner'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import type { WireTick } from '@fairtick/wire/socket/frames'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { call } from '../../platform/client-instance.ts'
import { useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'
import { TickTable } from '../tick-table.tsx'
import type { NamedTick } from './explanation.ts'

export type TickLookupProps = {
  tick: NamedTick
  /** What it was used as: "Tick", "Strike". */
  label: string
  shown: { readonly price: string; readonly text: string; readonly decimals: number }
}

export function TickLookup({ tick, label, shown }: TickLookupProps) {
  const t = useText()
  const { count, time } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const tableId = useId()
  const name = t('explain.tickAt', { seq: count(tick.seq), time: time(tick.timeMs) })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 text-dense">
      <dt className="min-w-0 flex-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={tableId}
          onClick={() => setOpen(!isOpen)}
          className="target flex items-center gap-1 rounded-sm text-start text-primary"
        >
          <span>{`${label}: ${name}`}</span>
          <ChevronDown
            aria-hidden="true"
            className={isOpen ? 'size-4 shrink-0 rotate-180' : 'size-4 shrink-0'}
          />
        </button>
      </dt>
      <dd className="tabular text-end text-text">{shown.text}</dd>
      <dd id={tableId} className="w-full pb-2 empty:hidden">
        {isOpen && <Recorded tick={tick} shown={shown} label={name} />}
      </dd>
    </div>
  )
}

/** So many before it and behind it. */
const NEIGHBOURS = 2

function Recorded({ tick, shown, label }: TickLookupProps) {
  const t = useText()
  const { symbol, seq } = tick
  const { data, error } = useQuery({
    queryKey: ['ticks', 'around', symbol, seq],
    queryFn: () => readTicks(tick),
  })
  if (error) {
    return (
      <Banner tone="danger" look="card">
        {t('explain.tickUnread')}
      </Banner>
    )
  }
  if (data === undefined) return <SkeletonRows rows={2} label={t('shell.loading')} />
  if (!isRecorded(data, tick, shown.price)) {
    return (
      <Banner tone="danger" look="card">
        {t('explain.tickDiffers')}
      </Banner>
    )
  }
  return (
    <>
      <p className="flex items-center gap-1 pb-1 text-caption text-success">
        <BadgeCheck aria-hidden="true" className="size-4 shrink-0" />
        {t('explain.tickRecorded')}
      </p>
      <TickTable
        ticks={data}
        decimals={shown.decimals}
        label={label}
        marks={new Map([[seq, t('explain.tickUsed')]])}
      />
    </>
  )
}

/** Newest first, from the list that anybody may read. */
async function readTicks({ symbol, seq }: NamedTick): Promise<readonly WireTick[]> {
  const query = {
    symbol,
    fromSeq: `${Math.max(1, seq - NEIGHBOURS)}`,
    limit: `${2 * NEIGHBOURS + 1}`,
  }
  return (await call('ticks', { query })).ticks.toReversed()
}

function isRecorded(ticks: readonly WireTick[], { seq, timeMs }: NamedTick, price: string) {
  const recorded = ticks.find(([number]) => number === seq)
  return recorded?.[1] === timeMs && parsePrice(recorded[2]) === parsePrice(price)
}
