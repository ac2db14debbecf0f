// The ways to a picture on this device, and what is wrong with the one that was chosen.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { Camera, Images } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { CHOSEN_MEGABYTES, type PictureProblem } from './chosen-picture.ts'
import { useText } from './i18n.ts'
import { useMedia } from './use-media.ts'

/** Phones offer HEIC pictures as JPEG where only these are asked for. */
const TYPES = 'image/jpeg,image/png,image/webp'

export type ChoosePictureProps = {
  problem: PictureProblem | undefined
  busy: boolean
  onChosen: (file: File) => void
  /** Which camera a photo is taken with: of oneself, or of something in front of one. */
  camera: 'user' | 'environment'
}

export function ChoosePicture({ problem, busy, onChosen, camera }: ChoosePictureProps) {
  const t = useText()
  const hasCamera = useMedia('(pointer: coarse)')
  return (
    <div className="flex flex-col gap-3 pb-2">
      <p className="text-dense text-text2">{t('picture.rules', { megabytes: CHOSEN_MEGABYTES })}</p>
      {problem !== undefined && (
        <div role="alert">
          <Banner tone="danger" look="card" live="none">
            {problemText(problem, t)}
          </Banner>
        </div>
      )}
      {hasCamera && (
        <FileButton
          tone="outline"
          icon={<Camera />}
          camera={camera}
          busy={busy}
          onChosen={onChosen}
        >
          {t('picture.camera')}
        </FileButton>
      )}
      <FileButton tone="primary" icon={<Images />} busy={busy} onChosen={onChosen}>
        {t('picture.choose')}
      </FileButton>
    </div>
  )
}

type FileButtonProps = Pick<ChoosePictureProps, 'busy' | 'onChosen'> & {
  tone: 'primary' | 'outline'
  icon: ReactNode
  /** Without it the picture comes from the gallery or the files. */
  camera?: ChoosePictureProps['camera']
  children: ReactNode
}

function FileButton({ tone, icon, camera, busy, onChosen, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file may be chosen again.
    target.value = ''
    if (file) onChosen(file)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES}
        onChange={take}
        {...(camera === undefined ? {} : { capture: camera })}
      />
      <Button
        tone={tone}
        size="large"
        block
        icon={icon}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  )
}

function problemText(problem: PictureProblem, t: ReturnType<typeof useText>): string {
  switch (problem) {
    case 'wrong_type':
      return t('picture.wrongType')
    case 'too_big':
      return t('picture.tooBig', { megabytes: CHOSEN_MEGABYTES })
    case 'unreadable':
      return t('picture.unreadable')
    default:
      return problem satisfies never
  }
}
