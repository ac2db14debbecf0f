// My invitation code: whoever registers needs one.

import { Card } from '@fairtick/ui/card'
import { CopyButton } from '@fairtick/ui/copy-button'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'

export function InviteCard({ inviteCode }: { inviteCode: string }) {
  const t = useText()
  const link = new URL(hrefOf('/pages/user/register', { invite: inviteCode }), location.href).href
  return (
    <Card className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-caption text-text2">{t('account.inviteCode')}</h2>
          <p translate="no" className="tabular text-title font-semibold break-all text-text">
            {inviteCode}
          </p>
        </div>
        <CopyButton
          text={link}
          label={t('account.copyInvite')}
          copiedLabel={t('shell.copied')}
          className="shrink-0"
        >
          {t('account.copyInvite')}
        </CopyButton>
      </div>
      <p className="text-caption text-text3">{t('account.inviteText')}</p>
    </Card>
  )
}
