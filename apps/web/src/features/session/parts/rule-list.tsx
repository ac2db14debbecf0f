// Rules that are ticked off while one types: icon and word, not colour alone.

import { joinClasses } from '@fairtick/ui/join-classes'
import { Circle, CircleCheck } from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'

export type Rule = { readonly id: string; readonly sentence: string; readonly isMet: boolean }

export function RuleList({ rules }: { rules: readonly Rule[] }) {
  const t = useText()
  return (
    <ul className="flex flex-col gap-1">
      {rules.map(({ id, sentence, isMet }) => (
        <li
          key={id}
          className={joinClasses(
            'flex items-start gap-2 text-caption',
            isMet ? 'text-success' : 'text-text3',
          )}
        >
          {isMet ? (
            <CircleCheck aria-hidden="true" className="mt-px size-4 shrink-0" />
          ) : (
            <Circle aria-hidden="true" className="mt-px size-4 shrink-0" />
          )}
          <span>
            {sentence}
            <span className="sr-only">: {t(isMet ? 'session.ruleMet' : 'session.ruleOpen')}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
