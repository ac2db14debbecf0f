// Up and Down, of equal size; while one is sending both are locked, and while blocked they say why.

import { Button } from '@fairtick/ui/button'
import { useId } from 'react'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type Say, type TextKey, useText } from '../../../platform/i18n.ts'
import { isLocked } from '../../trade/submission.ts'
import type { Direction, Purchase } from '../purchase.ts'
import type { Blocked, Ticket } from '../use-ticket.ts'
import { DirectionLabel } from './direction-label.tsx'

export type BuyButtonsProps = {
  ticket: Ticket
  purchase: Purchase
  pair: string
  onBuy: (direction: Direction) => void
}

export function BuyButtons({ ticket, purchase, pair, onBuy }: BuyButtonsProps) {
  const t = useText()
  const { signedMoney, money } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const reasonId = useId()
  const { blocked, preview } = ticket
  const sending = purchase.state === 'sending' ? purchase.request.body.direction : undefined
  // What passes in a moment stands in the buttons, so that they do not move.
  const soon = blocked && SOON[blocked]
  const reason = blocked && blockedSentence(blocked, { ticket, pair, currency, t, money })
  const button = (direction: Direction) => (
    <Button
      block
      size="large"
      tone={direction}
      className="flex-1"
      busy={sending === direction}
      disabled={blocked !== undefined || (isLocked(purchase) && sending !== direction)}
      aria-describedby={reason === undefined ? undefined : reasonId}
      detail={soon ? t(soon) : preview && signedMoney(preview.profit)}
      onClick={() => onBuy(direction)}
    >
      <DirectionLabel direction={direction} />
    </Button>
  )
  return (
    <div className="flex w-full flex-col gap-1.5">
      {reason !== undefined && (
        <p id={reasonId} role="status" className="text-center text-caption text-text2">
          {reason}
        </p>
      )}
      <div className="flex gap-2.5">
        {button('up')}
        {button('down')}
      </div>
    </div>
  )
}

type Sentence = {
  ticket: Ticket
  pair: string
  currency: string
  t: Say
  money: (text: string, rounding?: 'down') => string
}

/** The stake's own problems stand at its field. */
function blockedSentence(blocked: Blocked, { ticket, pair, currency, t, money }: Sentence) {
  const { terms } = ticket
  if (blocked === 'insufficient') {
    const amount = money(terms.spendable ?? '0', 'down')
    return t('options.blockedInsufficient', { amount, currency })
  }
  if (blocked === 'open_stake') {
    return t('options.blockedOpenStake', { pair, max: money(terms.maxOpenStake ?? '0') })
  }
  const key = PLAIN_REASONS[blocked]
  return key && t(key)
}

const SOON: Partial<Record<Blocked, TextKey>> = {
  loading: 'options.blockedLoading',
  waiting: 'options.blockedWaitingShort',
}

const PLAIN_REASONS: Partial<Record<Blocked, TextKey>> = {
  offline: 'options.blockedOffline',
  maintenance: 'shell.maintenance',
  stale: 'options.blockedStale',
}
