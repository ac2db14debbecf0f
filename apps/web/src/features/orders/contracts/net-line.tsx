// What a position would bring if it were closed now: the number that its history will say.

import { Amount } from '@fairtick/ui/amount'
import type { WireContract } from '@fairtick/wire/socket/frames'
import type { LivePosition } from '../../../live/live-figures.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { useNetIfClosed } from '../../contracts/public.ts'

export type NetLineProps = { order: WireContract; live: LivePosition | undefined }

export function NetLine({ order, live }: NetLineProps) {
  const t = useText()
  const { signedMoney } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const net = useNetIfClosed(order, live)
  return (
    <p aria-live="off" className="flex flex-wrap items-baseline gap-x-1.5 text-caption text-text3">
      {t('positions.netIfClosed')}
      <Amount
        text={net === undefined ? null : signedMoney(net)}
        direction={live?.freshness === 'live' ? directionOf(net) : 'flat'}
        size="caption"
        masked={masked}
        maskedLabel={t('account.amountHidden')}
      />
    </p>
  )
}
