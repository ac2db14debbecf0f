// Where one stands in a form of several steps: bars for the eye, one sentence for all.

import { joinClasses } from '@fairtick/ui/join-classes'
import { useText } from '../../../platform/i18n.ts'

export function StepsBar({ step, titles }: { step: number; titles: readonly string[] }) {
  const t = useText()
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden="true" className="flex gap-1.5">
        {titles.map((title, at) => (
          <span
            key={title}
            className={joinClasses(
              'h-1 flex-1 rounded-full transition-colors duration-200',
              at < step ? 'bg-primary' : 'bg-surface-2',
            )}
          />
        ))}
      </div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-body font-semibold text-text">{titles[step - 1]}</span>
        <span className="tabular text-caption text-text3">
          {t('session.step', { step, steps: titles.length })}
        </span>
      </p>
    </div>
  )
}
