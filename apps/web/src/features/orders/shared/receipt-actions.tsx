// Checks an order against the public record, on a page of its own, or keeps its signed receipt.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { useState } from 'react'
import { call } from '../../../platform/client-instance.ts'
import { useLanguage, useText } from '../../../platform/i18n.ts'
import { saveFile } from '../../../platform/save-file.ts'

export function ReceiptActions({ id }: { id: string }) {
  const t = useText()
  const language = useLanguage()
  const [busy, setBusy] = useState<'check' | 'save'>()
  const [hasFailed, setHasFailed] = useState(false)
  const withReceipt = async (what: 'check' | 'save', use: (receipt: string) => void) => {
    setBusy(what)
    setHasFailed(false)
    try {
      use(JSON.stringify(await call('receipt', { query: { id } })))
    } catch {
      setHasFailed(true)
    }
    setBusy(undefined)
  }
  /** Behind `#`: it goes to no server. */
  const check = (receipt: string) =>
    location.assign(`verify/?lang=${language}#${new URLSearchParams({ receipt })}`)
  const save = (receipt: string) => {
    const content = new Blob([receipt], { type: 'application/json' })
    saveFile({ content, fileName: `fairtick-receipt-${id}.json` })
  }
  return (
    <div className="grid gap-2">
      <Button
        block
        tone="outline"
        busy={busy === 'check'}
        onClick={() => void withReceipt('check', check)}
      >
        {t('orders.checkTrade')}
      </Button>
      <Button
        block
        tone="quiet"
        busy={busy === 'save'}
        onClick={() => void withReceipt('save', save)}
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
