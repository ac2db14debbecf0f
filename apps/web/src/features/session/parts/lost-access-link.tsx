// The way for who can no longer prove who they are by what they set up.

import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'

export function LostAccessLink() {
  const t = useText()
  return (
    <a
      href={hrefOf('/pages/user/recover')}
      className="target inline-flex items-center self-center rounded-sm px-2 text-center text-dense text-primary"
    >
      {t('session.lostAccess')}
    </a>
  )
}
