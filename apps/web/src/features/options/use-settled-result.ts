// The results of options that were settled while one looks on, one after the other.

import { useAnnounce } from '@fairtick/ui/live-region'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { useEffect, useRef } from 'react'
import { accountStore } from '../../live/live.ts'
import { useAccountView } from '../../live/use-live.ts'
import { useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'
import { RESULT_WORDS } from './result-words.ts'

/** The oldest result not dismissed yet; it is also spoken, once. */
export function useSettledResult(): {
  readonly option: WireOption | undefined
  readonly dismiss: () => void
} {
  const t = useText()
  const { signedMoney } = useFormats()
  const announce = useAnnounce()
  const option = useAccountView().settled[0]
  const spokenId = useRef<string>(undefined)
  useEffect(() => {
    if (option === undefined || spokenId.current === option.id) return
    spokenId.current = option.id
    announce(
      t('options.settledToast', {
        pair: option.symbol,
        result: t(RESULT_WORDS[option.result ?? 'void']),
        amount: signedMoney(option.profit ?? '0'),
      }),
    )
  }, [option, announce, t, signedMoney])
  return {
    option,
    dismiss: () => option && accountStore.dismissSettled(option.id),
  }
}
