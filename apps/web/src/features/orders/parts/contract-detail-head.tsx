// The head of a contract: what it is, and what it brings or brought.

import { formatMoney } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import { Amount } from '@fairtick/ui/amount'
import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { InstrumentLogo } from '@fairtick/ui/instrument-logo'
import type { WireContract } from '@fairtick/wire/socket/frames'
import type { ReactNode } from 'react'
import { pairOf } from '../../../live/instruments.ts'
import { useLiveFigures } from '../../../live/use-live-figures.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { netResultOf } from '../contract-result.ts'
import { REASON_WORDS } from '../reason-words.ts'
import { SideBadge } from './contract-head.tsx'
import { FreshnessNote } from './freshness-note.tsx'

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
  switch (order.status) {
    case 'pending':
      return <Line word="positions.tabPending">{t('positions.waitsText')}</Line>
    case 'trading':
      return <Open order={order} />
    case 'closed':
      return <Closed order={order} />
    case 'cancelled':
      return (
        <Line word="positions.tabCancelled">
          {order.closeReason && t(REASON_WORDS[order.closeReason])}
        </Line>
      )
    default:
      return order.status satisfies never
  }
}

function Line({ word, children }: { word: TextKey; children: ReactNode }) {
  const t = useText()
  return (
    <div>
      <strong className="text-screen font-bold">{t(word)}</strong>
      <p className="text-dense text-text2">{children}</p>
    </div>
  )
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
        {t('positions.openProfit')}
        {live && <FreshnessNote freshness={live.freshness} symbol={order.symbol} />}
      </p>
      <Amount
        text={profit === undefined ? null : signedMoney(profit)}
        unit={currency}
        direction={live?.freshness === 'live' ? directionOf(profit) : 'flat'}
        ratio={live && signedPercent(formatRate(live.profitRatio))}
        size="screen"
      />
    </div>
  )
}

function Closed({ order }: { order: WireContract }) {
  const t = useText()
  const { signedMoney } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const net = netResultOf(order)
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-screen font-bold">{t('orders.tabClosed')}</strong>
        <Amount
          text={signedMoney(net)}
          unit={currency}
          direction={directionOf(net)}
          size="screen"
        />
      </p>
      <p className="text-dense text-text2">
        {order.closeReason && `${t(REASON_WORDS[order.closeReason])} · `}
        {t('positions.afterAllCosts')}
      </p>
    </div>
  )
}
