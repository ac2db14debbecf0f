// The course of a contract: each step with its time, price, tick, and what it cost or brought.

import { SectionHeader } from '@fairtick/ui/section-header'
import { Timeline } from '@fairtick/ui/timeline'
import { type Formats, useFormats } from '../../../platform/formats.ts'
import { type Say, type TextKey, useText } from '../../../platform/i18n.ts'
import { asChange } from '../contract-result.ts'
import type { ContractStep } from '../order-detail.ts'
import { REASON_WORDS } from '../reason-words.ts'
import { trimLots } from '../trim-lots.ts'

const STEP_WORDS = {
  placed: 'positions.stepPlaced',
  opened: 'positions.stepOpened',
  levels_set: 'positions.stepLevels',
  overnight: 'positions.stepOvernight',
  closed: 'positions.stepClosed',
  cancelled: 'positions.stepCancelled',
} as const satisfies Record<ContractStep['what'], TextKey>

export type ContractCourseProps = { timeline: readonly ContractStep[]; decimals: number }

export function ContractCourse({ timeline, decimals }: ContractCourseProps) {
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
          detail: detailOf(step, decimals, { t, formats }),
          state: step.what === 'cancelled' ? 'failed' : 'done',
        }))}
      />
    </>
  )
}

function titleOf({ what, reason }: ContractStep, t: Say): string {
  const title = t(STEP_WORDS[what])
  const isEnd = what === 'closed' || what === 'cancelled'
  return isEnd && reason !== null ? `${title} · ${t(REASON_WORDS[reason])}` : title
}

type Words = { readonly t: Say; readonly formats: Formats }

/** What of the step is known, one after another. */
function detailOf(step: ContractStep, decimals: number, { t, formats }: Words): string {
  const { price, count, exactMoney, exactSignedMoney } = formats
  const level = (text: string | null) =>
    text === null ? t('positions.levelsNone') : price(text, decimals)
  const parts = [
    step.lots !== null && t('positions.lotsText', { lots: trimLots(step.lots) }),
    step.price !== null &&
      (step.seq === null
        ? `${t('positions.limitPrice')} ${price(step.price, decimals)}`
        : t('orders.stepDetail', { price: price(step.price, decimals), seq: count(step.seq) })),
    step.profit !== null && `${t('positions.profit')} ${exactSignedMoney(step.profit)}`,
    step.fee !== null &&
      (step.what === 'overnight'
        ? exactSignedMoney(asChange(step.fee))
        : `${t('positions.fee')} ${exactMoney(step.fee)}`),
    step.levelsUnrecorded && t('positions.levelsUnrecorded'),
    hasLevels(step) && `${t('positions.takeProfit')} ${level(step.takeProfit)}`,
    hasLevels(step) && `${t('positions.stopLoss')} ${level(step.stopLoss)}`,
  ]
  return parts.filter((part) => part !== false).join(' · ')
}

function hasLevels({ what, takeProfit, stopLoss }: ContractStep): boolean {
  return what === 'levels_set' || takeProfit !== null || stopLoss !== null
}
