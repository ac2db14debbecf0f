// How much of something has been done, as a bar; say it in words beside it too.

export type ProgressBarProps = {
  label: string
  /** 0 to 100. */
  percent: number
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  const whole = Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={whole}
      className="h-1.5 w-full overflow-hidden rounded-full bg-surface-2"
    >
      <div
        style={{ width: `${whole}%` }}
        className="h-full rounded-full bg-primary transition-[width] duration-120"
      />
    </div>
  )
}
