// The review step: what will be bought, at what price about, until when.

import { Button } from '@fairtick/ui/button'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { Sheet } from '@fairtick/ui/sheet'
import { useId } from 'react'
import { usePacedQuote } from '../../../live/use-paced-quote.ts'
import { useClientState, type WireInstrument } from '../../../platform/client-state.ts'
import { durationText } from '../../../platform/duration-text.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { useServerNow } from '../../../platform/use-server-now.ts'
import { useTicketSettings } from '../../order-ticket/public.ts'
import { blockedSentence, SOON } from '../blocked-sentence.ts'
import type { Direction } from '../purchase.ts'
import type { Ticket } from '../use-ticket.ts'
import { DirectionLabel } from './direction-label.tsx'
import { TicketPreviewLine } from './ticket-preview-line.tsx'

export type ReviewSheetProps = {
  open: boolean
  onClose: () => void
  instrument: WireInstrument
  ticket: Ticket
  direction: Direction
  onConfirm: () => void
}

export function ReviewSheet(props: ReviewSheetProps) {
  const { open, onClose, instrument, ticket, direction, onConfirm } = props
  const t = useText()
  const { price, money, time, percent } = useFormats()
  const quote = usePacedQuote(instrument.symbol)
  const currency = useClientState((state) => state.symbol)
  const tolerance = useTicketSettings((settings) => settings.tolerance)
  const nowMs = useServerNow(1_000)
  const { durationSeconds, stake } = ticket.form
  const reasonId = useId()
  const { blocked } = ticket
  const soon = blocked && SOON[blocked]
  const parts = { ticket, pair: instrument.pair, currency, t, money }
  const reason = soon ? t(soon) : blocked && blockedSentence(blocked, parts)
  const label = t(direction === 'up' ? 'options.up' : 'options.down')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('optionDetails.reviewTitle')}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex w-full flex-col gap-2">
          {reason !== undefined && (
            <p id={reasonId} role="status" className="text-center text-caption text-text2">
              {reason}
            </p>
          )}
          <Button
            block
            size="large"
            tone={direction}
            disabled={blocked !== undefined}
            aria-describedby={reason === undefined ? undefined : reasonId}
            onClick={onConfirm}
          >
            {t('optionDetails.confirmBuy', {
              direction: label,
              stake: money(stake || '0'),
              currency,
            })}
          </Button>
        </div>
      }
    >
      <DefinitionList
        rows={[
          {
            id: 'instrument',
            label: t('optionDetails.reviewInstrument'),
            value: <span translate="no">{instrument.pair}</span>,
            weight: 'strong',
          },
          {
            id: 'direction',
            label: t('optionDetails.reviewDirection'),
            value: (
              <span className={direction === 'up' ? 'text-up' : 'text-down'}>
                <DirectionLabel direction={direction} />
              </span>
            ),
            weight: 'strong',
          },
          { id: 'duration', label: t('options.duration'), value: durationText(durationSeconds, t) },
          {
            id: 'price',
            label: t('optionDetails.reviewShown'),
            value: quote?.price == null ? '—' : price(quote.price, instrument.priceDecimals),
          },
          {
            id: 'expiry',
            label: t('optionDetails.reviewExpiry'),
            value: time(nowMs + durationSeconds * 1_000),
          },
          { id: 'tolerance', label: t('optionDetails.reviewTolerance'), value: percent(tolerance) },
          {
            id: 'stake',
            label: t('options.stake'),
            value: `${money(stake || '0')} ${currency}`,
            weight: 'total',
          },
        ]}
      />
      <div className="pt-2">
        <TicketPreviewLine preview={ticket.preview} />
        <p className="pt-2 text-caption text-text3">{t('optionDetails.reviewStrikeNote')}</p>
      </div>
    </Sheet>
  )
}
