// The one button that orders, with its whole sentence; why it cannot, and the way out.

import { formatLots } from '@fairtick/core/numbers/lots'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import { Button } from '@fairtick/ui/button'
import { useId } from 'react'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { isLocked, needsNotice } from '../../../platform/submission/submission.ts'
import { TradeRefusalAction, useTradeRefusalAction } from '../../../shell/trade-refusal-action.tsx'
import type { OpenContractFlow } from '../use-open-contract-flow.ts'
import type { Blocked } from '../use-order-ticket.ts'
import { OpeningNotice } from './opening-notice.tsx'
import { toneOf } from './side-label.tsx'
import { TicketFigures } from './ticket-figures.tsx'

export function ConfirmBar({ flow }: { flow: OpenContractFlow }) {
  const t = useText()
  const reasonId = useId()
  const { ticket, opening, send } = flow
  const { submission } = opening
  const { blocked } = ticket
  if (needsNotice(submission)) return <OpeningNotice flow={flow} />
  const isOutOfMoney = blocked === 'insufficient_balance' || blocked === 'exposure_limit'
  const reason = blocked && REASONS[blocked]
  return (
    <div className="flex w-full flex-col gap-1.5">
      <TicketFigures ticket={ticket} />
      {isOutOfMoney && <OutOfMoney flow={flow} reasonId={reasonId} />}
      {reason !== undefined && (
        <p id={reasonId} role="status" className="text-center text-caption text-text2">
          {t(reason)}
        </p>
      )}
      {!isOutOfMoney && (
        <Button
          block
          size="large"
          className="text-balance break-keep"
          tone={toneOf(ticket.form.direction)}
          busy={submission.state === 'sending'}
          disabled={blocked !== undefined || (isLocked(submission) && !isSending(submission.state))}
          aria-describedby={reason === undefined ? undefined : reasonId}
          onClick={send}
        >
          <Sentence flow={flow} />
        </Button>
      )}
    </div>
  )
}

/** What the order is, in words: side, size, pair, price of a limit, cost. */
function Sentence({ flow: { ticket } }: { flow: OpenContractFlow }) {
  const t = useText()
  const formats = useFormats()
  const currency = useClientState((state) => state.symbol)
  const { form, reading, situation, instrument } = ticket
  const isLong = form.direction === 'long'
  const { lots, preview, entry, fillsAtOnce } = reading ?? {}
  if (lots === undefined || preview === undefined || situation === undefined || !entry) {
    return t(isLong ? 'orderTicket.buyLong' : 'orderTicket.sellShort')
  }
  const values = {
    lots: formatLots(lots),
    pair: instrument.pair,
    amount: `${formats.money(formatMoney(preview.total))}\u00a0${currency}`,
    price: formats.price(formatPrice(entry, 0), instrument.priceDecimals),
  }
  if (fillsAtOnce) return t(isLong ? 'contracts.confirmBuy' : 'contracts.confirmSell', values)
  return t(isLong ? 'contracts.confirmBuyLimit' : 'contracts.confirmSellLimit', values)
}

type OutOfMoneyProps = { flow: OpenContractFlow; reasonId: string }

/** Not enough money, or too much on one instrument: a size that fits, or where to make room. */
function OutOfMoney({ flow: { ticket }, reasonId }: OutOfMoneyProps) {
  const t = useText()
  const { money } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const { reading, terms, blocked, instrument, change } = ticket
  const affordable = reading?.affordableLots ?? 0n
  const action = useTradeRefusalAction(
    blocked === 'exposure_limit' ? blocked : 'insufficient_balance',
  )
  const lots = reading && formatLots(reading.affordableLots)
  return (
    <>
      <p id={reasonId} role="status" className="text-center text-caption text-danger">
        {blocked === 'exposure_limit'
          ? t('contracts.exposureReached', {
              pair: instrument.pair,
              max: money(instrument.maxOpenNotional ?? '0'),
              currency,
            })
          : t('options.blockedInsufficient', {
              amount: money(terms?.spendable ?? '0', 'down'),
              currency,
            })}
      </p>
      <div className="flex gap-2.5">
        {action && <TradeRefusalAction action={action} />}
        {affordable > 0n && (
          <Button
            size="large"
            className="min-w-0 flex-1"
            onClick={() => change({ size: { by: 'share', text: '100' } })}
          >
            {t('contracts.useSmaller', { lots: lots ?? '' })}
          </Button>
        )}
      </div>
    </>
  )
}

function isSending(state: string): boolean {
  return state === 'sending'
}

/** The fields' own problems stand at the fields; what passes in a moment too is said. */
const REASONS: Partial<Record<Blocked, TextKey>> = {
  maintenance: 'shell.maintenance',
  offline: 'options.blockedOffline',
  stale: 'orderTicket.blockedStale',
  waiting: 'options.blockedWaitingShort',
  loading: 'options.blockedLoading',
  form: 'contracts.blockedForm',
}
