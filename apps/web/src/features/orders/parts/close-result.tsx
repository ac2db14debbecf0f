// What a close brought: price against the one shown, tick, fee, P/L, and what is left.

import { formatMoney } from '@fairtick/core/numbers/money'
import { Amount } from '@fairtick/ui/amount'
import { Banner } from '@fairtick/ui/banner'
import { DefinitionList } from '@fairtick/ui/definition-list'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { netOfLastClose } from '../contract-result.ts'
import { REASON_WORDS } from '../reason-words.ts'
import { trimLots } from '../trim-lots.ts'
import { ContractHead } from './contract-head.tsx'

export type CloseResultProps = {
  /** As it is after the close. */
  order: WireContract
  decimals: number
  /** What the sheet showed when it was tapped. */
  shownPrice: string | undefined
}

export function CloseResult({ order, decimals, shownPrice }: CloseResultProps) {
  const t = useText()
  const { price, count, fullTime, exactMoney, exactSignedMoney, signedMoney } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const close = order.closes.at(-1)
  if (close === undefined) return null
  const net = formatMoney(netOfLastClose(order))
  const row = (id: string, label: string, value: string) => ({ id, label, value })
  return (
    <div className="flex flex-col gap-2">
      {close.reason !== 'manual' && (
        <Banner tone="info" look="card">
          {t('positions.closedOtherwise', { reason: t(REASON_WORDS[close.reason]) })}
        </Banner>
      )}
      <ContractHead order={order} lots={close.lots} />
      <Amount text={signedMoney(net)} unit={currency} direction={directionOf(net)} size="equity" />
      <p className="text-caption text-text3">{t('positions.afterFee')}</p>
      <DefinitionList
        spacing="dense"
        rows={[
          ...(shownPrice === undefined
            ? []
            : [row('shown', t('positions.shownPrice'), price(shownPrice, decimals))]),
          row(
            'price',
            t('positions.closePrice'),
            t('orders.stepDetail', { price: price(close.price, decimals), seq: count(close.seq) }),
          ),
          row('time', t('positions.time'), fullTime(close.time)),
          row('profit', t('positions.profit'), exactSignedMoney(close.profit)),
          row('fee', t('positions.closingFee'), exactMoney(close.fee)),
          row('left', t('positions.lotsLeft'), trimLots(order.lotsOpen)),
        ]}
      />
    </div>
  )
}
