// The photos of the document: those that are asked for, each looked at before it is sent.

import { Banner } from '@fairtick/ui/banner'
import { PICTURE_SIDES } from '@fairtick/wire/identity-rules'
import { useText } from '../../../platform/i18n.ts'
import type { PartProps } from './part-props.ts'
import { PhotoPart } from './photo-part.tsx'

export function PhotosPart({ identity, draft, missing, disabled }: PartProps) {
  const t = useText()
  const { fields, dayCode, given } = identity
  const idType = draft.idType ?? given?.idType
  return (
    <>
      <p className="text-dense text-text2">{t('identity.tips')}</p>
      {dayCode !== null && (
        <Banner tone="info" look="card" live="none">
          {t('identity.dayCode', { code: dayCode })}
        </Banner>
      )}
      {PICTURE_SIDES.filter((side) => fields.includes(side)).map((side) => (
        <PhotoPart
          key={side}
          side={side}
          idType={idType}
          photo={draft.photos[side]}
          isMissed={missing.includes(side)}
          disabled={disabled}
        />
      ))}
    </>
  )
}
