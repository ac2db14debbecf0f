// What happened to an order or request, step by step, with times.

import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type TimelineStep = {
  title: ReactNode
  time?: ReactNode
  detail?: ReactNode
  state: 'done' | 'current' | 'ahead' | 'failed'
}

export type TimelineProps = { label: string; steps: ReadonlyArray<TimelineStep> }

export function Timeline({ label, steps }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {steps.map((step, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end.
          key={at}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="flex gap-3"
        >
          <span aria-hidden="true" className="flex flex-col items-center">
            <span
              className={joinClasses(
                'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full [&_svg]:size-3.5',
                DOTS[step.state],
              )}
            >
              {step.state === 'done' && <Check strokeWidth={3} />}
              {step.state === 'failed' && <X strokeWidth={3} />}
              {step.state === 'current' && <span className="size-2 rounded-full bg-current" />}
            </span>
            {at < steps.length - 1 && <span className="my-1 min-h-3 w-px flex-1 bg-divider" />}
          </span>
          <span className={joinClasses('min-w-0 flex-1', at < steps.length - 1 && 'pb-3.5')}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span
                className={joinClasses(
                  'text-dense font-semibold',
                  step.state === 'ahead' ? 'text-text3' : 'text-text',
                )}
              >
                {step.title}
              </span>
              {step.time !== undefined && (
                <span className="tabular text-caption text-text3">{step.time}</span>
              )}
            </span>
            {step.detail !== undefined && (
              <span className="tabular block text-caption text-text2">{step.detail}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

const DOTS = {
  done: 'bg-success-tint text-success',
  current: 'bg-primary-tint text-primary',
  ahead: 'border-[1.5px] border-divider',
  failed: 'bg-danger-tint text-danger',
} as const
