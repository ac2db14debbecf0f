// The rules of a new password, ticked off while one types: icon and word, not colour alone.

import { joinClasses } from '@fairtick/ui/join-classes'
import { PASSWORD_MIN } from '@fairtick/wire/field-rules'
import { Circle, CircleCheck } from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'
import { passwordRules } from '../password-rules.ts'

export type PasswordRuleListProps = {
  password: string
  /** With a repeated entry, whether both are the same is a rule too. */
  repeat?: string | undefined
}

export function PasswordRuleList({ password, repeat }: PasswordRuleListProps) {
  const t = useText()
  const sentences = {
    length: t('session.ruleLength', { count: PASSWORD_MIN }),
    varied: t('session.ruleVaried'),
    match: t('session.ruleMatch'),
  }
  const rules = [
    ...passwordRules(password),
    ...(repeat === undefined
      ? []
      : [{ id: 'match', isMet: password !== '' && repeat === password } as const]),
  ]
  return (
    <ul className="flex flex-col gap-1">
      {rules.map(({ id, isMet }) => (
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
            {sentences[id]}
            <span className="sr-only">: {t(isMet ? 'session.ruleMet' : 'session.ruleOpen')}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
