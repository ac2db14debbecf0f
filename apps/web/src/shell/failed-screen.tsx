// For a screen that could not be shown: say so, and offer to load it again.

import { Button } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { useText } from '../platform/i18n.ts'
import { PublicScreen } from './public-screen.tsx'

export function FailedScreen() {
  const t = useText()
  return (
    <PublicScreen title={t('shell.failedTitle')}>
      <EmptyState action={<Button onClick={() => location.reload()}>{t('shell.reload')}</Button>}>
        {t('shell.failedText')}
      </EmptyState>
    </PublicScreen>
  )
}
