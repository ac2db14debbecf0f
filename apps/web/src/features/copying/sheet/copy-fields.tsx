// What is chosen for a follow: size, allocation, most of one copy, copy stop, leverage.

import { MIN_ALLOCATION } from '@fairtick/core/copy/follow'
import { formatMoney } from '@fairtick/core/numbers/money'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { Segmented } from '@fairtick/ui/segmented'
import { useQuery } from '@tanstack/react-query'
import { DecimalField } from '../../../platform/decimal-field.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { type Say, useText } from '../../../platform/i18n.ts'
import { readMoney } from '../../../platform/read-money.ts'
import { summaryQuery } from '../../../platform/shared-queries.ts'
import { type CopyField, type CopyProblem, maxPerOrderOf, partOf, shareOf } from './copy-form.ts'
import type { CopySheetForm } from './use-copy-sheet.ts'

type FieldsProps = { copy: CopySheetForm }

export function CopyFields({ copy }: FieldsProps) {
  const t = useText()
  const { form, change } = copy
  const errorOf = useErrorOf(copy)
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <Segmented
          label={t('copying.mode')}
          value={form.mode}
          onChange={(mode) => change({ mode })}
          options={[
            { value: 'proportional', label: t('copying.modeProportional') },
            { value: 'fixed', label: t('copying.modeFixed') },
          ]}
        />
        <p className="text-caption text-text2">
          {t(form.mode === 'fixed' ? 'copying.modeFixedText' : 'copying.modeProportionalText')}
        </p>
      </div>
      <Allocation copy={copy} />
      {form.mode === 'fixed' && (
        <DecimalField
          label={t('copying.fixedLots')}
          value={form.fixedLots}
          onChange={(fixedLots) => change({ fixedLots })}
          error={errorOf('fixedLots')}
        />
      )}
      <DecimalField
        label={t('copying.maxPerOrder')}
        unit="USD"
        value={maxPerOrderOf(form)}
        onChange={(maxPerOrder) => change({ maxPerOrder })}
        error={errorOf('maxPerOrder')}
      />
      <DecimalField
        label={t('copying.stopLoss')}
        unit="%"
        step="5"
        min="1"
        max="100"
        align="center"
        value={form.stopLoss}
        onChange={(stopLoss) => change({ stopLoss })}
        error={errorOf('stopLoss')}
      />
      <DecimalField
        label={t('copying.maxLeverage')}
        hint={t('copying.maxLeverageHint')}
        value={form.maxLeverage}
        onChange={(maxLeverage) => change({ maxLeverage })}
        error={errorOf('maxLeverage')}
      />
    </>
  )
}

const PARTS = ['0.1', '0.25', '0.5'] as const

function Allocation({ copy }: FieldsProps) {
  const t = useText()
  const { money, wholePercent } = useFormats()
  const { data } = useQuery(summaryQuery)
  const { form, change } = copy
  const error = useErrorOf(copy)('allocation')
  const spendable = data && readMoney(data.spendable)
  const share = spendable && shareOf(form.allocation, spendable)
  const chosen = spendable && PARTS.find((part) => partOf(spendable, part) === form.allocation)
  return (
    <div className="flex flex-col gap-1.5">
      <DecimalField
        label={t('copying.allocation')}
        labelEnd={
          data &&
          share === undefined &&
          t('copying.spendable', { amount: money(data.spendable, 'down') })
        }
        hint={t('copying.allocationHint')}
        unit="USD"
        value={form.allocation}
        onChange={(allocation) => change({ allocation })}
        error={error}
      />
      {spendable !== undefined && (
        <ChipGroup
          layout="fill"
          label={t('copying.allocation')}
          value={chosen ?? null}
          onChange={(part) => change({ allocation: partOf(spendable, part) })}
          options={PARTS.map((value) => ({ value, label: wholePercent(value) }))}
        />
      )}
      {data && share !== undefined && (
        <p className="tabular text-caption text-text2">
          {t('copying.allocationShare', {
            rate: wholePercent(share),
            amount: money(data.spendable, 'down'),
          })}
        </p>
      )}
    </div>
  )
}

function useErrorOf({ problemOf, complaintOf }: CopySheetForm) {
  const t = useText()
  const { money } = useFormats()
  const least = money(formatMoney(MIN_ALLOCATION))
  return (field: CopyField) => {
    const problem = problemOf(field)
    return problem === undefined ? complaintOf(field) : problemText(problem, least, t)
  }
}

function problemText(problem: CopyProblem, least: string, t: Say): string {
  switch (problem) {
    case 'below_minimum':
      return t('copying.atLeast', { min: least })
    case 'percent':
      return t('copying.percentBounds')
    case 'leverage':
      return t('copying.leverageBounds')
    case 'required':
      return t('problems.required')
    default:
      return t('problems.invalid')
  }
}
