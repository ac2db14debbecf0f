// The bank account to pay to, each field to be copied.

import { Card } from '@fairtick/ui/card'
import { CopyButton } from '@fairtick/ui/copy-button'
import { List } from '@fairtick/ui/list-row'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import type { DepositMethod } from '../method-steps.ts'

type Bank = NonNullable<DepositMethod['bank']>

export function BankCard({ bank }: { bank: Bank }) {
  const t = useText()
  return (
    <section aria-labelledby="bank">
      <h2 id="bank" className="px-1 pb-1.5 text-caption font-semibold text-text2">
        {t('deposits.payTo')}
      </h2>
      <Card padding="none" className="px-4">
        <List>
          {FIELDS.filter(({ name }) => bank[name] !== '').map(({ name, label }) => (
            <li key={name} className="flex min-h-15 items-center gap-3 py-1.5">
              <span className="min-w-0 flex-1">
                <span className="block text-caption text-text3">{t(label)}</span>
                <span translate="no" className="tabular block break-words text-body text-text">
                  {bank[name]}
                </span>
                {name === 'reference' && (
                  <span className="block text-caption text-warn">
                    {t('deposits.referenceHint')}
                  </span>
                )}
              </span>
              <CopyButton
                text={bank[name]}
                label={`${t('shell.copy')}: ${t(label)}`}
                copiedLabel={`${t('shell.copied')}: ${t(label)}`}
              />
            </li>
          ))}
        </List>
      </Card>
    </section>
  )
}

const FIELDS: ReadonlyArray<{ name: keyof Bank; label: TextKey }> = [
  { name: 'bankName', label: 'deposits.bankName' },
  { name: 'branchName', label: 'deposits.branchName' },
  { name: 'branchNumber', label: 'deposits.branchNumber' },
  { name: 'accountName', label: 'deposits.accountName' },
  { name: 'accountNumber', label: 'deposits.accountNumber' },
  { name: 'reference', label: 'deposits.reference' },
]
