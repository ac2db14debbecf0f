// The address to send to: as a QR code, in groups of four, to copy and to save.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { CopyButton } from '@fairtick/ui/copy-button'
import { isMotionReduced } from '@fairtick/ui/is-motion-reduced'
import { joinClasses } from '@fairtick/ui/join-classes'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { addressGroups } from '../../../platform/address-groups.ts'
import { useText } from '../../../platform/i18n.ts'
import { QrPicture, readQr } from '../../../platform/qr-picture.tsx'
import { saveFile } from '../../../platform/save-file.ts'
import type { DepositMethod } from '../method-steps.ts'
import { networkText } from '../network-name.ts'

/** The code in it is at least 200 px wide, its white border not counted. */
const QR_PX = 264

export function AddressCard({ method }: { method: DepositMethod }) {
  const t = useText()
  const card = useRef<HTMLElement>(null)
  // It comes below what was just confirmed, mostly out of sight.
  useEffect(() => {
    const behavior = isMotionReduced() ? 'auto' : 'smooth'
    card.current?.scrollIntoView({ behavior, block: 'start' })
  }, [])
  const { id, currency, address, qr, network } = method
  const save = async () => {
    const [modules, { qrPictureOf }] = await Promise.all([
      readQr(qr ?? ''),
      import('../../../platform/qr-modules.ts'),
    ])
    saveFile({ content: await qrPictureOf(modules), fileName: `fairtick-${id}.png` })
  }
  return (
    <Card ref={card} className="flex scroll-mt-16 flex-col items-center gap-3">
      <h2 className="text-dense text-text2">
        {t('deposits.addressOf', { currency, network: networkText(network ?? '') })}
      </h2>
      {qr !== null && (
        <div className="flex w-full flex-col items-center gap-1">
          <QrPicture text={qr} label={t('deposits.qrLabel')} sizePx={QR_PX} />
          <Button tone="quiet" icon={<Download />} onClick={() => void save()}>
            {t('deposits.saveQr')}
          </Button>
        </div>
      )}
      <GroupedAddress address={address ?? ''} />
      <CopyButton
        text={address ?? ''}
        label={t('deposits.copyAddress')}
        copiedLabel={t('shell.copied')}
        className="w-full rounded-md border-2 border-primary px-3.5 font-semibold"
      >
        {t('deposits.copyAddress')}
      </CopyButton>
    </Card>
  )
}

/** Head and tail in bold: these are what one compares. Selected and read it is one text. */
function GroupedAddress({ address }: { address: string }) {
  const groups = addressGroups(address)
  return (
    <p translate="no" className="w-full text-center text-dense">
      <span className="sr-only">{address}</span>
      <span
        aria-hidden="true"
        className="flex flex-wrap justify-center gap-x-2 font-mono text-text2"
      >
        {groups.map((group, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one address never move.
            key={at}
            className={joinClasses((at === 0 || at === groups.length - 1) && 'font-bold text-text')}
          >
            {group}
          </span>
        ))}
      </span>
    </p>
  )
}
