// One contract that has ended: how, at which prices, and what it brought after all costs.

import { Amount } from '@fairtick/ui/amount'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { ChevronRight } from 'lucide-react'
import { useInstrument } from '../../../live/instruments.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { ContractHead, netResultOf, reasonWordOf } from '../../contracts/public.ts'

export function EndedContract({ order }: { order: WireContract }) {
  const t = useText()
  const { time, signedMoney } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const net = netResultOf(order)
  const end = order.status === 'cancelled' ? 'cancelled' : 'closed'
  return (
    <a
      href={hrefOf('/pages/trade/orderdetail', { id: order.id })}
      className="flex min-h-15 items-center gap-2 rounded-sm py-2.5 active:opacity-60"
    >
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <ContractHead order={order} lots={order.lots} />
        <span className="flex items-end justify-between gap-x-3">
          <span className="tabular flex flex-col text-caption text-text3">
            <Prices order={order} />
            <span>
              {end === 'cancelled' && `${t('positions.tabCancelled')} · `}
              {order.closeReason && t(reasonWordOf(end, order.closeReason))}{' '}
              {time(order.closeTime ?? order.orderTime)}
            </span>
          </span>
          {order.status === 'closed' && (
            <Amount
              text={signedMoney(net)}
              direction={directionOf(net)}
              masked={masked}
              maskedLabel={t('account.amountHidden')}
            />
          )}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="-me-1 size-5 shrink-0 text-text3" />
    </a>
  )
}

function Prices({ order }: { order: WireContract }) {
  const t = useText()
  const { price } = useFormats()
  const decimals = useInstrument(order.symbol)?.priceDecimals ?? 2
  const shown = (text: string | null) => (text === null ? '—' : price(text, decimals))
  if (order.status === 'cancelled') {
    return (
      <span>
        {t('positions.limitPrice')} {shown(order.delegatedPrice)}
      </span>
    )
  }
  return (
    <span>
      {shown(order.openPrice)} → {shown(order.closePrice)}
    </span>
  )
}
