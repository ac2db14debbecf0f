// What the warning says: the share as the ledger has it, or that most lose; what it is counted of.

import { Banner } from '@fairtick/ui/banner'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useClientState } from '../platform/client-state.ts'
import { useFormats } from '../platform/formats.ts'
import { useText } from '../platform/i18n.ts'

type Warning = NonNullable<CallResult<'dictionary'>['riskWarning']>

export function LossWarningText({ measured }: Warning) {
  const t = useText()
  const { percent, count, date } = useFormats()
  const isLive = useClientState((state) => state.dictData?.mode === 'live')
  const share = measured && percent(measured.share)
  return (
    <Banner tone="warn" look="card" live="none">
      <strong className="block font-semibold">
        {share === null
          ? t('lossWarning.unmeasured')
          : t(isLive ? 'lossWarning.real' : 'lossWarning.practice', { share })}
      </strong>
      <span className="block">{t('lossWarning.advice')}</span>
      {measured && (
        <span className="block text-caption">
          {t('lossWarning.counted', {
            accounts: count(measured.accounts),
            date: date(measured.until),
          })}
        </span>
      )}
    </Banner>
  )
}
