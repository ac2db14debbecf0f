// The ⓘ of the option ticket. It is drawn here: what other screens share with it would be loaded
// with the chart of contracts too, which has no room for it (journey weights).

import { Suspense } from 'react'
import { speakDetails, useText } from '../../../platform/i18n.ts'
import { lazySheet } from '../../../platform/lazy-part.tsx'
import { useLazySheet } from '../../../platform/use-lazy-sheet.ts'
import type { TicketPreview } from '../ticket-form.ts'

const TicketExplanation = lazySheet(async () => {
  const [file] = await Promise.all([import('./ticket-explanation.tsx'), speakDetails()])
  return file.TicketExplanation
})

export function ExplainTicket({ preview }: { preview: TicketPreview }) {
  const t = useText()
  const { isOpen, isMounted, open, close } = useLazySheet()
  return (
    <>
      <button
        type="button"
        aria-label={t('orderTicket.explain')}
        aria-haspopup="dialog"
        onClick={open}
        // Into the gutter: the line keeps its figures in one row.
        className="target -my-3 -ms-3 -me-4 grid shrink-0 place-items-center text-text3"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-4 fill-none stroke-current stroke-2"
        >
          <circle cx="12" cy="12" r="10" />
          <path d="M12 16v-4m0-4h0" strokeLinecap="round" />
        </svg>
      </button>
      {isMounted && (
        <Suspense>
          <TicketExplanation open={isOpen} onClose={close} preview={preview} />
        </Suspense>
      )}
    </>
  )
}
