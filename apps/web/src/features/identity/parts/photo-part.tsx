// One side of the document: taken or chosen, looked at, replaced.

import { Button } from '@fairtick/ui/button'
import type { IdType, PictureSide } from '@fairtick/wire/identity-rules'
import { CircleAlert, ImageUp } from 'lucide-react'
import { useId } from 'react'
import { ChoosePicture } from '../../../platform/choose-picture.tsx'
import { useText } from '../../../platform/i18n.ts'
import { PicturePreview } from '../../../platform/picture-preview.tsx'
import { useChosenPicture } from '../../../platform/use-chosen-picture.ts'
import { useIdentityDraft } from '../identity-draft.ts'
import { fieldText } from '../identity-words.ts'
import { makePhoto, type Photo } from '../photo.ts'

export type PhotoPartProps = {
  side: PictureSide
  idType: IdType | undefined
  photo: Photo | undefined
  isMissed: boolean
  disabled: boolean
}

export function PhotoPart({ side, idType, photo, isMissed, disabled }: PhotoPartProps) {
  const t = useText()
  const heading = useId()
  const keep = (next: Photo | undefined) => {
    const { photos } = useIdentityDraft.getState()
    useIdentityDraft.setState({ photos: { ...photos, [side]: next } })
  }
  const chosen = useChosenPicture(async (opened) =>
    keep(await makePhoto(opened, useIdentityDraft.getState().sentHashes)),
  )
  const name = fieldText(side, idType, t)
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h3 id={heading} className="text-dense font-semibold text-text">
        {name}
      </h3>
      {photo === undefined ? (
        <ChoosePicture
          camera="environment"
          problem={chosen.problem}
          busy={chosen.isOpening}
          onChosen={chosen.choose}
        />
      ) : (
        <Taken name={name} photo={photo} disabled={disabled} onReplace={() => keep(undefined)} />
      )}
      {isMissed && (
        <p role="alert" className="flex items-start gap-1.5 text-caption text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span>{t('identity.photoMissing')}</span>
        </p>
      )}
    </section>
  )
}

type TakenProps = { name: string; photo: Photo; disabled: boolean; onReplace: () => void }

function Taken({ name, photo, disabled, onReplace }: TakenProps) {
  const t = useText()
  return (
    <>
      <PicturePreview
        content={photo.content}
        label={`${name}: ${t('identity.readable')}`}
        title={name}
        alt={name}
        look="wide"
      />
      {photo.doubts.map((doubt) => (
        <p key={doubt} role="status" className="flex items-start gap-1.5 text-dense text-warn">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{t(`identity.${doubt}`)}</span>
        </p>
      ))}
      <p className="text-dense text-text2">{t('identity.readable')}</p>
      <Button tone="outline" icon={<ImageUp />} disabled={disabled} onClick={onReplace}>
        {t('identity.replace')}
      </Button>
    </>
  )
}
