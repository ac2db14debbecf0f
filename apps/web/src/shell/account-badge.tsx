// Which account is shown and how real what it shows is: a strip on the main screens, where there is
// room for the sentence, a chip in the head of the others.

import { NoticeStrip } from '@fairtick/ui/banner'
import { useClientState } from '../platform/client-state.ts'
import { useText } from '../platform/i18n.ts'
import { useIsPractice, useShownOfTwo } from '../platform/selected-account.ts'

export function AccountStrip() {
  const t = useText()
  const isPractice = useIsPractice()
  const isReal = useShownOfTwo() === 'real'
  const note = usePracticeNote()
  if (isPractice) return <NoticeStrip label={t('shell.practiceAccount')} note={note} />
  return isReal ? <NoticeStrip tone="neutral" label={t('shell.realAccount')} /> : null
}

type AccountBadgeProps = {
  /** `short` where the source of the prices stands beside it. */
  text: 'whole' | 'short'
}

/** As small as it is, it is heard as the whole sentence. */
export function AccountBadge({ text }: AccountBadgeProps) {
  const t = useText()
  const isPractice = useIsPractice()
  const isReal = useShownOfTwo() === 'real'
  const isDemo = useClientState((state) => state.dictData?.demo) ?? false
  const note = usePracticeNote()
  if (isPractice) {
    return (
      <span className={`${CHIP} bg-warn-tint text-warn`}>
        {t(isDemo && text === 'whole' ? 'shell.demoChip' : 'shell.practiceChip')}
        <span className="sr-only">{note}</span>
      </span>
    )
  }
  return isReal ? (
    <span className={`${CHIP} bg-surface-2 text-text2`}>{t('shell.realAccount')}</span>
  ) : null
}

/** Low enough to stand under a title. */
const CHIP =
  'relative inline-flex max-w-full shrink-0 items-center rounded-full px-2 text-[0.6875rem]/4.5 font-semibold'

/** That no money moves, and what else is not real: all data, or the prices alone. */
function usePracticeNote(): string {
  const t = useText()
  const isDemo = useClientState((state) => state.dictData?.demo) ?? false
  const source = useClientState((state) => state.dictData?.marketSource)
  const money = t('shell.practiceNote')
  if (isDemo) return `${money} · ${t('shell.fictionalData')}`
  if (source === 'simulated') return `${money} · ${t('shell.simulatedPrices')}`
  if (source === 'replay') return `${money} · ${t('shell.pastPrices')}`
  return money
}
