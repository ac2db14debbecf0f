// Buy at ask and sell at bid, always both; with a position a third button that closes.

import { type Direction, entryPrice } from '@fairtick/core/contracts/direction'
import { calculateQuote } from '@fairtick/core/market/quote'
import { formatPrice, parsePrice } from '@fairtick/core/numbers/price'
import { Button, ButtonLink } from '@fairtick/ui/button'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { lazy, Suspense, useState } from 'react'
import { coreInstrument } from '../../../live/core-instrument.ts'
import { useOpenContracts } from '../../../live/use-open-contracts.ts'
import { useFormats } from '../../../platform/formats.ts'
import { speakScope, useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { useTicketSettings } from '../../trade/ticket-settings.ts'
import { usePacedQuote } from '../../trade/use-paced-quote.ts'
import { lotsText } from '../ticket-form.ts'
import type { OpeningFlow } from '../use-opening-flow.ts'
import { SideLabel, toneOf } from './side-label.tsx'

const CloseSheet = lazy(async () => {
  const [file] = await Promise.all([
    import('../../orders/parts/close-sheet.tsx'),
    speakScope('all'),
  ])
  return { default: file.CloseSheet }
})

export type TradeBarProps = { flow: OpeningFlow; onTap: (direction: Direction) => void }

export function TradeBar({ flow, onTap }: TradeBarProps) {
  const t = useText()
  const { instrument, form, blocked, reading, situation } = flow.ticket
  const { positions } = useOpenContracts()
  const isAtOnce = useTicketSettings((settings) => settings.contractReview) === 'off'
  const own = positions.filter(({ symbol }) => symbol === instrument.symbol)
  const isStale = blocked === 'stale'
  // Three buttons leave room for one word each.
  const as = own.length > 0 ? 'brief' : 'deed'
  return (
    <div className="flex w-full flex-col gap-1.5">
      {isStale && (
        <p role="status" className="text-center text-caption text-text2">
          {t('contracts.blockedStale')}
        </p>
      )}
      {isAtOnce && (
        <p className="text-center text-caption text-warn">
          {t('contracts.atOnceNote', {
            lots: situation && reading?.lots ? lotsText(reading.lots, situation.instrument) : '—',
            leverage: form.leverage,
          })}
        </p>
      )}
      <div className="flex gap-2.5">
        <SideButton direction="long" flow={flow} onTap={onTap} as={as} />
        <SideButton direction="short" flow={flow} onTap={onTap} as={as} />
        {own.length > 0 && <CloseButton positions={own} pair={instrument.pair} />}
      </div>
    </div>
  )
}

type SideButtonProps = TradeBarProps & { direction: Direction; as: 'deed' | 'brief' }

function SideButton({ direction, flow, onTap, as }: SideButtonProps) {
  const { price } = useFormats()
  const { instrument } = flow.ticket
  const quote = usePacedQuote(instrument.symbol)
  const mark = parsePrice(quote?.price ?? '')
  const text =
    mark === undefined
      ? '—'
      : price(
          formatPrice(entryPrice(direction, calculateQuote(mark, coreInstrument(instrument))), 0),
          instrument.priceDecimals,
        )
  const { submission } = flow.opening
  const isSending = submission.state === 'sending'
  return (
    <Button
      block
      size="large"
      tone={toneOf(direction)}
      className="flex-1"
      disabled={flow.ticket.blocked === 'stale' || flow.ticket.blocked === 'waiting'}
      busy={isSending && submission.request.body.direction === direction}
      detail={text}
      onClick={() => onTap(direction)}
    >
      <SideLabel direction={direction} as={as} />
    </Button>
  )
}

type CloseButtonProps = { positions: readonly WireContract[]; pair: string }

/** One position closes here; of several one is chosen in the list. */
function CloseButton({ positions, pair }: CloseButtonProps) {
  const t = useText()
  const [shown, setShown] = useState<{ order: WireContract; state: 'open' | 'closed' }>()
  const [first] = positions
  const label = t('contracts.closePosition', { pair })
  if (positions.length > 1 || first === undefined) {
    return (
      <ButtonLink tone="soft" size="large" href={hrefOf('/pages/home/order')} aria-label={label}>
        {t('contracts.close')}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button
        tone="soft"
        size="large"
        aria-label={label}
        onClick={() => setShown({ order: first, state: 'open' })}
      >
        {t('contracts.close')}
      </Button>
      {shown && (
        <Suspense>
          <CloseSheet
            key={shown.order.id}
            open={shown.state === 'open'}
            onClose={() => setShown({ ...shown, state: 'closed' })}
            order={shown.order}
          />
        </Suspense>
      )}
    </>
  )
}
