// The proof of the payment: chosen, looked at, replaced.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { CircleAlert, ImageUp, ZoomIn } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { ChoosePicture } from '../../../platform/choose-picture.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { lazySheet } from '../../../platform/lazy-part.tsx'
import type { ChosenPicture } from '../../../platform/use-chosen-picture.ts'
import { useLazySheet } from '../../../platform/use-lazy-sheet.ts'
import { useObjectUrl } from '../../../platform/use-object-url.ts'
import type { Voucher } from '../voucher-picture.ts'

const PictureSheet = lazySheet(() =>
  import('../../../platform/picture-sheet.tsx').then((file) => file.PictureSheet),
)

export type VoucherPartProps = {
  voucher: Voucher | undefined
  /** It was sent without one. */
  isMissed: boolean
  picture: ChosenPicture
  disabled: boolean
}

export function VoucherPart({ voucher, isMissed, picture, disabled }: VoucherPartProps) {
  const t = useText()
  const [isReplacing, setIsReplacing] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new one ends the choosing.
  useEffect(() => setIsReplacing(false), [voucher])
  return (
    <section aria-labelledby="voucher" className="flex flex-col gap-1.5">
      <h2 id="voucher" className="text-dense text-text2">
        {t('deposits.voucher')}
      </h2>
      <Card className="flex flex-col gap-3">
        {voucher !== undefined && (
          <Chosen
            voucher={voucher}
            disabled={disabled}
            onReplace={() => setIsReplacing(!isReplacing)}
          />
        )}
        {(voucher === undefined || isReplacing) && (
          <>
            {voucher === undefined && (
              <p className="text-dense text-text">{t('deposits.voucherHint')}</p>
            )}
            <ChoosePicture
              camera="environment"
              problem={picture.problem}
              busy={picture.isOpening}
              onChosen={picture.choose}
            />
          </>
        )}
      </Card>
      {isMissed && (
        <p role="alert" className="flex items-start gap-1.5 text-caption text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span>{t('deposits.voucherMissing')}</span>
        </p>
      )}
    </section>
  )
}

const BYTES_PER_KB = 1_024

type ChosenProps = { voucher: Voucher; disabled: boolean; onReplace: () => void }

function Chosen({ voucher, disabled, onReplace }: ChosenProps) {
  const t = useText()
  const { count } = useFormats()
  const viewer = useLazySheet()
  const address = useObjectUrl(voucher.content)
  const { widthPx, heightPx, content } = voucher
  const preview = t('deposits.voucherPreview')
  return (
    <div className="flex items-start gap-3.5">
      <button
        type="button"
        aria-label={t('deposits.voucherLook')}
        onClick={viewer.open}
        className="relative size-24 shrink-0 overflow-hidden rounded-md border border-divider bg-surface-2"
      >
        {address !== undefined && (
          <img src={address} alt={preview} className="size-full object-cover" />
        )}
        <span
          aria-hidden="true"
          className="absolute end-1 bottom-1 grid size-7 place-items-center rounded-full bg-surface text-text shadow-card"
        >
          <ZoomIn className="size-4" />
        </span>
      </button>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="tabular text-dense font-semibold text-text">
          {count(widthPx)} × {count(heightPx)} · {count(Math.ceil(content.size / BYTES_PER_KB))} KB
        </p>
        <p className="text-caption text-text2">{t('deposits.voucherReady')}</p>
        <Button
          tone="quiet"
          icon={<ImageUp />}
          disabled={disabled}
          onClick={onReplace}
          className="-ms-3.5 self-start"
        >
          {t('deposits.voucherReplace')}
        </Button>
      </div>
      {viewer.isMounted && (
        <Suspense>
          <PictureSheet
            open={viewer.isOpen}
            onClose={viewer.close}
            title={t('deposits.voucher')}
            address={address}
            alt={preview}
          />
        </Suspense>
      )}
    </div>
  )
}
