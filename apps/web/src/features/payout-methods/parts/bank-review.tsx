// Every line of a bank account as it will be kept, to compare before it is bound.

import { Button } from '@fairtick/ui/button'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { useText } from '../../../platform/i18n.ts'
import { labelOf } from '../bank-field-words.ts'
import { type BankForm, type BankWay, cleaned } from '../bank-form.ts'

export type BankReviewProps = { way: BankWay; values: BankForm; onEdit: () => void }

export function BankReview({ way, values, onEdit }: BankReviewProps) {
  const t = useText()
  const given = way.fields.filter((rule) => cleaned(values, rule) !== '')
  return (
    <div className="flex flex-col gap-2">
      <p className="text-dense text-text2">{t('payout.checkEvery')}</p>
      <DefinitionList
        rows={given.map((rule) => ({
          id: rule.name,
          label: labelOf(rule, t),
          value: (
            <span translate="no" className="break-all">
              {cleaned(values, rule)}
            </span>
          ),
          weight: 'strong',
        }))}
      />
      <Button tone="quiet" className="self-end" onClick={onEdit}>
        {t('session.change')}
      </Button>
      <p className="text-caption text-text3">{t('payout.holdAhead')}</p>
    </div>
  )
}
