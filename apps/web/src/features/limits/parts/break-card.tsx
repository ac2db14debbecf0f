// A time-out or a self-exclusion: until when it runs, or how long it is to be.

import { DAY_MS } from '@fairtick/core/time/duration'
import { AlertDialog } from '@fairtick/ui/alert-dialog'
import { Badge } from '@fairtick/ui/badge'
import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { useToast } from '@fairtick/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { readServerTime } from '../../../platform/server-time.ts'
import { useChangeLimits } from '../use-limits.ts'

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

type LengthName =
  | keyof (typeof BREAKS)['timeOut']['lengths']
  | keyof (typeof BREAKS)['selfExclusion']['lengths']
type Lengths = Partial<Record<LengthName, number>>

export type BreakCardProps = { kind: keyof typeof BREAKS; until: number | null }

export function BreakCard({ kind, until }: BreakCardProps) {
  const t = useText()
  const { fullTime } = useFormats()
  const { text } = BREAKS[kind]
  const lengths: Lengths = BREAKS[kind].lengths
  const names = Object.keys(lengths) as LengthName[]
  const [chosen, setChosen] = useState<LengthName | null>(names[0] ?? null)
  const [endMs, setEndMs] = useState<number>()
  const days: number = chosen === null ? 0 : (lengths[chosen] ?? 0)
  // What is asked is what is sent, so it counts from the server's time.
  const begin = useMutation({
    mutationFn: readServerTime,
    onSuccess: (nowMs) => setEndMs(Math.ceil(nowMs) + days * DAY_MS),
  })
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
      <FormFailure failure={begin.error ?? undefined} />
      <Button tone="outline" block busy={begin.isPending} onClick={() => begin.mutate()}>
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
