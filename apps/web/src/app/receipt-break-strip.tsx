// Says on every screen that a later receipt contradicts one that this device keeps; to its owner.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { useClientState } from '../platform/client-state.ts'
import { useText } from '../platform/i18n.ts'
import { brokenReceipt, receiptBreak } from '../platform/record-break.ts'
import { saveFile } from '../platform/save-file.ts'

/** Nothing but a choice of the person's own closes it. */
export function ReceiptBreakStrip({ found }: { found: string }) {
  const t = useText()
  const visitor = useClientState(({ user }) => user?.id)
  const broken = brokenReceipt(found)
  if (broken === undefined || broken.userId !== visitor) return null
  const save = async () => {
    const { readKeptReceipt } = await import('../live/receipts/keep-receipts.ts')
    const proof = JSON.stringify(await readKeptReceipt(broken.id))
    const content = new Blob([proof], { type: 'application/json' })
    saveFile({ content, fileName: 'fairtick-receipt-break.json' })
  }
  return (
    <Banner tone="danger">
      <span className="grid gap-2">
        {t('shell.receiptDenied')}
        <span className="flex flex-wrap gap-2">
          <Button tone="danger" onClick={() => void save()}>
            {t('shell.recordProof')}
          </Button>
          <Button tone="quiet" onClick={() => receiptBreak.set(undefined)}>
            {t('shell.close')}
          </Button>
        </span>
      </span>
    </Banner>
  )
}
