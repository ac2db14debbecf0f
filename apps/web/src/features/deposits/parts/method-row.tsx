// One way of paying in: network or bank, what it takes, at which rate.

import { InstrumentLogo } from '@fairtick/ui/instrument-logo'
import { ListRow } from '@fairtick/ui/list-row'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import type { DepositMethod } from '../method-steps.ts'
import { channelText, rateText } from '../method-words.ts'

export function MethodRow({ method }: { method: DepositMethod }) {
  const t = useText()
  const { quantity } = useFormats()
  const { id, currency, min, max, rateToUsd } = method
  const limits = { min: quantity(min), max: quantity(max), currency }
  return (
    <ListRow
      href={hrefOf('/pages/recharge', { id })}
      leading={<InstrumentLogo base={currency} sizePx={36} />}
      title={<span className="text-dense font-semibold">{channelText(method, t)}</span>}
      subtitle={
        <span className="tabular">
          <span className="block">{t('deposits.limits', limits)}</span>
          <span className="block">{rateText(currency, quantity(rateToUsd))}</span>
        </span>
      }
    />
  )
}
