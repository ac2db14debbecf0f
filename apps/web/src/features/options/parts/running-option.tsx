// A running option: ring with the seconds left, strike and expiry, how it stands.

import { Badge } from '@fairtick/ui/badge'
import { useAnnounce } from '@fairtick/ui/live-region'
import { Ring } from '@fairtick/ui/ring'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { useEffect, useRef } from 'react'
import { useQuote } from '../../../live/use-live.ts'
import { useClientState, type WireInstrument } from '../../../platform/client-state.ts'
import { countdownText } from '../../../platform/duration-text.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { useServerNow } from '../../../platform/use-server-now.ts'
import { standingOf } from '../option-state.ts'
import { DirectionLabel } from './direction-label.tsx'
import { MoneynessBadge } from './moneyness-badge.tsx'
import { RUNNING_HEIGHTS } from './running-heights.ts'

const REDRAW_MS = 250
/** Spoken when so many seconds are left. */
const SPOKEN_SECONDS = [30, 10]

export type RunningOptionProps = {
  option: WireOption
  instrument: WireInstrument | undefined
  /** On lists of several instruments. */
  pair: keyof typeof RUNNING_HEIGHTS
}

export function RunningOption({ option, instrument, pair }: RunningOptionProps) {
  const t = useText()
  const { price, time, dateTime } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const nowMs = useServerNow(REDRAW_MS)
  const decimals = instrument?.priceDecimals ?? 0
  const { standing } = standingOf(option, useQuote(option.symbol), decimals)
  const leftMs = option.expiryTime - nowMs
  const name = instrument?.pair ?? option.symbol
  useSpokenCountdown(name, leftMs)
  const isLong = option.duration >= 4 * 3_600
  const expiry = isLong ? dateTime(option.expiryTime) : time(option.expiryTime)
  const badge =
    leftMs <= 0 ? (
      <Badge tone="neutral">{t('options.settling')}</Badge>
    ) : (
      <MoneynessBadge standing={standing} />
    )
  const term = (
    <span className="tabular flex flex-wrap gap-x-1.5 text-caption font-normal text-text2">
      <span className="sr-only">{t('options.resultStrike')}</span>
      <span className="whitespace-nowrap">
        {price(option.strike, decimals)}
        <span aria-hidden="true"> → </span>
        <span className="sr-only">{t('options.resultTime')}</span>
        {expiry}
      </span>
      {leftMs >= 100_000 && <span className="text-text3">({countdownText(leftMs, t)})</span>}
    </span>
  )
  return (
    <a
      href={hrefOf('/pages/trade/orderdetail', { id: option.id })}
      className={`flex ${RUNNING_HEIGHTS[pair]} items-center gap-2.5 rounded-sm py-0.5 text-start`}
    >
      <Ring
        share={leftMs / (option.duration * 1_000)}
        digits={ringDigits(leftMs)}
        label={t('options.timeLeft')}
        tone={leftMs <= 0 ? 'muted' : RING_TONES[standing]}
        sizePx={46}
      />
      {pair === 'shown' ? (
        <span className="min-w-0 flex-1 text-dense font-semibold text-text">
          {/* Beside the pair, which is short: the standing changes with each price, no line does. */}
          <span className="flex flex-wrap items-center justify-between gap-x-2">
            <span translate="no">{name}</span>
            {badge}
          </span>
          <span className="block font-normal">
            <DirectionAndStake option={option} currency={currency} />
          </span>
          {term}
        </span>
      ) : (
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2">
          <span className="min-w-0 text-dense font-semibold text-text">
            <span className="block">
              <DirectionAndStake option={option} currency={currency} />
            </span>
            {term}
          </span>
          {badge}
        </span>
      )}
    </a>
  )
}

/** Direction and stake. */
function DirectionAndStake({ option, currency }: { option: WireOption; currency: string }) {
  const { money } = useFormats()
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <DirectionLabel direction={option.direction} />
      <span className="tabular whitespace-nowrap">
        {money(option.amount)} {currency}
      </span>
    </span>
  )
}

const RING_TONES = { winning: 'up', losing: 'down', level: 'primary', unclear: 'muted' } as const

/** Seconds while they fit into the ring, then minutes, hours, days. */
function ringDigits(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000))
  if (seconds < 100) return String(seconds)
  if (seconds < 3_600) return `${Math.ceil(seconds / 60)}m`
  return seconds < 100 * 3_600
    ? `${Math.ceil(seconds / 3_600)}h`
    : `${Math.ceil(seconds / 86_400)}d`
}

function useSpokenCountdown(pair: string, leftMs: number): void {
  const t = useText()
  const announce = useAnnounce()
  const secondsLeft = Math.ceil(leftMs / 1_000)
  const before = useRef(secondsLeft)
  useEffect(() => {
    const passed = SPOKEN_SECONDS.find((mark) => before.current > mark && secondsLeft <= mark)
    before.current = secondsLeft
    if (passed !== undefined) announce(t('options.secondsLeft', { pair, count: passed }))
  }, [secondsLeft, pair, announce, t])
}
