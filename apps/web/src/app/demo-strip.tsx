// The strip above the screens that need no login, where everything is made up; the others say it
// with the account.

import { NoticeStrip } from '@fairtick/ui/banner'
import { useClientState } from '../platform/client-state.ts'
import { useText } from '../platform/i18n.ts'

/** Nothing closes it. */
export function DemoStrip({ access }: { access: 'public' | 'protected' | undefined }) {
  const t = useText()
  const isDemo = useClientState((state) => state.dictData?.demo) ?? false
  return isDemo && access === 'public' ? (
    <NoticeStrip label={t('shell.demoData')} note={t('shell.demoNote')} />
  ) : null
}
