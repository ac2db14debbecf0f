// Why a product or a part of it is missing: the rules of a country do not leave it (TR-13), or the
// house does not offer it.

import { Banner } from '@fairtick/ui/banner'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../platform/i18n.ts'
import { dictionaryQuery } from '../platform/shared-queries.ts'

/** Of the place whose rules stand; asked anew, since they may have changed since the last look. */
export function usePlace(): string {
  const { data } = useQuery({ ...dictionaryQuery, refetchOnMount: 'always' })
  return data?.profileName ?? ''
}

type OffText = `${'options' | 'contracts' | 'team' | 'copying' | 'vip' | 'activities'}.offHere`

type OffHereProps = {
  text: OffText
  className?: string
  /** Of what is traded: one that the house does not offer says that instead. */
  instrument?: { isOffered: boolean }
}

export function OffHere({ text, className, instrument }: OffHereProps) {
  const t = useText()
  const place = usePlace()
  return (
    <Banner tone="info" look="card" live="none" className={className}>
      {instrument?.isOffered === false ? t('market.notOfferedText') : t(text, { place })}
    </Banner>
  )
}
