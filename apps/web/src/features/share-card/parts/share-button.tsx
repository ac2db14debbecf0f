// The way to the card of a result; what draws it comes with the first press.

import { IconButton } from '@fairtick/ui/icon-button'
import { Share2 } from 'lucide-react'
import { Suspense } from 'react'
import { speakDetails, useText } from '../../../platform/i18n.ts'
import { lazySheet } from '../../../platform/lazy-part.tsx'
import { useLazySheet } from '../../../platform/use-lazy-sheet.ts'
import type { ShareContent } from '../share-content.ts'

const ShareSheet = lazySheet(async () => {
  const [file] = await Promise.all([import('./share-sheet.tsx'), speakDetails()])
  return file.ShareSheet
})

export function ShareButton({ content }: { content: ShareContent }) {
  const t = useText()
  const sheet = useLazySheet()
  return (
    <>
      <IconButton
        label={t('shareCard.share')}
        tone="filled"
        icon={<Share2 className="size-5" />}
        onClick={sheet.open}
      />
      {sheet.isMounted && (
        <Suspense>
          <ShareSheet open={sheet.isOpen} onClose={sheet.close} content={content} />
        </Suspense>
      )}
    </>
  )
}
