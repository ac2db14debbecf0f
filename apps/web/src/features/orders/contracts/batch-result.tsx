// What closing at once closed, each at its price, and what it passed over, with the reason.

import { formatMoney, sumMoney } from '@fairtick/core/numbers/money'
import { Amount } from '@fairtick/ui/amount'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useInstruments } from '../../../live/instruments.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { type BatchResult, ContractHead, netOfLastClose } from '../../contracts/public.ts'
import { Part, Rows } from './batch-list.tsx'

export type BatchResultListProps = {
  result: BatchResult
  /** The positions before it: those passed over come as ids only. */
  before: readonly WireContract[]
}

export function BatchResultList({ result: { closed, skipped }, before }: BatchResultListProps) {
  const t = useText()
  const { signedMoney } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const total = formatMoney(sumMoney(closed.map(netOfLastClose)))
  const passedOver = skipped.flatMap(({ id }) => before.find((order) => order.id === id) ?? [])
  return (
    <div className="flex flex-col gap-3">
      <div>
        <Amount
          text={signedMoney(total)}
          unit={currency}
          direction={directionOf(total)}
          size="equity"
        />
        <p className="text-caption text-text3">{t('positions.afterAllCosts')}</p>
      </div>
      <Part title={t('positions.batchClosed', { count: closed.length })}>
        <ul className="divide-y divide-divider">
          {closed.map((order) => (
            <li key={order.id} className="py-2">
              <ClosedOne order={order} />
            </li>
          ))}
        </ul>
      </Part>
      {passedOver.length > 0 && (
        <Part title={t('positions.batchPassed', { count: passedOver.length })}>
          <Rows
            orders={passedOver}
            endOf={() => <span className="text-caption text-warn">{t('positions.skipStale')}</span>}
          />
        </Part>
      )}
    </div>
  )
}

function ClosedOne({ order }: { order: WireContract }) {
  const t = useText()
  const { price, count, signedMoney } = useFormats()
  const instrument = useInstruments()?.find(({ symbol }) => symbol === order.symbol)
  const close = order.closes.at(-1)
  const net = formatMoney(netOfLastClose(order))
  return (
    <>
      <ContractHead
        order={order}
        lots={close?.lots ?? order.lots}
        end={<Amount text={signedMoney(net)} direction={directionOf(net)} size="dense" />}
      />
      {close && (
        <p className="tabular text-caption text-text3">
          {t('orders.stepDetail', {
            price: price(close.price, instrument?.priceDecimals ?? 2),
            seq: count(close.seq),
          })}
        </p>
      )}
    </>
  )
}
