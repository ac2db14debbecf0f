// The sign of the product at the login: mark, name and the one sentence about it.

import { useText } from '../../../platform/i18n.ts'

export function Brand() {
  const t = useText()
  return (
    <div className="flex items-center gap-3.5">
      <img src="./icon.svg" alt="" width={56} height={56} className="size-14 rounded-lg" />
      <div className="min-w-0">
        <p translate="no" className="text-screen font-bold text-text">
          Fairtick
        </p>
        <p className="text-balance text-dense text-text2">{t('session.tagline')}</p>
      </div>
    </div>
  )
}
