// Sends a code, and counts down until it may be sent again.

import { Button } from '@fairtick/ui/button'
import { useText } from '../../../platform/i18n.ts'
import type { CodeRequest } from '../use-code-request.ts'

export type SendCodeButtonProps = {
  request: CodeRequest
  onPress: () => void
  /** `again` stands small at the end, under the code. */
  look: 'first' | 'again'
}

export function SendCodeButton({ request, onPress, look }: SendCodeButtonProps) {
  const t = useText()
  const { isSending, secondsUntilResend } = request
  if (look === 'first') {
    return (
      <Button tone="outline" block busy={isSending} onClick={onPress}>
        {t('session.sendCode')}
      </Button>
    )
  }
  const isWaiting = secondsUntilResend > 0
  return (
    <Button
      tone="quiet"
      busy={isSending}
      disabled={isWaiting}
      onClick={onPress}
      className="tabular -me-2 self-end px-2 disabled:bg-transparent"
    >
      {isWaiting ? t('session.resendIn', { seconds: secondsUntilResend }) : t('session.resendCode')}
    </Button>
  )
}
