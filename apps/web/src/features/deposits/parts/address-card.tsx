// The address to send to: as a QR code, in groups of four, to copy and to save.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { CopyButton } from '@fairtick/ui/copy-button'
import { joinClasses } from '@fairtick/ui/join-classes'
import { Download } from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'
import { QrPicture, readQr } from '../../../platform/qr-picture.tsx'
import { saveFile } from '../../../platform/save-file.ts'
import { addressGroups } from '../address-groups.ts'
import type { DepositMethod } from '../method-steps.ts'
import { networkText } from '../network-name.ts'

const QR_PX = 216

export function AddressCard({ method }: { method: DepositMethod }) {
  const t = useText()
  const { id, currency, address, qr, network } = method
  const save = async () => {
    const [modules, { qrPictureOf }] = await Promise.all([
      readQr(qr ?? ''),
      import('../../../platform/qr-modules.ts'),
    ])
    saveFile({ content: await qrPictureOf(modules), fileName: `fairtick-${id}.png` })
  }
  return (
    <Card className="flex flex-col items-center gap-3">
      <h2 className="text-dense text-text2">
        {t('deposits.addressOf', { currency, network: networkText(network ?? '') })}
      </h2>
      {qr !== null && <QrPicture text={qr} label={t('deposits.qrLabel')} sizePx={QR_PX} />}
      <GroupedAddress address={address ?? ''} />
      <div className="grid w-full grid-cols-2 gap-2.5">
        <CopyButton
          text={address ?? ''}
          label={t('deposits.copyAddress')}
          copiedLabel={t('shell.copied')}
          className="rounded-md border-2 border-primary px-3.5 font-semibold"
        >
          {t('deposits.copyAddress')}
        </CopyButton>
        {qr !== null && (
          <Button tone="soft" icon={<Download />} onClick={() => void save()}>
            {t('deposits.saveQr')}
          </Button>
        )}
      </div>
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
