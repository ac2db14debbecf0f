// A time-out or a self-exclusion: until when it runs, or how long it is to be.

import { AlertDialog } from '@fairtick/ui/alert-dialog'
import { Badge } from '@fairtick/ui/badge'
import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { useToast } from '@fairtick/ui/toast'
import { useState } from 'react'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { useChangeLimits } from '../use-limits.ts'

const DAY_MS = 24 * 3_600_000

const BREAKS = {
  timeOut: {
    field: 'timeOutUntil',
    text: 'limits.timeOutText',
    lengths: { day1: 1, day3: 3, day7: 7, day30: 30 },
  },
  selfExclusion: {
    field: 'selfExcludedUntil',
    text: 'limits.selfExclusionText',
    lengths: { month6: 183, year1: 365, year5: 1_826 },
  },
} as const

export type BreakCardProps = { kind: keyof typeof BREAKS; until: number | null }

export function BreakCard({ kind, until }: BreakCardProps) {
  const t = useText()
  const { fullTime } = useFormats()
  const { text, lengths } = BREAKS[kind]
  const names = Object.keys(lengths) as (keyof typeof lengths)[]
  const [chosen, setChosen] = useState(names[0] ?? null)
  const [endMs, setEndMs] = useState<number>()
  const days: number = chosen === null ? 0 : lengths[chosen]
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-body font-semibold text-text">{t(`limits.${kind}`)}</h3>
        <Badge tone={until === null ? 'neutral' : 'warn'}>
          {until === null ? t('limits.notActive') : t('limits.until', { time: fullTime(until) })}
        </Badge>
      </div>
      <p className="text-dense text-text2">{t(text)}</p>
      <ChipGroup
        label={t('limits.length')}
        layout="wrap"
        value={chosen}
        onChange={setChosen}
        options={names.map((value) => ({ value, label: t(`limits.${value}`) }))}
      />
      <Button tone="outline" block onClick={() => setEndMs(Date.now() + days * DAY_MS)}>
        {t('limits.begin')}
      </Button>
      {endMs !== undefined && (
        <BreakDialog kind={kind} untilMs={endMs} onClose={() => setEndMs(undefined)} />
      )}
    </Card>
  )
}

type BreakDialogProps = { kind: keyof typeof BREAKS; untilMs: number; onClose: () => void }

function BreakDialog({ kind, untilMs, onClose }: BreakDialogProps) {
  const t = useText()
  const showToast = useToast()
  const { fullTime } = useFormats()
  const { mutate, isPending, error } = useChangeLimits(() => {
    onClose()
    showToast({ text: t('limits.begun'), tone: 'success' })
  })
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t('limits.beginTitle', { time: fullTime(untilMs) })}
      confirmLabel={t('limits.begin')}
      onConfirm={() => mutate({ [BREAKS[kind].field]: untilMs })}
      cancelLabel={t('shell.cancel')}
      tone="danger"
      busy={isPending}
    >
      <div className="flex flex-col gap-3">
        <p>{t('limits.beginText')}</p>
        <FormFailure failure={error ?? undefined} unanswered={t('limits.unknown')} />
      </div>
    </AlertDialog>
  )
}
