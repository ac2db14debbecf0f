// Says on every screen that a later receipt contradicts one that this device keeps; to its owner.

import { useClientState } from '../platform/client-state.ts'
import { useText } from '../platform/i18n.ts'
import { brokenReceipt, receiptBreak } from '../platform/record-break.ts'
import { BreakStrip } from './break-strip.tsx'

export function ReceiptBreakStrip({ found }: { found: string }) {
  const t = useText()
  const visitor = useClientState(({ user }) => user?.id)
  const broken = brokenReceipt(found)
  if (broken === undefined || broken.userId !== visitor) return null
  const readProof = async () => {
    const { readKeptReceipt } = await import('../live/receipts/keep-receipts.ts')
    return JSON.stringify(await readKeptReceipt(broken))
  }
  return (
    <BreakStrip
      text={t('shell.receiptDenied')}
      readProof={readProof}
      fileName="fairtick-receipt-break.json"
      endLabel={t('shell.close')}
      onEnd={() => receiptBreak.set(undefined)}
    />
  )
}
