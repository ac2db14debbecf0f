// How densely open positions are listed, as chosen on this device; and, once, the hint to swipe.

import { Chip } from '@fairtick/ui/chip'
import { IconButton } from '@fairtick/ui/icon-button'
import { ChevronsLeft, Rows3, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { usePreferences } from '../../../platform/preferences.ts'
import { useMedia } from '../../../platform/use-media.ts'

export function ListDensity() {
  const t = useText()
  const isCompact = usePreferences((state) => state.positionCards) === 'compact'
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <SwipeHint />
      <Chip
        pressed={isCompact}
        icon={<Rows3 className="size-4" />}
        onClick={() => usePreferences.setState({ positionCards: isCompact ? 'whole' : 'compact' })}
      >
        {t('positions.compact')}
      </Chip>
    </div>
  )
}

/** Until it is closed or the list is left; then never again on this device. */
function SwipeHint() {
  const t = useText()
  const hasFinger = useMedia('(pointer: coarse)')
  const [isShown, setShown] = useState(() => usePreferences.getState().swipeHint === 'due')
  useEffect(() => {
    if (hasFinger && isShown) usePreferences.setState({ swipeHint: 'seen' })
  }, [hasFinger, isShown])
  if (!hasFinger || !isShown) return null
  return (
    <p className="flex min-w-0 flex-1 items-center gap-1.5 text-caption text-text2">
      <ChevronsLeft aria-hidden="true" className="size-5 shrink-0 text-primary" />
      <span className="min-w-0 flex-1">{t('positions.swipeHint')}</span>
      <IconButton
        label={t('shell.close')}
        icon={<X className="size-4.5" />}
        onClick={() => setShown(false)}
        className="text-text3"
      />
    </p>
  )
}
