// Choosing, cutting and sending the picture of oneself.

import { Button } from '@fairtick/ui/button'
import { Sheet } from '@fairtick/ui/sheet'
import { useToast } from '@fairtick/ui/toast'
import { type ReactNode, useState } from 'react'
import { ChoosePicture } from '../../../platform/choose-picture.tsx'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { UploadProgress } from '../../../platform/upload-progress.tsx'
import { useChosenPicture } from '../../../platform/use-chosen-picture.ts'
import type { PictureUpload } from '../../../platform/use-picture-upload.ts'
import { type Crop, wholeCrop } from '../avatar-crop.ts'
import { type CutPicture, useAvatarUpload } from '../use-avatar-upload.ts'
import { CropFrame, CropPreview } from './crop-frame.tsx'

export function AvatarSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  const showToast = useToast()
  const { chosen, problem, isOpening, choose, crop, forget } = useCutPicture()
  const upload = useAvatarUpload(() => {
    onClose()
    showToast({ text: t('account.avatarSaved'), tone: 'success' })
  })
  const close = () => {
    upload.stop()
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      onClosed={forget}
      title={t('account.avatarTitle')}
      closeLabel={t('shell.close')}
      footer={
        chosen && <Actions upload={upload} onSend={() => upload.send(chosen)} onOther={forget} />
      }
    >
      {chosen === undefined ? (
        <ChoosePicture camera="user" problem={problem} busy={isOpening} onChosen={choose} />
      ) : (
        <Cutting chosen={chosen} upload={upload} onChange={crop} />
      )}
    </Sheet>
  )
}

type Upload = PictureUpload<CutPicture>

type CuttingProps = { chosen: CutPicture; upload: Upload; onChange: (crop: Crop) => void }

function Cutting({ chosen: { picture, crop }, upload, onChange }: CuttingProps) {
  if (upload.state !== 'sending') {
    return <CropFrame picture={picture} crop={crop} onChange={onChange} />
  }
  return (
    <div className="flex flex-col items-center gap-3">
      <CropPreview picture={picture} crop={crop} />
      <UploadProgress percent={upload.percent} />
    </div>
  )
}

type ActionsProps = { upload: Upload; onSend: () => void; onOther: () => void }

function Actions({ upload, onSend, onOther }: ActionsProps): ReactNode {
  const t = useText()
  if (upload.state === 'sending') {
    return (
      <Button tone="outline" size="large" block onClick={upload.stop}>
        {t('picture.stop')}
      </Button>
    )
  }
  return (
    <div className="flex flex-col gap-2.5">
      <FormFailure failure={upload.failure} unanswered={t('picture.noAnswer')} />
      <div className="flex flex-wrap gap-2.5">
        <Button tone="soft" size="large" className="min-w-32 flex-1" onClick={onOther}>
          {t('picture.other')}
        </Button>
        <Button size="large" className="min-w-32 flex-1" onClick={onSend}>
          {t(upload.state === 'failed' ? 'shell.retry' : 'account.avatarUse')}
        </Button>
      </div>
    </div>
  )
}

/** As the last crop was cut, so it is sent. */
function useCutPicture() {
  const [chosen, setChosen] = useState<CutPicture>()
  const { problem, isOpening, choose, forget } = useChosenPicture((picture) =>
    setChosen({ picture, crop: wholeCrop(picture.width, picture.height) }),
  )
  return {
    ...{ chosen, problem, isOpening, choose },
    crop: (next: Crop) => setChosen((now) => now && { ...now, crop: next }),
    forget: () => {
      setChosen(undefined)
      forget()
    },
  }
}
