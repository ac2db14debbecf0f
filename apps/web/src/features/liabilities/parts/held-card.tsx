// What the newest statement shows to be held, beside what was owed when it was stored (H14).

import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { STATEMENT_LASTS_DAYS } from '@fairtick/wire/deposit-rules'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { Liabilities } from '../use-liabilities.ts'

export function HeldCard({ held }: { held: NonNullable<Liabilities['held']> }) {
  const t = useText()
  const { exactMoney, fullTime } = useFormats()
  const { state, newest } = held
  const none = t('liabilities.heldNone', { days: STATEMENT_LASTS_DAYS })
  const usd = (amount: string) => `${exactMoney(amount)} USD`
  return (
    <Card aria-labelledby="held">
      <h2 id="held" className="text-body font-semibold text-text">
        {t('liabilities.held')}
      </h2>
      <DefinitionList
        rows={
          newest === null || state === 'no_statement'
            ? [{ id: 'none', label: t('liabilities.heldTime'), value: none }]
            : [
                {
                  ...{ id: 'assets', label: t('liabilities.held'), weight: 'strong' },
                  value: usd(newest.assets),
                },
                { id: 'owed', label: t('liabilities.heldOwed'), value: usd(newest.owed) },
                { id: 'time', label: t('liabilities.heldTime'), value: fullTime(newest.time) },
              ]
        }
      />
      <p className="pt-2 text-caption text-text2">{t('liabilities.heldText')}</p>
    </Card>
  )
}
