// For addresses that no screen has.

import { ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { useText } from '../platform/i18n.ts'
import { hrefOf } from '../platform/paths.ts'
import { PublicScreen } from './public-screen.tsx'

export function MissingScreen() {
  const t = useText()
  return (
    <PublicScreen title={t('shell.notFoundTitle')}>
      <EmptyState action={<ButtonLink href={hrefOf('/')}>{t('shell.toHome')}</ButtonLink>}>
        {t('shell.notFoundText')}
      </EmptyState>
    </PublicScreen>
  )
}
