// The proof of the payment: chosen, looked at, replaced.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { CircleAlert, ImageUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ChoosePicture } from '../../../platform/choose-picture.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { PicturePreview } from '../../../platform/picture-preview.tsx'
import type { ChosenPicture } from '../../../platform/use-chosen-picture.ts'
import type { Voucher } from '../voucher-picture.ts'

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
  const { widthPx, heightPx, content } = voucher
  return (
    <div className="flex items-start gap-3.5">
      <PicturePreview
        content={content}
        label={t('deposits.voucherLook')}
        title={t('deposits.voucher')}
        alt={t('deposits.voucherPreview')}
        look="square"
      />
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
    </div>
  )
}
