// The head of a contract: what it is, and what it brings or brought.

import { formatMoney } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import { Amount } from '@fairtick/ui/amount'
import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { InstrumentLogo } from '@fairtick/ui/instrument-logo'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { pairOf } from '../../../live/instruments.ts'
import { useLiveFigures } from '../../../live/use-live-figures.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import {
  CopiedFrom,
  FreshnessNote,
  netResultOf,
  reasonWordOf,
  SideBadge,
} from '../../contracts/public.ts'
import { Outcome } from '../shared/outcome.tsx'
import { ExplainPosition } from './explain-buttons.tsx'
import { NetLine } from './net-line.tsx'

export function ContractDetailHead({ order }: { order: WireContract }) {
  const t = useText()
  const pair = pairOf(order.symbol)
  const isOpen = order.status === 'trading' || order.status === 'pending'
  return (
    <Card className="flex flex-col gap-2">
      <a
        href={hrefOf('/pages/trade', { symbol: order.symbol, mode: 'contract' })}
        className="flex min-h-11 flex-wrap items-center gap-2.5 rounded-sm"
      >
        <InstrumentLogo base={pair.split('/')[0] ?? pair} />
        <span translate="no" className="text-title font-semibold">
          {pair}
        </span>
        <SideBadge order={order} />
      </a>
      {order.copiedFrom !== null && (
        <a
          href={hrefOf('/pages/signalchannel/leader', { id: order.copiedFrom.leaderId })}
          className="target -my-2 inline-flex items-center self-start"
        >
          <CopiedFrom order={order} />
        </a>
      )}
      <State order={order} />
      {isOpen && (
        <ButtonLink
          tone="outline"
          href={hrefOf('/pages/home/order', { product: 'contract', list: order.status })}
        >
          {t(order.status === 'trading' ? 'positions.toPositions' : 'positions.toPending')}
        </ButtonLink>
      )}
    </Card>
  )
}

function State({ order }: { order: WireContract }) {
  const t = useText()
  const end = order.status === 'cancelled' ? 'cancelled' : 'closed'
  const reason = order.closeReason && t(reasonWordOf(end, order.closeReason))
  switch (order.status) {
    case 'pending':
      return <Outcome word={t('positions.tabPending')}>{t('positions.waitsText')}</Outcome>
    case 'trading':
      return <Open order={order} />
    case 'closed':
      return (
        <Outcome word={t('orders.tabClosed')} result={netResultOf(order)}>
          {reason && `${reason} · `}
          {t('positions.afterAllCosts')}
        </Outcome>
      )
    case 'cancelled':
      return <Outcome word={t('positions.tabCancelled')}>{reason}</Outcome>
    default:
      return <Outcome word={t('shell.unknown')} />
  }
}

function Open({ order }: { order: WireContract }) {
  const t = useText()
  const { signedMoney, signedPercent } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const live = useLiveFigures().positions.get(order.id)
  const profit = live && formatMoney(live.profit)
  return (
    <div aria-live="off">
      <p className="flex items-center justify-between text-caption text-text3">
        <span className="flex items-center gap-3">
          {t('positions.openProfit')}
          <ExplainPosition order={order} />
        </span>
        {live && <FreshnessNote freshness={live.freshness} symbol={order.symbol} />}
      </p>
      <Amount
        text={profit === undefined ? null : signedMoney(profit)}
        unit={currency}
        direction={live?.freshness === 'live' ? directionOf(profit) : 'flat'}
        ratio={live && signedPercent(formatRate(live.profitRatio))}
        size="screen"
      />
      <NetLine order={order} live={live} />
    </div>
  )
}
