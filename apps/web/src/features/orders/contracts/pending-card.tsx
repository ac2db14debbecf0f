// One order that waits: its limit, how far the market is, what it reserves, and its end by hand.

import { addMoney, formatMoney } from '@fairtick/core/numbers/money'
import { AlertDialog } from '@fairtick/ui/alert-dialog'
import { Card } from '@fairtick/ui/card'
import { StatGrid } from '@fairtick/ui/definition-list'
import { useToast } from '@fairtick/ui/toast'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useState } from 'react'
import { coreInstrument } from '../../../live/core-instrument.ts'
import { pairOf, useInstrument } from '../../../live/instruments.ts'
import { useQuote } from '../../../live/use-live.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { useNavigation } from '../../../platform/navigation.ts'
import { readMoney } from '../../../platform/read-money.ts'
import {
  CloseNotice,
  ContractHead,
  draftAnew,
  FreshnessNote,
  useCancelling,
} from '../../contracts/public.ts'
import { CardActions } from '../shared/card-actions.tsx'
import { distanceToMarket } from './pending-distance.ts'
import { useLevelItems } from './use-level-items.ts'

/** What follows once the order is cancelled. */
type Deed = 'cancel' | 'edit'

export function PendingCard({ order }: { order: WireContract }) {
  const t = useText()
  const quote = useQuote(order.symbol)
  const [asked, setAsked] = useState<{ deed: Deed; state: 'open' | 'closed' }>()
  const tellEnd = useEndedNotice()
  const cancelling = useCancelling(order, (ended) => tellEnd(ended, asked?.deed ?? 'cancel'))
  const isBusy = cancelling.submission.state === 'sending'
  const ask = (deed: Deed) => setAsked({ deed, state: 'open' })
  const cancel = () => {
    setAsked((before) => before && { ...before, state: 'closed' })
    cancelling.submit({ id: order.id })
  }
  return (
    <Card className="flex flex-col gap-2.5">
      <ContractHead
        order={order}
        lots={order.lots}
        end={quote && <FreshnessNote freshness={quote.freshness} symbol={order.symbol} />}
      />
      <Figures order={order} />
      <CloseNotice calling={cancelling} />
      <CardActions
        order={order}
        actions={[
          {
            label: 'positions.edit',
            name: 'positions.editOf',
            disabled: isBusy,
            onClick: () => ask('edit'),
          },
          {
            label: 'positions.cancelOrder',
            name: 'positions.cancelOf',
            busy: isBusy,
            onClick: () => ask('cancel'),
          },
        ]}
      />
      <AlertDialog
        open={asked?.state === 'open'}
        onClose={() => setAsked((before) => before && { ...before, state: 'closed' })}
        title={t(asked?.deed === 'edit' ? 'positions.editTitle' : 'positions.cancelTitle')}
        confirmLabel={t(asked?.deed === 'edit' ? 'positions.editConfirm' : 'positions.cancelOrder')}
        onConfirm={cancel}
        cancelLabel={t('positions.keepOrder')}
      >
        {t(asked?.deed === 'edit' ? 'positions.editText' : 'positions.cancelText')}
      </AlertDialog>
    </Card>
  )
}

/** Says that it is cancelled, or that it was filled before; Edit goes on to a new order. */
function useEndedNotice(): (order: WireContract, deed: Deed) => void {
  const t = useText()
  const showToast = useToast()
  const { go } = useNavigation()
  return (order, deed) => {
    const isCancelled = order.status === 'cancelled'
    const pair = pairOf(order.symbol)
    showToast({
      tone: isCancelled ? 'success' : 'info',
      text: t(isCancelled ? 'positions.cancelled' : 'positions.filledBefore', { pair }),
    })
    if (!isCancelled || deed !== 'edit') return
    draftAnew(order)
    go('/pages/trade', { symbol: order.symbol, mode: 'contract' })
  }
}

function Figures({ order }: { order: WireContract }) {
  const t = useText()
  const { money, price, signedPercent } = useFormats()
  const instrument = useInstrument(order.symbol)
  const mark = useQuote(order.symbol)?.price
  const decimals = instrument?.priceDecimals ?? 2
  const levels = useLevelItems(order, decimals)
  const market = instrument && distanceToMarket(order, coreInstrument(instrument), mark)
  const reserved = addMoney(readMoney(order.margin), readMoney(order.fee))
  const shown = (text: string | null) => (text === null ? '—' : price(text, decimals))
  return (
    <StatGrid
      items={[
        { id: 'limit', label: t('positions.limitPrice'), value: shown(order.delegatedPrice) },
        { id: 'market', label: t('positions.marketPrice'), value: shown(market?.entry ?? null) },
        {
          id: 'distance',
          label: t('positions.distance'),
          value: market ? signedPercent(market.distance) : '—',
        },
        { id: 'reserved', label: t('positions.reserved'), value: money(formatMoney(reserved)) },
        ...levels,
      ]}
    />
  )
}
