// Count, open P/L and risk rate of my positions, with the way to them.

import { formatMoney } from '@fairtick/core/numbers/money'
import { Amount } from '@fairtick/ui/amount'
import { Card } from '@fairtick/ui/card'
import { SectionHeader } from '@fairtick/ui/section-header'
import { useLiveFigures } from '../../../live/use-live-figures.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { RiskLine } from '../../orders/public.ts'

/** `count` is undefined while they are being read. */
export function PositionsFigures({ count }: { count: number | undefined }) {
  const t = useText()
  const title = t('positions.openTitle')
  const { signedMoney } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const masked = useClientState((state) => state.amounts) === 'masked'
  const { account, isLive } = useLiveFigures()
  const openProfit = account && formatMoney(account.openProfit)
  return (
    <Card>
      <SectionHeader
        title={count === undefined ? title : `${title} (${count})`}
        action={{ label: t('home.seeAll'), href: hrefOf('/pages/lever/leverList') }}
        className="-mt-2"
      />
      <dl aria-live="off" className="flex flex-wrap items-baseline justify-between gap-x-3 pb-1">
        <dt className="text-caption text-text3">{t('positions.openProfit')}</dt>
        <dd>
          <Amount
            text={openProfit === undefined ? null : signedMoney(openProfit)}
            unit={currency}
            direction={isLive ? directionOf(openProfit) : 'flat'}
            size="title"
            masked={masked}
            maskedLabel={t('home.hidden')}
          />
        </dd>
      </dl>
      <RiskLine riskRate={account?.riskRate} />
    </Card>
  )
}
