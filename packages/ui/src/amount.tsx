// An amount of money, signed and coloured by direction, that can be masked at equal width.

import { DIRECTION_TEXT, type Direction, DirectionMark, directionShown } from './direction-mark.tsx'
import { ExactText } from './exact-text.tsx'
import { joinClasses } from './join-classes.ts'
import { Skeleton } from './skeleton.tsx'

export type AmountProps = {
  /**
   * Formatted text, with its sign where it is a result; null shows a dash, undefined the shape of
   * one that is being read: as high as it will be in any language.
   */
  text: string | null | undefined
  /** The same with every digit, for a tap; not inside of a link. */
  exact?: string | undefined
  unit?: string | undefined
  /** Colours it and puts a triangle before it, unless it is shown as zero. */
  direction?: Direction | undefined
  /** A smaller figure behind, such as the ratio. */
  ratio?: string | undefined
  /** Hides the digits behind dots; say so in words by `maskedLabel`. */
  masked?: boolean | undefined
  maskedLabel?: string | undefined
  mark?: 'shown' | 'hidden' | undefined
  size?: 'caption' | 'dense' | 'body' | 'title' | 'screen' | 'equity' | undefined
  weight?: 'normal' | 'strong' | undefined
  className?: string | undefined
}

export function Amount(props: AmountProps) {
  const { text, unit, ratio, size = 'body', weight = 'strong' } = props
  const isMasked = props.masked === true && text != null
  const direction = isMasked ? 'flat' : directionShown(props.direction ?? 'flat', text)
  return (
    <span
      translate="no"
      className={joinClasses(
        'tabular font-number inline-flex items-baseline gap-1.5 whitespace-nowrap cramped:flex-wrap',
        SIZES[size],
        weight === 'strong' ? 'font-bold' : 'font-normal',
        text == null ? 'text-text3' : DIRECTION_TEXT[direction],
        props.className,
      )}
    >
      {props.mark !== 'hidden' && <DirectionMark direction={direction} className="self-center" />}
      {text === undefined ? (
        <Awaited />
      ) : isMasked ? (
        <span className="relative">
          <span aria-hidden="true" className="invisible">
            {text}
          </span>
          <span aria-hidden="true" className="absolute inset-0 text-start">
            ••••
          </span>
          <span className="sr-only">{props.maskedLabel}</span>
        </span>
      ) : (
        <ExactText shown={text ?? '—'} exact={props.exact ?? text ?? '—'} />
      )}
      {unit !== undefined && text !== undefined && (
        <span className={size === 'equity' ? 'text-body font-semibold text-text3' : undefined}>
          {unit}
        </span>
      )}
      {ratio !== undefined && !isMasked && (
        <span className="text-[0.7em]/none font-normal">{ratio}</span>
      )}
    </span>
  )
}

function Awaited() {
  return (
    <span aria-hidden="true" className="relative">
      <span className="invisible">00,000.00</span>
      <Skeleton className="absolute inset-x-0 inset-y-[0.1em]" />
    </span>
  )
}

const SIZES = {
  caption: 'text-caption',
  dense: 'text-dense',
  body: 'text-body',
  title: 'text-title',
  screen: 'text-screen',
  equity: 'text-equity',
} as const
