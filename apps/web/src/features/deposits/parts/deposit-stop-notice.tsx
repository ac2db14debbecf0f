// Said before anything is filled in: nothing new is paid in, why, and what goes on (H14).

import { Banner } from '@fairtick/ui/banner'
import { type DepositStop, STATEMENT_LASTS_DAYS } from '@fairtick/wire/deposit-rules'
import { useText } from '../../../platform/i18n.ts'

export function DepositStopNotice({ stop }: { stop: DepositStop }) {
  const t = useText()
  return (
    <Banner tone="warn" look="card" live="none">
      <strong className="block">{t('deposits.stopTitle')}</strong>
      <p>
        {stop === 'short'
          ? t('deposits.stopShort')
          : t('deposits.stopNoStatement', { days: STATEMENT_LASTS_DAYS })}
      </p>
      <p className="pt-1">{t('deposits.stopMeanwhile')}</p>
    </Banner>
  )
}
