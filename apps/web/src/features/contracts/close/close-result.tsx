// What a close brought: price against the one shown, tick, fee, P/L, and what is left.

import { formatMoney, subtractMoney } from '@fairtick/core/numbers/money'
import { Amount } from '@fairtick/ui/amount'
import { Banner } from '@fairtick/ui/banner'
import { DefinitionList } from '@fairtick/ui/definition-list'
import type { WireContract } from '@fairtick/wire/socket/frames'
import type { ReactNode } from 'react'
import { useClientState } from '../../../platform/client-state.ts'
import { FeeAmount } from '../../../platform/fee-amount.tsx'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { OutcomeIcon, useFillText } from '../../order-ticket/public.ts'
import { closeNet, netOfLastClose } from '../contract-result.ts'
import { ContractHead } from '../parts/contract-head.tsx'
import { REASON_WORDS } from '../reason-words.ts'
import { trimLots } from '../trim-lots.ts'

export type CloseResultProps = {
  /** As it is after the close. */
  order: WireContract
  decimals: number
  /** What the sheet showed when it was tapped. */
  shownPrice: string | undefined
}

export function CloseResult({ order, decimals, shownPrice }: CloseResultProps) {
  const t = useText()
  const { price, count, fullTime, signedMoney } = useFormats()
  const fillText = useFillText(decimals)
  const exitDeed = order.direction === 'long' ? 'sell' : 'buy'
  const currency = useClientState((state) => state.symbol)
  const close = order.closes.at(-1)
  if (close === undefined) return null
  const net = formatMoney(netOfLastClose(order))
  const isWhole = order.status === 'closed'
  // Opening fee, overnight, and what parts of it brought before.
  const before = subtractMoney(netOfLastClose(order), closeNet(close))
  const row = (id: string, label: string, value: ReactNode) => ({ id, label, value })
  return (
    <div className="flex flex-col gap-2">
      {close.reason !== 'manual' && (
        <Banner tone="info" look="card">
          {t('positions.closedOtherwise', { reason: t(REASON_WORDS[close.reason]) })}
        </Banner>
      )}
      <div className="flex flex-col items-center gap-1 text-center">
        <OutcomeIcon outcome="done" />
        <ContractHead order={order} lots={close.lots} />
        <Amount
          text={signedMoney(net)}
          unit={currency}
          direction={directionOf(net)}
          size="equity"
        />
        <p className="text-caption text-text3">
          {t(isWhole ? 'positions.afterAllCosts' : 'positions.afterFee')}
        </p>
      </div>
      <DefinitionList
        spacing="dense"
        rows={[
          ...(shownPrice === undefined
            ? []
            : [row('shown', t('positions.shownPrice'), price(shownPrice, decimals))]),
          row(
            'price',
            t('positions.closePrice'),
            t('orders.stepDetail', {
              price: fillText(exitDeed, shownPrice, close.price),
              seq: count(close.seq),
            }),
          ),
          row('time', t('positions.time'), fullTime(close.time)),
          row('profit', t('positions.profit'), <FeeAmount text={close.profit} sign="shown" />),
          row('fee', t('positions.closingFee'), <FeeAmount text={close.fee} />),
          ...(isWhole
            ? [
                row(
                  'booked',
                  t('positions.booked'),
                  <FeeAmount text={formatMoney(before)} sign="shown" />,
                ),
              ]
            : []),
          row('left', t('positions.lotsLeft'), trimLots(order.lotsOpen)),
        ]}
      />
    </div>
  )
}
