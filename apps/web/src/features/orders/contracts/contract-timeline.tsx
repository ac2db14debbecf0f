// The timeline of a contract: each step with its time, price, tick, and what it cost or brought.

import { SectionHeader } from '@fairtick/ui/section-header'
import { Timeline } from '@fairtick/ui/timeline'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { type Formats, useFormats } from '../../../platform/formats.ts'
import { type Say, type TextKey, useText } from '../../../platform/i18n.ts'
import { asChange, reasonWordOf, trimLots } from '../../contracts/public.ts'
import type { ContractStep } from '../shared/order-detail.ts'

const STEP_WORDS = orUnknown(
  {
    placed: 'positions.stepPlaced',
    opened: 'positions.stepOpened',
    levels_set: 'positions.stepLevels',
    overnight: 'positions.stepOvernight',
    closed: 'positions.stepClosed',
    cancelled: 'positions.stepCancelled',
  } as const satisfies Record<ContractStep['what'], TextKey>,
  'shell.unknown',
)

export type ContractTimelineProps = {
  orderType: WireContract['orderType']
  timeline: readonly ContractStep[]
  decimals: number
}

/** What the price of a step is that no tick decided. */
const PLACED_WORDS = orUnknown(
  {
    market: 'positions.shownPrice',
    limit: 'positions.limitPrice',
  } as const satisfies Record<WireContract['orderType'], TextKey>,
  'shell.unknown',
)

export function ContractTimeline({ orderType, timeline, decimals }: ContractTimelineProps) {
  const t = useText()
  const formats = useFormats()
  return (
    <>
      <SectionHeader title={t('orders.course')} className="-mt-2" />
      <Timeline
        label={t('orders.course')}
        steps={timeline.map((step) => ({
          title: titleOf(step, t),
          time: formats.fullTime(step.time),
          detail: detailOf(step, { priceWord: t(PLACED_WORDS[orderType]), decimals, t, formats }),
          state: step.what === 'cancelled' ? 'failed' : 'done',
        }))}
      />
    </>
  )
}

function titleOf({ what, reason }: ContractStep, t: Say): string {
  const title = t(STEP_WORDS[what])
  const isEnd = what === 'closed' || what === 'cancelled'
  return isEnd && reason !== null ? `${title} · ${t(reasonWordOf(what, reason))}` : title
}

type Words = {
  readonly t: Say
  readonly formats: Formats
  readonly decimals: number
  readonly priceWord: string
}

/** What of the step is known, one after another. */
function detailOf(step: ContractStep, { t, formats, decimals, priceWord }: Words): string {
  const { price, count, fee, signedFee } = formats
  const level = (text: string | null) =>
    text === null ? t('positions.levelsNone') : price(text, decimals)
  const parts = [
    step.lots !== null && t('positions.lotsText', { lots: trimLots(step.lots) }),
    step.price !== null &&
      (step.seq === null
        ? `${priceWord} ${price(step.price, decimals)}`
        : t('orders.stepDetail', { price: price(step.price, decimals), seq: count(step.seq) })),
    step.profit !== null && `${t('positions.profit')} ${signedFee(step.profit)}`,
    step.fee !== null &&
      (step.what === 'overnight'
        ? signedFee(asChange(step.fee))
        : `${t('positions.fee')} ${fee(step.fee)}`),
    hasLevels(step) && `${t('positions.takeProfit')} ${level(step.takeProfit)}`,
    hasLevels(step) && `${t('positions.stopLoss')} ${level(step.stopLoss)}`,
  ]
  return parts.filter((part) => part !== false).join(' · ')
}

function hasLevels({ what, takeProfit, stopLoss }: ContractStep): boolean {
  return what === 'levels_set' || takeProfit !== null || stopLoss !== null
}
