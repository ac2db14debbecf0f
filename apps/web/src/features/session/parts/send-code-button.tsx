// Sends a code, and counts down until it may be sent again.

import { Button } from '@fairtick/ui/button'
import { useText } from '../../../platform/i18n.ts'
import type { CodeRequest } from '../use-code-request.ts'

export function SendCodeButton({
  request,
  onPress,
}: {
  request: CodeRequest
  onPress: () => void
}) {
  const t = useText()
  const { sent, isSending, secondsUntilResend } = request
  return (
    <Button
      tone="quiet"
      busy={isSending}
      disabled={secondsUntilResend > 0}
      onClick={onPress}
      className="tabular px-2.5"
    >
      {secondsUntilResend > 0
        ? t('session.resendIn', { seconds: secondsUntilResend })
        : t(sent === undefined ? 'session.sendCode' : 'session.resendCode')}
    </Button>
  )
}
