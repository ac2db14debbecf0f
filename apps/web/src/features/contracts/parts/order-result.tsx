// What came of an order: filled price against the shown one, fee, tick; or where it waits.

import { Badge } from '@fairtick/ui/badge'
import { Button, ButtonLink } from '@fairtick/ui/button'
import { DefinitionList, type DefinitionRow } from '@fairtick/ui/definition-list'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { type ReactNode, useEffect, useRef } from 'react'
import { useClientState, type WireInstrument } from '../../../platform/client-state.ts'
import { FeeAmount } from '../../../platform/fee-amount.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { OutcomeIcon, shownPriceOf, useFillText } from '../../order-ticket/public.ts'
import { SideLabel } from './side-label.tsx'

export type OrderResultProps = { order: WireContract; instrument: WireInstrument }

export function OrderResult({ order, instrument }: OrderResultProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed is gone: the focus goes to what came of it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-label={t('contracts.result')} className="flex flex-col gap-2">
      <div className="flex flex-col items-center gap-1 pt-1 text-center">
        <OutcomeIcon outcome={OUTCOMES[order.status]} />
        <h3 ref={heading} tabIndex={-1} className="text-screen font-bold outline-none">
          {t(TITLES[order.status])}
        </h3>
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-body">
          <span className={order.direction === 'long' ? 'text-up' : 'text-down'}>
            <SideLabel direction={order.direction} as="state" />
          </span>
          <span translate="no">{instrument.pair}</span>
          <span className="tabular">
            {t('contracts.lotsCount', { lots: order.lots })} · ×{order.leverage}
          </span>
        </p>
        <LevelsSet order={order} instrument={instrument} />
      </div>
      <Figures order={order} instrument={instrument} />
    </section>
  )
}

/** The levels that the order carries, so that nobody has to look whether they were taken. */
function LevelsSet({ order, instrument }: OrderResultProps) {
  const t = useText()
  const { price } = useFormats()
  const levels = [
    { name: t('positions.takeProfitShort'), level: order.takeProfit },
    { name: t('positions.stopLossShort'), level: order.stopLoss },
  ]
  return (
    <p className="tabular flex flex-wrap justify-center gap-2">
      {levels.map(
        ({ name, level }) =>
          level !== null && (
            <Badge key={name}>
              {name} {price(level, instrument.priceDecimals)}
            </Badge>
          ),
      )}
    </p>
  )
}

function Figures({ order, instrument }: OrderResultProps) {
  const t = useText()
  const formats = useFormats()
  const currency = useClientState((state) => state.symbol)
  const fillText = useFillText(instrument.priceDecimals)
  const price = (text: string) => formats.price(text, instrument.priceDecimals)
  const money = (text: string) => <FeeAmount text={text} unit={currency} />
  const row = (id: string, key: TextKey, value: ReactNode): readonly DefinitionRow[] =>
    value === null ? [] : [{ id, label: t(key), value }]
  const shown = order.orderType === 'market' ? (order.marketPrice ?? shownPriceOf(order.id)) : null
  const filled = order.openPrice
  const isFilled = filled !== null
  return (
    <DefinitionList
      spacing="dense"
      rows={[
        ...row(
          'limit',
          'contracts.limitPrice',
          order.delegatedPrice && price(order.delegatedPrice),
        ),
        ...row('shown', 'contracts.resultShown', shown ? price(shown) : null),
        ...row(
          'filled',
          'contracts.resultFilled',
          filled && fillText(order.direction === 'long' ? 'buy' : 'sell', shown, filled),
        ),
        ...row(
          'tick',
          'contracts.resultTick',
          order.openSeq === null ? null : formats.count(order.openSeq),
        ),
        ...row('time', 'contracts.resultTime', formats.fullTime(order.openTime ?? order.orderTime)),
        ...row('fee', isFilled ? 'contracts.resultFee' : 'contracts.reservedFee', money(order.fee)),
        ...row(
          'margin',
          isFilled ? 'contracts.margin' : 'contracts.reservedMargin',
          money(order.margin),
        ),
      ]}
    />
  )
}

export type ResultActionsProps = {
  order: WireContract
  onSetLevels: () => void
  onDone: () => void
}

export function ResultActions({ order, onSetLevels, onDone }: ResultActionsProps) {
  const t = useText()
  return (
    <div className="flex w-full flex-wrap gap-2.5">
      {order.status === 'trading' && (
        <Button tone="outline" className="flex-auto" onClick={onSetLevels}>
          {t('contracts.setLevels')}
        </Button>
      )}
      <ButtonLink
        tone="soft"
        className="flex-auto"
        href={hrefOf('/pages/trade/orderdetail', { id: order.id })}
      >
        {t('contracts.viewOrder')}
      </ButtonLink>
      <Button className="flex-auto" onClick={onDone}>
        {t('contracts.done')}
      </Button>
    </div>
  )
}

const TITLES: Record<WireContract['status'], TextKey> = orUnknown(
  {
    trading: 'contracts.resultTitleFilled',
    pending: 'contracts.resultTitlePending',
    closed: 'contracts.resultTitleClosed',
    cancelled: 'contracts.resultTitleCancelled',
  },
  'shell.unknown',
)

const OUTCOMES = orUnknown(
  { trading: 'done', pending: 'waiting', closed: 'done', cancelled: 'failed' } as const,
  'waiting',
)
