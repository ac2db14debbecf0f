// In a practice installation: what is paid in here is not money, and nothing must be sent.

import { Banner } from '@fairtick/ui/banner'
import { useClientState } from '../../../platform/client-state.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'

/** `send` stands where an address or account is shown, `proof` where a voucher is asked for. */
export function PracticeWarning({ at }: { at: 'choose' | 'send' | 'proof' }) {
  const t = useText()
  const mode = useClientState((state) => state.dictData?.mode)
  if (mode === 'live') return null
  return (
    <Banner tone="warn" look="card" live="none">
      <strong className="block">{t('deposits.practiceTitle')}</strong>
      {t(TEXTS[at])}
    </Banner>
  )
}

const TEXTS = {
  choose: 'deposits.practiceChoose',
  send: 'deposits.practiceSend',
  proof: 'deposits.practiceProof',
} as const satisfies Record<string, TextKey>
