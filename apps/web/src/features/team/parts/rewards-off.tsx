// That nothing is earned here, and why: the rules of the country, or the terms of the operator.

import { Banner } from '@fairtick/ui/banner'
import { useClientState } from '../../../platform/client-state.ts'
import { useText } from '../../../platform/i18n.ts'
import { OffHere } from '../../../shell/off-here.tsx'

export function RewardsOff() {
  const t = useText()
  const isForbidden = useClientState((state) => state.dictData?.features.team === false)
  return isForbidden ? (
    <OffHere text="team.offHere" />
  ) : (
    <Banner tone="info" look="card" live="none">
      {t('team.off')}
    </Banner>
  )
}
