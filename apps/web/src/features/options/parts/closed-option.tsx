// A settled option in a list: pair, direction, stake, the two prices, the result in words.

import { Amount } from '@fairtick/ui/amount'
import { InstrumentLogo } from '@fairtick/ui/instrument-logo'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { halvesOf } from '../../../live/instruments.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { durationText } from '../../../platform/duration-text.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { RESULT_WORDS } from '../result-words.ts'
import { DirectionLabel } from './direction-label.tsx'

export type ClosedOptionProps = { option: WireOption; instrument: WireInstrument | undefined }

export function ClosedOption({ option, instrument }: ClosedOptionProps) {
  const t = useText()
  const { price, money, signedMoney, dateTime } = useFormats()
  const decimals = instrument?.priceDecimals ?? 0
  const pair = instrument?.pair ?? option.symbol
  const profit = option.profit ?? '0'
  const settled = option.settlePrice === null ? '—' : price(option.settlePrice, decimals)
  return (
    <a
      href={hrefOf('/pages/trade/orderdetail', { id: option.id })}
      className="flex min-h-18 items-center gap-3 rounded-sm py-2 text-start active:opacity-60 cramped:flex-wrap"
    >
      <InstrumentLogo base={instrument ? halvesOf(instrument).base : option.symbol} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2 text-dense font-semibold">
          <span translate="no">{pair}</span>
          <span className={option.direction === 'up' ? 'text-up' : 'text-down'}>
            <DirectionLabel direction={option.direction} />
          </span>
        </span>
        <span className="tabular block text-caption text-text2">
          {money(option.amount)} · {durationText(option.duration, t)} ·{' '}
          <span className="whitespace-nowrap">
            {price(option.strike, decimals)} → {settled}
          </span>
        </span>
        <span className="tabular block text-legal text-text3">{dateTime(option.expiryTime)}</span>
      </span>
      <span className="flex shrink-0 flex-col items-end">
        <span className="text-dense font-semibold">
          {option.result && t(RESULT_WORDS[option.result])}
        </span>
        <Amount text={signedMoney(profit)} direction={directionOf(profit)} size="dense" />
      </span>
    </a>
  )
}
