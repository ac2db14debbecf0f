// The large sign over what came of an order; the word below it says the same.

import { Check, Clock, Equal, type LucideIcon, X } from 'lucide-react'

export type Outcome = 'done' | 'waiting' | 'even' | 'failed'

export function OutcomeIcon({ outcome }: { outcome: Outcome }) {
  const { Icon, colours } = MARKS[outcome]
  return (
    <span aria-hidden="true" className={`grid size-16 place-items-center rounded-full ${colours}`}>
      <Icon className="size-9" strokeWidth={2.5} />
    </span>
  )
}

const CALM = 'bg-surface-2 text-text2'

const MARKS = {
  done: { Icon: Check, colours: 'bg-success-tint text-success' },
  waiting: { Icon: Clock, colours: CALM },
  even: { Icon: Equal, colours: CALM },
  failed: { Icon: X, colours: CALM },
} as const satisfies Record<Outcome, { Icon: LucideIcon; colours: string }>
