// Count and open P/L of my positions, as the way to them; the card above says the risk.

import { formatMoney } from '@fairtick/core/numbers/money'
import { Amount } from '@fairtick/ui/amount'
import { Card } from '@fairtick/ui/card'
import { ChevronRight } from 'lucide-react'
import { useLiveFigures } from '../../../live/use-live-figures.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'

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
    <Card padding="none" className="px-4">
      <a
        href={hrefOf('/pages/lever/leverList')}
        className="flex min-h-13 items-center gap-2 rounded-sm py-1 active:opacity-60 cramped:flex-wrap"
      >
        <h2 className="min-w-0 flex-1 text-body font-semibold text-text">
          {count === undefined ? title : `${title} (${count})`}
        </h2>
        <span aria-live="off" className="text-end">
          <span className="sr-only">{t('positions.openProfit')} </span>
          <Amount
            text={openProfit === undefined ? null : signedMoney(openProfit)}
            unit={currency}
            direction={isLive ? directionOf(openProfit) : 'flat'}
            size="body"
            masked={masked}
            maskedLabel={t('home.hidden')}
          />
        </span>
        <ChevronRight aria-hidden="true" className="-me-1 size-5 shrink-0 text-text3" />
      </a>
    </Card>
  )
}
