// What an open position brings now, and as a share of its margin; grey while its price is not live.

import { formatMoney } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import { Amount, type AmountProps } from '@fairtick/ui/amount'
import type { LivePosition } from '../../../live/live-figures.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'

export type LiveProfitProps = {
  live: LivePosition | undefined
  size?: AmountProps['size']
}

export function LiveProfit({ live, size }: LiveProfitProps) {
  const t = useText()
  const { signedMoney, signedPercent } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const profit = live && formatMoney(live.profit)
  return (
    <Amount
      text={profit === undefined ? null : signedMoney(profit)}
      direction={live?.freshness === 'live' ? directionOf(profit) : 'flat'}
      ratio={live && signedPercent(formatRate(live.profitRatio))}
      size={size}
      masked={masked}
      maskedLabel={t('account.amountHidden')}
    />
  )
}
