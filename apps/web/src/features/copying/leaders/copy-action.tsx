// What can be done about this lead trader: copy, or go to what is copied; else the reason why not.

import { Button, ButtonLink } from '@fairtick/ui/button'
import { StickyBar } from '@fairtick/ui/sticky-bar'
import { Suspense } from 'react'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { lazySheet } from '../../../platform/lazy-part.tsx'
import { hrefOf } from '../../../platform/paths.ts'
import { useLazySheet } from '../../../platform/use-lazy-sheet.ts'
import { OffHere } from '../../../shell/off-here.tsx'
import { type Leader, useIsOffHere } from '../leader-reads.ts'
import { useRunningFollow } from '../use-follows.ts'

const CopySheet = lazySheet(async () => (await import('../sheet/copy-sheet.tsx')).CopySheet)

/** The sheet stays for its closing, though what stands below it has changed by then. */
export function CopyAction({ leader }: { leader: Leader }) {
  const sheet = useLazySheet()
  return (
    <>
      <ActionBar leader={leader} onCopy={sheet.open} />
      {sheet.isMounted && (
        <Suspense>
          <CopySheet leader={leader} open={sheet.isOpen} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  )
}

function ActionBar({ leader, onCopy }: { leader: Leader; onCopy: () => void }) {
  const t = useText()
  const isOff = useIsOffHere()
  const follow = useRunningFollow(leader.id)
  if (follow.found !== undefined) {
    return (
      <StickyBar className="flex-wrap">
        <p className="min-w-0 flex-1 text-dense text-text2">{t('leaders.following')}</p>
        <ButtonLink href={hrefOf('/pages/signalchannel', { tab: 'mine' })}>
          {t('leaders.toMine')}
        </ButtonLink>
      </StickyBar>
    )
  }
  if (isOff) {
    return (
      <StickyBar>
        <OffHere text="copying.offHere" className="w-full" />
      </StickyBar>
    )
  }
  const reason = reasonAgainst(leader)
  if (reason !== undefined) return <Closed text={t(reason)} />
  return (
    <StickyBar>
      <Button size="large" block onClick={onCopy} aria-haspopup="dialog">
        {t('leaders.copy')}
      </Button>
    </StickyBar>
  )
}

function Closed({ text }: { text: string }) {
  return (
    <StickyBar>
      <p className="w-full text-center text-dense text-text2">{text}</p>
    </StickyBar>
  )
}

function reasonAgainst({ isMine, stopped, isFull }: Leader): TextKey | undefined {
  if (isMine) return 'leaders.isMine'
  if (stopped !== null) return 'leaders.closedText'
  return isFull ? 'leaders.fullText' : undefined
}
