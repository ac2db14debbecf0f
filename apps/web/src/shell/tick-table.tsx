// Ticks as a table: time to the millisecond, price with its direction, number.

import { DirectionMark } from '@fairtick/ui/direction-mark'
import { TableHead } from '@fairtick/ui/table-head'
import type { WireTick } from '@fairtick/wire/socket/frames'
import { useFormats } from '../platform/formats.ts'
import { useText } from '../platform/i18n.ts'

export type TickTableProps = {
  /** Newest first. */
  ticks: readonly WireTick[]
  decimals: number
  label: string
  /** Words beside the ticks that decided something, by their number. */
  marks?: ReadonlyMap<number, string> | undefined
}

export function TickTable({ ticks, decimals, label, marks }: TickTableProps) {
  const t = useText()
  const { price, time, count } = useFormats()
  return (
    <table aria-label={label} className="tabular w-full text-caption">
      <TableHead
        columns={[t('options.tickTime'), t('options.tickPrice'), t('options.tickNumber')]}
      />
      <tbody>
        {ticks.map(([seq, timeMs, tickPrice], at) => {
          const direction = directionFrom(ticks[at + 1]?.[2], tickPrice)
          const mark = marks?.get(seq)
          return (
            <tr
              key={seq}
              className={mark === undefined ? 'h-7' : 'h-8 bg-primary-tint font-semibold'}
            >
              <td className="text-text2">
                {time(timeMs)}
                <wbr />
                <span className="text-text3">.{String(timeMs % 1_000).padStart(3, '0')}</span>
              </td>
              <td className={`px-1 text-end font-semibold ${COLOURS[direction]}`}>
                <DirectionMark direction={direction} className="me-1" />
                {price(tickPrice, decimals)}
              </td>
              <td className="text-end text-text3">
                {mark !== undefined && (
                  <span className="me-2 text-primary cramped:block">{mark}</span>
                )}
                {count(seq)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const COLOURS = { up: 'text-up', down: 'text-down', flat: 'text-text' } as const

/** Only picks a colour, so a float is good enough here. */
function directionFrom(before: string | undefined, price: string): 'up' | 'down' | 'flat' {
  if (before === undefined || before === price) return 'flat'
  return Number(price) > Number(before) ? 'up' : 'down'
}
