// Buy at ask or sell at bid: both sides with their live price, one of them chosen.

import type { Direction } from '@fairtick/core/contracts/direction'
import { entryPrice } from '@fairtick/core/contracts/direction'
import { formatPrice } from '@fairtick/core/numbers/price'
import { joinClasses } from '@fairtick/ui/join-classes'
import { useId } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { OrderTicket } from '../use-order-ticket.ts'
import { SideLabel, toneOf } from './side-label.tsx'

export function SideSwitch({ ticket }: { ticket: OrderTicket }) {
  const t = useText()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={t('contracts.side')} className="grid grid-cols-2 gap-2">
      {DIRECTIONS.map((direction) => (
        <Side key={direction} direction={direction} name={name} ticket={ticket} />
      ))}
    </div>
  )
}

const DIRECTIONS: readonly Direction[] = ['long', 'short']

type SideProps = { direction: Direction; name: string; ticket: OrderTicket }

function Side({ direction, name, ticket: { form, change, reading, instrument } }: SideProps) {
  const { price } = useFormats()
  const text = reading && formatPrice(entryPrice(direction, reading.quote), 0)
  return (
    <label className="target relative flex">
      <input
        type="radio"
        name={name}
        checked={form.direction === direction}
        onChange={() => change({ direction })}
        className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
      />
      <span className={joinClasses(SIDE, CHOSEN[toneOf(direction)])}>
        <SideLabel direction={direction} as="deed" />
        <span className="tabular text-caption font-normal">
          {text === undefined ? '—' : price(text, instrument.priceDecimals)}
        </span>
      </span>
    </label>
  )
}

const SIDE = joinClasses(
  'pointer-events-none flex min-h-12 w-full flex-col items-center justify-center rounded-md',
  'bg-surface-2 px-2 py-0.5 text-center text-dense font-semibold transition-colors duration-120',
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary',
)

const CHOSEN = {
  up: 'text-up peer-checked:bg-up peer-checked:text-on-direction',
  down: 'text-down peer-checked:bg-down peer-checked:text-on-direction',
} as const
