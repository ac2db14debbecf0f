// The button that closes, or why it cannot, or the ways on from a result.

import { formatMoney } from '@fairtick/core/numbers/money'
import { Button, ButtonLink } from '@fairtick/ui/button'
import type { WireContract } from '@fairtick/wire/socket/frames'
import type { LivePosition } from '../../../live/live-figures.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { useBlockedText } from '../../../platform/submission/blocked-reason.ts'
import { isLocked } from '../../../platform/submission/submission.ts'
import { CloseNotice } from './close-notice.tsx'
import { ShareClose } from './share-close.tsx'
import type { CloseForm } from './use-close-form.ts'
import type { Closing } from './use-contract-calls.ts'

export type CloseFooterProps = {
  closing: Closing
  form: CloseForm
  order: WireContract
  live: LivePosition | undefined
  onClose: () => void
  /** The position has ended since the sheet was opened. */
  isGone: boolean
  onSend: () => void
}

export function CloseFooter(props: CloseFooterProps) {
  const { closing, form, order, onClose, onSend } = props
  const t = useText()
  const { signedMoney } = useFormats()
  const stop = useBlockedText('positions.stopOffline')
  const { submission } = closing
  if (submission.state === 'done') {
    return (
      <div className="flex flex-wrap gap-2.5">
        <ShareClose order={submission.order} />
        <ButtonLink
          tone="soft"
          className="flex-auto"
          href={hrefOf('/pages/trade/orderdetail', { id: order.id })}
        >
          {t('options.seeDetail')}
        </ButtonLink>
        <Button className="flex-auto" onClick={onClose}>
          {t('options.done')}
        </Button>
      </div>
    )
  }
  const reason = isLocked(submission) ? undefined : (stop ?? reasonOf(props))
  return (
    <div className="flex flex-col gap-2">
      <CloseNotice calling={closing} reason={reason} />
      <Button
        block
        size="large"
        busy={submission.state === 'sending'}
        disabled={
          submission.state === 'unknown' || reason !== undefined || form.problem !== undefined
        }
        onClick={onSend}
      >
        {form.net
          ? t('positions.closeButton', {
              lots: form.text,
              amount: signedMoney(formatMoney(form.net.amount)),
            })
          : t('positions.closeLots', { lots: form.text === '' ? '0' : form.text })}
      </Button>
    </div>
  )
}

/** A loss is no reason: what can be priced can be closed. */
function reasonOf({ isGone, live }: CloseFooterProps): TextKey | undefined {
  if (isGone) return 'positions.gone'
  if (live === undefined || live.freshness === 'waiting') return 'positions.stopWaiting'
  return live.freshness === 'stale' ? 'positions.stopStale' : undefined
}
