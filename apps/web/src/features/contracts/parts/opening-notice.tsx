// What came of sending when it was no order: price moved, refused, or no answer yet.

import { Button } from '@fairtick/ui/button'
import { useText } from '../../../platform/i18n.ts'
import { PriceMovedNotice } from '../../trade/parts/price-moved-notice.tsx'
import { SubmissionNotice } from '../../trade/parts/submission-notice.tsx'
import type { OpeningFlow } from '../use-opening-flow.ts'
import { toneOf } from './side-label.tsx'

export function OpeningNotice({ flow: { opening, ticket } }: { flow: OpeningFlow }) {
  const t = useText()
  const { submission, dismiss } = opening
  if (submission.state === 'price_moved') {
    return (
      <PriceMovedNotice
        submitting={opening}
        moved={submission}
        priceDecimals={ticket.instrument.priceDecimals}
        tone={toneOf(submission.request.body.direction)}
        accept={(price, change) => t('contracts.acceptPrice', { price, change })}
      />
    )
  }
  return (
    <SubmissionNotice
      submitting={opening}
      words={WORDS}
      ordersLink="shown"
      refusedAction={<Button onClick={dismiss}>{t('contracts.backToTicket')}</Button>}
    />
  )
}

const WORDS = {
  refusedTitle: 'contracts.refusedTitle',
  unknownTitle: 'options.unknownTitle',
  unknownText: 'contracts.unknownText',
  unknownChecked: 'contracts.unknownChecked',
} as const
