// What came of a tap when it was no purchase: price moved, refused, or no answer yet.

import { Button } from '@fairtick/ui/button'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useText } from '../../../platform/i18n.ts'
import { SubmissionNotice } from '../../../shell/submission-notice.tsx'
import { PriceMovedNotice } from '../../order-ticket/public.ts'
import type { Buying } from '../use-buy-option.ts'
import { DirectionLabel } from './direction-label.tsx'

export type PurchaseNoticeProps = {
  instrument: Pick<WireInstrument, 'priceDecimals'>
  buying: Buying
}

export function PurchaseNotice({ instrument, buying }: PurchaseNoticeProps) {
  const t = useText()
  const { submission, dismiss } = buying
  if (submission.state === 'price_moved') {
    const { direction } = submission.request.body
    return (
      <PriceMovedNotice
        submitting={buying}
        moved={submission}
        priceDecimals={instrument.priceDecimals}
        tone={direction}
        accept={(price) => (
          <>
            <DirectionLabel direction={direction} /> {price}
          </>
        )}
      />
    )
  }
  return (
    <SubmissionNotice
      submitting={buying}
      words={WORDS}
      ordersLink="shown"
      refusedAction={
        <Button tone="soft" onClick={dismiss}>
          {t('shell.close')}
        </Button>
      }
    />
  )
}

const WORDS = {
  unknownTitle: 'options.unknownTitle',
  unknownText: 'options.unknownText',
  unknownChecked: 'options.unknownChecked',
} as const
