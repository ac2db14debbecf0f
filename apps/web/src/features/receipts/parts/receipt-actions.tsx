// Checks an act against the public record, on a page of its own, or saves its signed receipt.

import type { SignedReceipt } from '@fairtick/proof/receipt'
import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { openVerifier, saveReceipts } from '../use-receipts.ts'

/** `checkLabel`: what the button says that it checks. */
export type ReceiptActionsProps = { id: string; checkLabel: string }

export function ReceiptActions({ id, checkLabel }: ReceiptActionsProps) {
  const t = useText()
  const [busy, setBusy] = useState<'check' | 'save'>()
  const [hasFailed, setHasFailed] = useState(false)
  const withReceipt = async (
    what: 'check' | 'save',
    use: (receipts: readonly SignedReceipt[]) => void,
  ) => {
    setBusy(what)
    setHasFailed(false)
    try {
      const { askReceipt } = await import('../../../live/receipts/keep-receipts.ts')
      use(await askReceipt(id))
    } catch {
      setHasFailed(true)
    }
    setBusy(undefined)
  }
  return (
    <div className="grid gap-2">
      <Button
        block
        tone="outline"
        busy={busy === 'check'}
        onClick={() => void withReceipt('check', openVerifier)}
      >
        {checkLabel}
      </Button>
      <Button
        block
        tone="quiet"
        busy={busy === 'save'}
        onClick={() => void withReceipt('save', (all) => saveReceipts(all, id))}
      >
        {t('orders.saveReceipt')}
      </Button>
      {hasFailed && (
        <Banner tone="danger" look="card">
          {t('orders.receiptFailed')}
        </Banner>
      )}
    </div>
  )
}
