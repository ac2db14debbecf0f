// Who runs this installation, as two people of the house entered it; nothing where they have not.

import { Card } from '@fairtick/ui/card'
import type { CallResult } from '@fairtick/wire/api-contract'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { useHelp } from '../use-help.ts'

type Operator = NonNullable<CallResult<'customerService'>['operator']>

export function OperatorCard() {
  const t = useText()
  const operator = useHelp().data?.operator
  if (operator == null) return null
  const facts = FACTS.filter(({ name }) => operator[name] !== '')
  return (
    <Card>
      <h2 className="pb-1 text-body font-semibold text-text">{t('content.operator')}</h2>
      <p className="text-dense text-text2">{operator.name}</p>
      <dl className="divide-y divide-divider">
        {facts.map(({ name, label }) => (
          <div key={name} className="py-2">
            <dt className="text-caption text-text3">{t(label)}</dt>
            <dd className="text-dense break-words whitespace-pre-line text-text">
              {operator[name]}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const FACTS: ReadonlyArray<{ name: keyof Operator; label: TextKey }> = [
  { name: 'legalEntity', label: 'content.legalEntity' },
  { name: 'licence', label: 'content.licence' },
  { name: 'supervisor', label: 'content.supervisor' },
  { name: 'complaintContact', label: 'content.complaints' },
]
