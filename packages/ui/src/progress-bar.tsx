// How far something is: steps of a form, an upload, a level.

export type ProgressBarProps = {
  label: string
  /** 0 to 1. */
  share: number
  /** Spoken instead of the percentage, such as "step 2 of 4". */
  valueText?: string | undefined
}

export function ProgressBar({ label, share, valueText }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      className="h-1.5 overflow-hidden rounded-full bg-surface-2"
    >
      <div
        className="h-full origin-left rounded-full bg-primary transition-transform duration-200"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  )
}
