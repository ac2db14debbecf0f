// The star of an instrument: on the watchlist or not.

import { IconButton } from '@fairtick/ui/icon-button'
import { joinClasses } from '@fairtick/ui/join-classes'
import { Star } from 'lucide-react'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useText } from '../../../platform/i18n.ts'
import { useToggleStar } from '../use-toggle-star.ts'

export type StarButtonProps = {
  instrument: Pick<WireInstrument, 'symbol' | 'pair' | 'optional'>
  className?: string | undefined
}

export function StarButton({ instrument, className }: StarButtonProps) {
  const t = useText()
  const toggle = useToggleStar()
  const { optional, pair } = instrument
  return (
    <IconButton
      label={t(optional ? 'market.unstar' : 'market.star', { pair })}
      onClick={() => toggle(instrument)}
      className={className}
      icon={
        <Star
          className={joinClasses(
            'size-5.5 transition duration-120',
            optional ? 'scale-105 fill-star text-star' : 'text-text3',
          )}
        />
      }
    />
  )
}
