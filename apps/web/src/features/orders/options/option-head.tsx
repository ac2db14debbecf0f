// The head of an order: pair and direction, and its result, or how it runs.

import { Badge } from '@fairtick/ui/badge'
import { Card } from '@fairtick/ui/card'
import { InstrumentLogo } from '@fairtick/ui/instrument-logo'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { halvesOf } from '../../../live/instruments.ts'
import { useAccountView } from '../../../live/use-live.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import {
  DirectionLabel,
  RESULT_SENTENCES,
  RESULT_WORDS,
  RunningOption,
} from '../../options/public.ts'
import { Outcome } from '../shared/outcome.tsx'

export type OptionHeadProps = { order: WireOption; instrument: WireInstrument | undefined }

export function OptionHead({ order, instrument }: OptionHeadProps) {
  const t = useText()
  const { running } = useAccountView()
  const isRunning = order.status === 'trading' && running.some(({ id }) => id === order.id)
  return (
    <Card className="flex flex-col gap-1">
      <a
        href={hrefOf('/pages/trade', { symbol: order.symbol })}
        className="flex min-h-11 items-center gap-2.5 rounded-sm cramped:flex-wrap"
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
      {order.result !== null && (
        <Outcome word={t(RESULT_WORDS[order.result])} result={order.profit ?? '0'}>
          {t(RESULT_SENTENCES[order.result])}
        </Outcome>
      )}
    </Card>
  )
}
