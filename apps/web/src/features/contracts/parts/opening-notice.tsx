// What came of sending when it was no order: price moved, refused, or no answer yet.

import { Button } from '@fairtick/ui/button'
import { useText } from '../../../platform/i18n.ts'
import { SubmissionNotice } from '../../../shell/submission-notice.tsx'
import { PriceMovedNotice } from '../../order-ticket/public.ts'
import type { OpenContractFlow } from '../use-open-contract-flow.ts'
import { toneOf } from './side-label.tsx'

export function OpeningNotice({ flow: { opening, ticket } }: { flow: OpenContractFlow }) {
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
