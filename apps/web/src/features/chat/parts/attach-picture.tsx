// Choosing a picture and sending it: made small, without metadata, with its progress.

import { IconButton } from '@fairtick/ui/icon-button'
import { ProgressBar } from '@fairtick/ui/progress-bar'
import { Sheet } from '@fairtick/ui/sheet'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { ChoosePicture } from '../../../platform/choose-picture.tsx'
import { encodePicture } from '../../../platform/chosen-picture.ts'
import { fittedSize } from '../../../platform/fitted-size.ts'
import { useText } from '../../../platform/i18n.ts'
import { useChosenPicture } from '../../../platform/use-chosen-picture.ts'
import { usePictureUpload } from '../../../platform/use-picture-upload.ts'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import { write } from '../chat-store.ts'

/** Of the longer side: what a screen shows can still be read. */
const SIDE_PX = 2_000
const QUALITY = 0.8

export function AttachPicture() {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const [picture, setPicture] = useState<ImageBitmap>()
  const upload = usePictureUpload<ImageBitmap>({
    purpose: 'chat',
    encode,
    onArrived: (fileId) => {
      write({ image: fileId })
      setIsOpen(false)
    },
  })
  const chosen = useChosenPicture((opened) => {
    setPicture(opened)
    upload.send(opened)
  })
  const close = () => {
    upload.stop()
    chosen.forget()
    setIsOpen(false)
  }
  return (
    <>
      <IconButton
        label={t('chat.attach')}
        icon={<ImagePlus className="size-6" />}
        onClick={() => setIsOpen(true)}
      />
      <Sheet open={isOpen} onClose={close} title={t('chat.attach')} closeLabel={t('shell.close')}>
        {upload.state === 'failed' && picture !== undefined && (
          <ProblemCard problem={upload.failure} onRetry={() => upload.send(picture)} busy={false} />
        )}
        {upload.state === 'sending' ? (
          <ProgressBar label={t('chat.sending')} percent={upload.percent} />
        ) : (
          <ChoosePicture
            problem={chosen.problem}
            busy={chosen.isOpening}
            onChosen={chosen.choose}
            camera="environment"
          />
        )}
      </Sheet>
    </>
  )
}

async function encode(picture: ImageBitmap): Promise<Blob> {
  const { width, height } = picture
  const size = fittedSize(width, height, SIDE_PX)
  const part = { x: 0, y: 0, width, height }
  return await encodePicture(picture, { part, ...size, quality: QUALITY })
}
