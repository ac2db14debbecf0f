// Of when the values of an explanation are: they stand still while somebody reckons with them.

import { RotateCw } from 'lucide-react'
import { useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'

export type TakenAtProps = { takenMs: number; onAgain: () => void }

export function TakenAt({ takenMs, onAgain }: TakenAtProps) {
  const t = useText()
  const { time } = useFormats()
  return (
    <p className="-mt-2 flex items-center justify-between gap-3 text-caption text-text2">
      <span aria-live="polite">{t('explain.takenAt', { time: time(takenMs) })}</span>
      <button
        type="button"
        onClick={onAgain}
        className="target -me-2 flex shrink-0 items-center gap-1 rounded-sm px-2 text-primary"
      >
        <RotateCw aria-hidden="true" className="size-3.5" />
        {t('explain.again')}
      </button>
    </p>
  )
}
