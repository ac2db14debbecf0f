// The ways to a picture on this device, and what is wrong with the one that was chosen.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { Camera, Images } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { useMedia } from '../../../platform/use-media.ts'
import { CHOSEN_MEGABYTES, type PictureProblem } from '../chosen-picture.ts'

/** Phones offer HEIC pictures as JPEG where only these are asked for. */
const TYPES = 'image/jpeg,image/png,image/webp'

type ChoosePictureProps = {
  problem: PictureProblem | undefined
  busy: boolean
  onChosen: (file: File) => void
}

export function ChoosePicture({ problem, busy, onChosen }: ChoosePictureProps) {
  const t = useText()
  const hasCamera = useMedia('(pointer: coarse)')
  return (
    <div className="flex flex-col gap-3 pb-2">
      <p className="text-dense text-text2">
        {t('account.avatarRules', { megabytes: CHOSEN_MEGABYTES })}
      </p>
      {problem !== undefined && (
        <div role="alert">
          <Banner tone="danger" look="card" live="none">
            {problemText(problem, t)}
          </Banner>
        </div>
      )}
      {hasCamera && (
        <FileButton tone="outline" icon={<Camera />} capture busy={busy} onChosen={onChosen}>
          {t('account.avatarCamera')}
        </FileButton>
      )}
      <FileButton tone="primary" icon={<Images />} busy={busy} onChosen={onChosen}>
        {t('account.avatarChoose')}
      </FileButton>
    </div>
  )
}

type FileButtonProps = Omit<ChoosePictureProps, 'problem'> & {
  tone: 'primary' | 'outline'
  icon: ReactNode
  capture?: true
  children: ReactNode
}

function FileButton({ tone, icon, capture, busy, onChosen, children }: FileButtonProps) {
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
        {...(capture ? { capture: 'user' } : {})}
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
      return t('account.avatarWrongType')
    case 'too_big':
      return t('account.avatarTooBig', { megabytes: CHOSEN_MEGABYTES })
    case 'unreadable':
      return t('account.avatarUnreadable')
    default:
      return problem satisfies never
  }
}
