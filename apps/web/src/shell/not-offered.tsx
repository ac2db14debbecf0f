// Why nothing new can be opened on an instrument: the house does not offer it at present.

import { Banner } from '@fairtick/ui/banner'
import { useText } from '../platform/i18n.ts'

export function NotOffered({ className }: { className?: string }) {
  const t = useText()
  return (
    <Banner tone="info" look="card" live="none" className={className}>
      {t('market.notOfferedText')}
    </Banner>
  )
}
