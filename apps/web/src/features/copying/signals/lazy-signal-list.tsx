// The channel of posts comes with the first look at its tab.

import { SkeletonRows } from '@fairtick/ui/skeleton'
import { Suspense } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'

const SignalList = lazyPart(() => import('./signal-list.tsx').then((file) => file.SignalList))

export function LazySignalList() {
  const t = useText()
  return (
    <Suspense fallback={<SkeletonRows rows={6} label={t('shell.loading')} />}>
      <SignalList />
    </Suspense>
  )
}
