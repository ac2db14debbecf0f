// What happens next, and photos of the document for who has nothing else that proves them.

import { Banner } from '@fairtick/ui/banner'
import { Card } from '@fairtick/ui/card'
import { RECOVERY_PICTURES_MAX } from '@fairtick/wire/recovery-rules'
import { useState } from 'react'
import { ChoosePicture } from '../../../platform/choose-picture.tsx'
import { encodePicture } from '../../../platform/chosen-picture.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { sendPicture } from '../../../platform/upload-picture.ts'
import { useChosenPicture } from '../../../platform/use-chosen-picture.ts'

const LONGEST_SIDE_PX = 2_000
const QUALITY = 0.85

export function AskedPart({ email, pictures: token }: { email: string; pictures: string }) {
  const t = useText()
  const [sent, setSent] = useState(0)
  const [failure, setFailure] = useState<unknown>()
  const chosen = useChosenPicture(async (picture) => {
    setFailure(undefined)
    try {
      const options = { signal: new AbortController().signal, onSent: () => {} }
      await sendPicture('addRecoveryPicture', await encoded(picture), { token }, options)
      setSent((count) => count + 1)
    } catch (problem) {
      setFailure(problem)
    }
  })
  return (
    <>
      <Banner tone="success" look="card">
        <strong className="block">{t('recovery.askedTitle')}</strong>
        {t('recovery.askedText', { email })}
      </Banner>
      <Card className="flex flex-col gap-3">
        <h2 className="text-title font-semibold text-text">{t('recovery.photosTitle')}</h2>
        <p className="text-dense text-text2">
          {t('recovery.photosText', { count: RECOVERY_PICTURES_MAX })}
        </p>
        {sent > 0 && (
          <p role="status" className="text-dense text-success">
            {t('recovery.photosSent', { count: sent })}
          </p>
        )}
        <FormFailure failure={failure} />
        {sent < RECOVERY_PICTURES_MAX && (
          <ChoosePicture
            camera="environment"
            problem={chosen.problem}
            busy={chosen.isOpening}
            onChosen={chosen.choose}
          />
        )}
      </Card>
    </>
  )
}

/** A JPEG that can be read and tells nothing else. */
async function encoded(picture: ImageBitmap): Promise<Blob> {
  const { width, height } = picture
  const share = Math.min(1, LONGEST_SIDE_PX / Math.max(width, height))
  const part = { x: 0, y: 0, width, height }
  const sent = { widthPx: Math.round(width * share), heightPx: Math.round(height * share) }
  const content = await encodePicture(picture, { part, ...sent, quality: QUALITY })
  picture.close()
  return content
}
