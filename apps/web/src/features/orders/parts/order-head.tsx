// The head of an order: pair and direction, and its result, or how it runs.

import { Amount } from '@fairtick/ui/amount'
import { Badge } from '@fairtick/ui/badge'
import { Card } from '@fairtick/ui/card'
import { InstrumentLogo } from '@fairtick/ui/instrument-logo'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { halvesOf } from '../../../live/instruments.ts'
import { useAccountView } from '../../../live/use-live.ts'
import { useClientState, type WireInstrument } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { DirectionLabel } from '../../options/parts/direction-label.tsx'
import { RunningOption } from '../../options/parts/running-option.tsx'
import { RESULT_SENTENCES, RESULT_WORDS } from '../../options/result-words.ts'

export type OrderHeadProps = { order: WireOption; instrument: WireInstrument | undefined }

export function OrderHead({ order, instrument }: OrderHeadProps) {
  const { running } = useAccountView()
  const isRunning = order.status === 'trading' && running.some(({ id }) => id === order.id)
  return (
    <Card>
      <a
        href={hrefOf('/pages/trade', { symbol: order.symbol })}
        className="flex min-h-11 items-center gap-2.5 rounded-sm"
      >
        <InstrumentLogo base={instrument ? halvesOf(instrument).base : order.symbol} />
        <span translate="no" className="text-title font-semibold">
          {instrument?.pair ?? order.symbol}
        </span>
        <Badge tone={order.direction}>
          <DirectionLabel direction={order.direction} />
        </Badge>
      </a>
      {isRunning && <RunningOption option={order} instrument={instrument} pair="hidden" />}
      {order.result !== null && <Result order={order} result={order.result} />}
    </Card>
  )
}

type ResultProps = { order: WireOption; result: NonNullable<WireOption['result']> }

function Result({ order, result }: ResultProps) {
  const t = useText()
  const { signedMoney } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const profit = order.profit ?? '0'
  return (
    <div className="pt-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-screen font-bold">{t(RESULT_WORDS[result])}</strong>
        <Amount
          text={signedMoney(profit)}
          unit={currency}
          direction={directionOf(profit)}
          size="screen"
        />
      </p>
      <p className="text-dense text-text2">{t(RESULT_SENTENCES[result])}</p>
    </div>
  )
}
