// A countdown ring with its seconds as digits; with reduced motion only the digits stay.

import { RingArc, type RingTone } from './ring-arc.tsx'

export type RingProps = {
  /** Share that is left, 1 to 0. */
  share: number
  /** What stands inside, such as "39". */
  digits: string
  /** Name of what runs out. */
  label: string
  tone?: RingTone | undefined
  sizePx?: number | undefined
}

export function Ring({ share, digits, label, tone = 'primary', sizePx = 48 }: RingProps) {
  return (
    <div
      role="timer"
      aria-live="off"
      aria-label={`${label} ${digits}`}
      className="relative grid shrink-0 place-items-center"
      style={{ width: sizePx, height: sizePx }}
    >
      <RingArc share={share} tone={tone} className="motion-reduce:hidden" />
      <span aria-hidden="true" className="tabular font-number relative text-dense font-semibold">
        {digits}
      </span>
    </div>
  )
}
