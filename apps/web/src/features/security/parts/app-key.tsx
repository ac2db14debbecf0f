// The key of a new authenticator app, as picture, as link and as text.

import { CopyButton } from '@fairtick/ui/copy-button'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { QrPicture } from '../../../platform/qr-picture.tsx'

const QR_PX = 200

export type AppKeyProps = {
  secret: string
  uri: string
  /** What stands below it. */
  children?: ReactNode
}

export function AppKey({ secret, uri, children }: AppKeyProps) {
  const t = useText()
  return (
    <div className="flex flex-col items-center gap-3">
      <p className="text-center text-dense text-text2">{t('security.scan')}</p>
      <QrPicture text={uri} label={t('security.qrLabel')} sizePx={QR_PX} />
      <a
        href={uri}
        className="target inline-flex items-center rounded-sm px-2 text-dense font-semibold text-primary"
      >
        {t('security.openInApp')}
      </a>
      <p className="text-dense text-text2">{t('security.keyText')}</p>
      <div className="flex w-full items-center gap-1 rounded-md bg-surface-2 ps-3.5">
        <span translate="no" className="font-number min-w-0 flex-1 py-2 text-dense text-text">
          {grouped(secret)}
        </span>
        <CopyButton text={secret} label={t('security.copyKey')} copiedLabel={t('shell.copied')} />
      </div>
      {children}
    </div>
  )
}

/** In fours, as one reads it out and types it. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
