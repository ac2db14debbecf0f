// For a screen that could not be shown: say so, and offer to load it again.

import { ErrorCard } from '@fairtick/ui/error-card'
import { LiveRegionProvider } from '@fairtick/ui/live-region'
import { useText } from '../platform/i18n.ts'
import { PublicScreen } from './public-screen.tsx'

export function FailedScreen() {
  const t = useText()
  return (
    <LiveRegionProvider>
      <PublicScreen title={t('shell.failedTitle')}>
        <div className="px-gutter pt-4">
          <ErrorCard
            title={t('shell.failedText')}
            retry={{ label: t('shell.reload'), onClick: () => location.reload() }}
            copyLabel={t('shell.copy')}
            copiedLabel={t('shell.copied')}
          />
        </div>
      </PublicScreen>
    </LiveRegionProvider>
  )
}
