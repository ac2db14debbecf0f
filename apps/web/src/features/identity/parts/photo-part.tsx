// One side of the document: taken or chosen, looked at, replaced.

import { Button } from '@fairtick/ui/button'
import type { IdType, PictureSide } from '@fairtick/wire/identity-rules'
import { CircleAlert, ImageUp, ZoomIn } from 'lucide-react'
import { Suspense, useId } from 'react'
import { ChoosePicture } from '../../../platform/choose-picture.tsx'
import { useText } from '../../../platform/i18n.ts'
import { lazySheet } from '../../../platform/lazy-part.tsx'
import { useChosenPicture } from '../../../platform/use-chosen-picture.ts'
import { useLazySheet } from '../../../platform/use-lazy-sheet.ts'
import { useObjectUrl } from '../../../platform/use-object-url.ts'
import { useIdentityDraft } from '../identity-draft.ts'
import { fieldText } from '../identity-words.ts'
import { makePhoto, type Photo } from '../photo.ts'

const PictureSheet = lazySheet(() =>
  import('../../../platform/picture-sheet.tsx').then((file) => file.PictureSheet),
)

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
  const viewer = useLazySheet()
  const address = useObjectUrl(photo.content)
  return (
    <>
      <button
        type="button"
        aria-label={`${name}: ${t('identity.readable')}`}
        onClick={viewer.open}
        className="relative aspect-[8/5] w-full overflow-hidden rounded-md border border-divider bg-surface-2"
      >
        {address !== undefined && (
          <img src={address} alt={name} className="size-full object-contain" />
        )}
        <span
          aria-hidden="true"
          className="absolute end-2 bottom-2 grid size-8 place-items-center rounded-full bg-surface text-text shadow-card"
        >
          <ZoomIn className="size-4" />
        </span>
      </button>
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
      {viewer.isMounted && (
        <Suspense>
          <PictureSheet
            open={viewer.isOpen}
            onClose={viewer.close}
            title={name}
            address={address}
            alt={name}
          />
        </Suspense>
      )}
    </>
  )
}
