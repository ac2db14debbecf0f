// The way to the settings of a ticket; their sheet comes with the first press.

import { IconButton } from '@fairtick/ui/icon-button'
import { Settings2 } from 'lucide-react'
import { Suspense } from 'react'
import { speakScope, type TextKey, useText } from '../../../platform/i18n.ts'
import { lazySheet } from '../../../platform/lazy-part.tsx'
import { useLazySheet } from '../../../platform/use-lazy-sheet.ts'
import type { TradeMode } from '../panel-props.ts'

const TicketSettingsSheet = lazySheet(async () => {
  const [file] = await Promise.all([import('./ticket-settings-sheet.tsx'), speakScope('all')])
  return file.TicketSettingsSheet
})

const TITLES: Record<TradeMode, TextKey> = {
  contract: 'contracts.settings',
  option: 'options.settings',
}

export function TicketSettingsButton({ mode }: { mode: TradeMode }) {
  const t = useText()
  const sheet = useLazySheet()
  const title = t(TITLES[mode])
  return (
    <>
      <IconButton
        label={title}
        icon={<Settings2 className="size-5" />}
        onClick={sheet.open}
        className="-me-2.5 text-text2"
      />
      {sheet.isMounted && (
        <Suspense>
          <TicketSettingsSheet
            open={sheet.isOpen}
            onClose={sheet.close}
            mode={mode}
            title={title}
          />
        </Suspense>
      )}
    </>
  )
}
