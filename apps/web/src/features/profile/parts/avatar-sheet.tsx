// Choosing, cutting and sending the picture of oneself.

import { Button } from '@fairtick/ui/button'
import { ProgressBar } from '@fairtick/ui/progress-bar'
import { Sheet } from '@fairtick/ui/sheet'
import { useToast } from '@fairtick/ui/toast'
import { type ReactNode, useState } from 'react'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { type Crop, wholeCrop } from '../avatar-crop.ts'
import { openPicture, type PictureProblem } from '../chosen-picture.ts'
import { type AvatarUpload, useAvatarUpload } from '../use-avatar-upload.ts'
import { ChoosePicture } from './choose-picture.tsx'
import { CropFrame, CropPreview } from './crop-frame.tsx'

type Chosen = { readonly picture: ImageBitmap; readonly crop: Crop }

export function AvatarSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  const showToast = useToast()
  const { chosen, problem, isOpening, choose, crop, forget } = useChosenPicture()
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
        chosen && (
          <Actions
            upload={upload}
            onSend={() => upload.send(chosen.picture, chosen.crop)}
            onOther={forget}
          />
        )
      }
    >
      {chosen === undefined ? (
        <ChoosePicture problem={problem} busy={isOpening} onChosen={choose} />
      ) : (
        <Cutting chosen={chosen} upload={upload} onChange={crop} />
      )}
    </Sheet>
  )
}

type CuttingProps = { chosen: Chosen; upload: AvatarUpload; onChange: (crop: Crop) => void }

function Cutting({ chosen: { picture, crop }, upload, onChange }: CuttingProps) {
  const t = useText()
  if (upload.state !== 'sending') {
    return <CropFrame picture={picture} crop={crop} onChange={onChange} />
  }
  const percent = Math.round(upload.percent)
  return (
    <div className="flex flex-col items-center gap-3">
      <CropPreview picture={picture} crop={crop} />
      <ProgressBar label={t('account.avatarSending')} percent={percent} />
      <p className="tabular text-dense text-text2">
        {percent < 100 ? t('account.avatarSent', { percent }) : t('account.avatarWorking')}
      </p>
    </div>
  )
}

type ActionsProps = { upload: AvatarUpload; onSend: () => void; onOther: () => void }

function Actions({ upload, onSend, onOther }: ActionsProps): ReactNode {
  const t = useText()
  if (upload.state === 'sending') {
    return (
      <Button tone="outline" size="large" block onClick={upload.stop}>
        {t('account.avatarStop')}
      </Button>
    )
  }
  return (
    <div className="flex flex-col gap-2.5">
      <FormFailure failure={upload.failure} unanswered={t('account.avatarNoAnswer')} />
      <div className="flex flex-wrap gap-2.5">
        <Button tone="soft" size="large" className="min-w-32 flex-1" onClick={onOther}>
          {t('account.avatarOther')}
        </Button>
        <Button size="large" className="min-w-32 flex-1" onClick={onSend}>
          {t(upload.state === 'failed' ? 'shell.retry' : 'account.avatarUse')}
        </Button>
      </div>
    </div>
  )
}

function useChosenPicture() {
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState<PictureProblem>()
  const [isOpening, setIsOpening] = useState(false)
  const choose = async (file: File) => {
    setIsOpening(true)
    const picture = await openPicture(file)
    setIsOpening(false)
    if (typeof picture === 'string') {
      setProblem(picture)
      return
    }
    setProblem(undefined)
    setChosen({ picture, crop: wholeCrop(picture.width, picture.height) })
  }
  const crop = (next: Crop) => setChosen((now) => now && { ...now, crop: next })
  const forget = () => {
    setChosen(undefined)
    setProblem(undefined)
  }
  return { chosen, problem, isOpening, choose: (file: File) => void choose(file), crop, forget }
}
