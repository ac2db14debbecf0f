// The ticket: duration with payout, stake, and what being right or wrong would bring.

import { Chip } from '@fairtick/ui/chip'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { useClientState } from '../../../platform/client-state.ts'
import { DecimalField } from '../../../platform/decimal-field.tsx'
import { durationText } from '../../../platform/duration-text.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type Say, useText } from '../../../platform/i18n.ts'
import { useServerNow } from '../../../platform/use-server-now.ts'
import { TicketSettingsButton } from '../../order-ticket/public.ts'
import { largestStake, quickStakes } from '../ticket-form.ts'
import type { Ticket } from '../use-ticket.ts'
import { ExplainTicket } from './explain-ticket.tsx'
import { TicketPreviewLine } from './ticket-preview-line.tsx'

export function OptionTicket({ ticket }: { ticket: Ticket }) {
  const t = useText()
  return (
    <section aria-label={t('options.ticket')} className="flex flex-col">
      <div data-first-step="2" className="-mt-1.5 flex items-center gap-1">
        <Durations ticket={ticket} />
        <TicketSettingsButton mode="option" />
      </div>
      <Means ticket={ticket} />
      <Stake ticket={ticket} />
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <TicketPreviewLine preview={ticket.preview} />
        </div>
        {ticket.preview && <ExplainTicket preview={ticket.preview} />}
      </div>
    </section>
  )
}

function Durations({ ticket: { form, terms, setDuration } }: { ticket: Ticket }) {
  const t = useText()
  const { plainPercent } = useFormats()
  return (
    <ChipGroup
      label={t('options.duration')}
      options={terms.durations.map(({ seconds, payoutRate }) => ({
        value: String(seconds),
        label: `${durationText(seconds, t)} ${plainPercent(payoutRate)}`,
      }))}
      value={String(form.durationSeconds)}
      onChange={(value) => setDuration(Number(value))}
      className="min-w-0 flex-1"
    />
  )
}

/** What can be spent, and when an option bought now would be decided. */
function Means({ ticket: { terms, form } }: { ticket: Ticket }) {
  const t = useText()
  const { money } = useFormats()
  return (
    <p className="tabular flex flex-wrap justify-between gap-x-3 text-caption text-text2">
      {/* Keeps its line while the balance is read. */}
      <span>
        {terms.spendable === undefined
          ? '\u00a0'
          : t('options.spendable', { amount: money(terms.spendable, 'down') })}
      </span>
      <ExpiryClock durationSeconds={form.durationSeconds} />
    </p>
  )
}

function Stake({ ticket }: { ticket: Ticket }) {
  const t = useText()
  const currency = useClientState((state) => state.symbol)
  const { form, terms, stakeProblem, setStake } = ticket
  const chips = [
    { label: t('options.stakeMin'), stake: terms.minStake },
    ...quickStakes(terms).map((stake) => ({ label: stake, stake })),
    { label: t('options.stakeMax'), stake: largestStake(terms) },
  ]
  return (
    <>
      <DecimalField
        label={<span className="sr-only">{t('options.stake')}</span>}
        error={stakeProblem && stakeSentence(stakeProblem, terms, t)}
        value={form.stake}
        onChange={setStake}
        step={terms.minStake}
        min={terms.minStake}
        max={terms.maxStake}
        decreaseLabel={t('options.decrease')}
        increaseLabel={t('options.increase')}
        unit={currency}
        align="center"
        className="-mt-1"
      />
      <div className="-mx-1 flex justify-between gap-1">
        {chips.map(({ label, stake }) => (
          <Chip key={label} onClick={() => setStake(stake)} className="min-w-0 flex-1">
            {label}
          </Chip>
        ))}
      </div>
    </>
  )
}

/** When an option bought now would be decided. */
function ExpiryClock({ durationSeconds }: { durationSeconds: number }) {
  const t = useText()
  const { time, dateTime } = useFormats()
  const expiryMs = useServerNow(1_000) + durationSeconds * 1_000
  const isLong = durationSeconds >= LONG_SECONDS
  return (
    <span className="tabular whitespace-nowrap">
      {t('options.endsAt', { time: isLong ? dateTime(expiryMs) : time(expiryMs) })}
    </span>
  )
}

/** From here on the time of day alone says too little. */
const LONG_SECONDS = 4 * 3_600

function stakeSentence(
  problem: NonNullable<Ticket['stakeProblem']>,
  terms: Ticket['terms'],
  t: Say,
): string {
  switch (problem) {
    case 'required':
      return t('options.stakeRequired')
    case 'too_many_decimals':
      return t('options.stakeDecimals')
    case 'too_low':
      return t('options.stakeTooLow', { min: terms.minStake })
    case 'too_high':
      return t('options.stakeTooHigh', { max: terms.maxStake })
    default:
      return problem satisfies never
  }
}
