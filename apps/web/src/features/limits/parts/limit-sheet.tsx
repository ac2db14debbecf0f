// Setting one limit, or taking it away.

import { Button } from '@fairtick/ui/button'
import { Sheet } from '@fairtick/ui/sheet'
import { useToast } from '@fairtick/ui/toast'
import { type FormEvent, useState } from 'react'
import { DecimalField } from '../../../platform/decimal-field.tsx'
import { fieldProblemText } from '../../../platform/field-problem-text.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import {
  LIMIT_KINDS,
  type LimitName,
  type Limits,
  limitBody,
  limitOf,
  limitProblem,
} from '../limit-form.ts'
import { useChangeLimits } from '../use-limits.ts'

export type LimitSheetProps = { name: LimitName; limits: Limits; onClose: () => void }

export function LimitSheet({ name, limits, onClose }: LimitSheetProps) {
  const t = useText()
  const showToast = useToast()
  const { dateTime } = useFormats()
  const [isOpen, setIsOpen] = useState(true)
  const current = limitOf(limits, name)
  const [typed, setTyped] = useState(current ?? '')
  const [isJudged, setIsJudged] = useState(false)
  const problem = isJudged ? limitProblem(name, typed) : undefined
  const { mutate, isPending, error } = useChangeLimits((after) => {
    const waiting = after.pending.find(({ field }) => field === name)
    const text =
      waiting === undefined
        ? t('limits.savedNow')
        : t('limits.savedLater', { time: dateTime(waiting.from) })
    showToast({ text, tone: 'success' })
    setIsOpen(false)
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    setIsJudged(true)
    if (!isPending && limitProblem(name, typed) === undefined) mutate(limitBody(name, typed))
  }
  const { label, hint } = WORDS[LIMIT_KINDS[name]]
  return (
    <Sheet
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClose}
      title={t(`limits.${name}`)}
      closeLabel={t('shell.close')}
    >
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        {name in HINTS && (
          <p className="text-dense text-text2">{t(HINTS[name as keyof typeof HINTS])}</p>
        )}
        <DecimalField
          label={t(label)}
          hint={hint && t(hint)}
          value={typed}
          onChange={setTyped}
          error={problem && fieldProblemText(problem, t)}
        />
        <FormFailure failure={error ?? undefined} unanswered={t('limits.unknown')} />
        <Button type="submit" size="large" block busy={isPending}>
          {t('limits.save')}
        </Button>
        {current !== null && (
          <Button
            tone="quiet"
            block
            disabled={isPending}
            onClick={() => mutate(limitBody(name, null))}
          >
            {t('limits.remove')}
          </Button>
        )}
      </form>
    </Sheet>
  )
}

const WORDS: Record<'amount' | 'count' | 'minutes', { label: TextKey; hint?: TextKey }> = {
  amount: { label: 'limits.amount' },
  count: { label: 'limits.count', hint: 'limits.countHint' },
  minutes: { label: 'limits.minutesLabel' },
}

export const HINTS = {
  dailyLoss: 'limits.dailyLossHint',
  sessionMinutes: 'limits.sessionHint',
} as const satisfies Partial<Record<LimitName, TextKey>>
