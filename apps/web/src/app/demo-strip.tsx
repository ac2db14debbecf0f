// The strip above the screens that need no login, where everything is made up; the others say it
// with the account.

import { NoticeStrip } from '@fairtick/ui/banner'
import { useEffect } from 'react'
import { call } from '../platform/client-instance.ts'
import { useClientState } from '../platform/client-state.ts'
import { useText } from '../platform/i18n.ts'

/** Nothing closes it. Asks at once, since no screen may be seen without what it knows. */
export function DemoStrip({ access }: { access: 'public' | 'protected' | undefined }) {
  const t = useText()
  const isDemo = useClientState((state) => state.dictData?.demo) ?? false
  const isKnown = useClientState((state) => state.dictData !== null)
  useEffect(() => {
    if (isKnown) return
    call('dictionary').then(
      (dictData) => useClientState.setState({ dictData }),
      () => undefined,
    )
  }, [isKnown])
  return isDemo && access === 'public' ? (
    <NoticeStrip label={t('shell.demoData')} note={t('shell.demoNote')} />
  ) : null
}
