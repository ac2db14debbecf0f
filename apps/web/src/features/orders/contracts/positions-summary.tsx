// What all open positions come to: P/L, margins, risk rate, and the way to close them at once.

import { formatMoney, type Money } from '@fairtick/core/numbers/money'
import { Amount } from '@fairtick/ui/amount'
import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { pairOf } from '../../../live/instruments.ts'
import { useLiveFigures } from '../../../live/use-live-figures.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { ExplainAccount } from './explain-buttons.tsx'
import { RiskLine } from './risk-line.tsx'

export function PositionsSummary({ onCloseAll }: { onCloseAll: () => void }) {
  const t = useText()
  const { money, signedMoney } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const masked = useClientState((state) => state.amounts) === 'masked'
  const { account, isLive, staleSymbols } = useLiveFigures()
  const mask = { masked, maskedLabel: t('account.amountHidden') }
  const openProfit = account && formatMoney(account.openProfit)
  const plain = (amount: Money | undefined) =>
    amount === undefined ? null : money(formatMoney(amount))
  return (
    <Card className="sticky top-[calc(var(--header-height)+env(safe-area-inset-top))] z-10 flex flex-col gap-2 py-3">
      <div className="flex items-center justify-between gap-3">
        <dl aria-live="off" className="min-w-0">
          <dt className="flex items-center gap-3 text-caption text-text3">
            {t('positions.openProfit')}
            {account && <ExplainAccount />}
          </dt>
          <dd>
            <Amount
              {...mask}
              text={openProfit === undefined ? null : signedMoney(openProfit)}
              unit={currency}
              direction={isLive ? directionOf(openProfit) : 'flat'}
              size="title"
            />
          </dd>
        </dl>
        <Button tone="outline" onClick={onCloseAll} className="shrink">
          {t('positions.closeAll')}
        </Button>
      </div>
      <dl aria-live="off" className="flex flex-wrap gap-x-4 text-caption">
        <SmallFigure label={t('positions.usedMargin')}>
          <Amount {...mask} text={plain(account?.usedMargin)} size="caption" />
        </SmallFigure>
        <SmallFigure label={t('positions.freeMargin')}>
          <Amount {...mask} text={plain(account?.freeMargin)} size="caption" />
        </SmallFigure>
      </dl>
      <RiskLine riskRate={account?.riskRate} />
      {staleSymbols.length > 0 && (
        <p className="flex items-start gap-1 text-caption text-text3">
          <Clock aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          {t('positions.notLive', { pairs: staleSymbols.map(pairOf).join(', ') })}
        </p>
      )}
    </Card>
  )
}

function SmallFigure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dt className="text-text3">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
