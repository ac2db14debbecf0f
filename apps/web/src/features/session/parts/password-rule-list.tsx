// The rules of a new login password.

import { PASSWORD_MIN } from '@fairtick/wire/field-rules'
import { useText } from '../../../platform/i18n.ts'
import { passwordRules } from '../password-rules.ts'
import { RuleList } from './rule-list.tsx'

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
  return <RuleList rules={rules.map((rule) => ({ ...rule, sentence: sentences[rule.id] }))} />
}
