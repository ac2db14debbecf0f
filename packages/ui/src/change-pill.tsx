// A change in percent: sign, triangle and colour, on a tinted ground or plain.

import { Clock } from 'lucide-react'
import { DIRECTION_TEXT, type Direction, DirectionMark, directionShown } from './direction-mark.tsx'
import { joinClasses } from './join-classes.ts'

export type ChangePillProps = {
  /** Signed text ("+1.64%"); null shows a dash. */
  text: string | null
  direction: Direction
  look?: 'pill' | 'plain' | undefined
  /** Age of a stale price ("34 s"): shown with a clock in place of the change. */
  staleText?: string | undefined
  className?: string | undefined
}

export function ChangePill({ text, direction, look = 'pill', ...rest }: ChangePillProps) {
  const { staleText, className } = rest
  const isStale = staleText !== undefined
  const pill = look === 'pill'
  const shape = pill ? 'min-h-8 min-w-[4.75rem] justify-center rounded-sm px-2' : ''
  const shown = isStale ? 'flat' : directionShown(direction, text)
  return (
    <span
      translate="no"
      className={joinClasses(
        'tabular font-number inline-flex items-center gap-1 whitespace-nowrap text-dense font-semibold',
        shape,
        shown === 'flat' ? 'text-text2' : DIRECTION_TEXT[shown],
        pill && GROUNDS[shown],
        className,
      )}
    >
      {isStale ? (
        <>
          <Clock aria-hidden="true" className="size-3.5" />
          {staleText}
        </>
      ) : (
        <>
          <DirectionMark direction={shown} />
          {text ?? '—'}
        </>
      )}
    </span>
  )
}

const GROUNDS: Record<Direction, string> = {
  up: 'bg-up-tint',
  down: 'bg-down-tint',
  flat: 'bg-surface-2',
}
