// Saving the records of a list as a file: the button of its screen, the sheet when it is wanted.

import { IconButton } from '@fairtick/ui/icon-button'
import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { useText } from '../../platform/i18n.ts'
import { lazySheet } from '../../platform/lazy-part.tsx'
import { useLazySheet } from '../../platform/use-lazy-sheet.ts'
import type { Exported } from './use-export.ts'

const ExportSheet = lazySheet(() =>
  import('./parts/export-sheet.tsx').then((file) => file.ExportSheet),
)

export function ExportButton({ what }: { what: Exported }) {
  const t = useText()
  const sheet = useLazySheet()
  return (
    <>
      <IconButton
        label={t('statements.exportAction')}
        icon={<Download className="size-6" />}
        onClick={sheet.open}
      />
      {sheet.isMounted && (
        <Suspense>
          <ExportSheet what={what} open={sheet.isOpen} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  )
}
