// The way on for who came from a withdrawal to bind what it needs.

import { Button } from '@fairtick/ui/button'
import { useText } from '../../../platform/i18n.ts'
import { useNavigation, useSearchTexts } from '../../../platform/navigation.ts'

/** Nothing for who came from elsewhere: the arrow in the head leads back. */
export function BackToWithdraw() {
  const t = useText()
  const { back } = useNavigation()
  const { from } = useSearchTexts()
  if (from === undefined || !from.startsWith('/pages/withdraw')) return null
  return (
    <Button block size="large" onClick={back}>
      {t('payout.backToWithdraw')}
    </Button>
  )
}
