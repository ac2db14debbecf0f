// How far something has come, as a ring around a word; say it in words beside it too.

import { RingArc } from './ring-arc.tsx'

export type ProgressRingProps = {
  /** Of what it is the way to. */
  label: string
  /** 0 to 1 */
  share: number
  /** What stands inside, such as "V2". */
  text: string
  sizePx: number
}

export function ProgressRing({ label, share, text, sizePx }: ProgressRingProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      className="relative grid shrink-0 place-items-center"
      style={{ width: sizePx, height: sizePx }}
    >
      <RingArc share={share} tone="primary" />
      <span aria-hidden="true" className="relative text-equity font-bold">
        {text}
      </span>
    </div>
  )
}
