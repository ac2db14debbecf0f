// The results of options that were settled while one looks on, one after the other.

import { tapDevice } from '@fairtick/ui/haptics'
import { useAnnounce } from '@fairtick/ui/live-region'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { useEffect, useState } from 'react'
import { pairOf } from '../../live/instruments.ts'
import { accountStore } from '../../live/live.ts'
import { useAccountView } from '../../live/use-live.ts'
import { useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'
import { RESULT_WORDS } from './result-words.ts'

export type SettledResult = {
  readonly option: WireOption | undefined
  /** Makes room for the next one. */
  readonly dismiss: () => void
}

/** Takes the oldest result over from the store, so that no other screen tells it again. */
export function useSettledResult(): SettledResult {
  const t = useText()
  const { signedMoney } = useFormats()
  const announce = useAnnounce()
  const [option, setOption] = useState<WireOption>()
  const next = useAccountView().settled[0]
  useEffect(() => {
    if (option !== undefined || next === undefined) return
    accountStore.dismissSettled(next.id)
    setOption(next)
    tapDevice('result')
    announce(
      t('options.settledToast', {
        pair: pairOf(next.symbol),
        result: t(RESULT_WORDS[next.result ?? 'void']),
        amount: signedMoney(next.profit ?? '0'),
      }),
    )
  }, [option, next, announce, t, signedMoney])
  return { option, dismiss: () => setOption(undefined) }
}
