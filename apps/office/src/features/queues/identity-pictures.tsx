// Both sides of a document, side by side, each with its own zoom.

import type { PictureSide, ViewReason } from '@fairtick/wire/identity-rules'
import { Alert, Box } from '@mui/material'
import type { IdentityCase } from './identity-case.ts'
import { FIELD_NAMES } from './identity-words.ts'
import { PictureViewer } from './parts/picture-viewer.tsx'
import { useIdentityPicture } from './use-picture.ts'

type IdentityPicturesProps = { readonly found: IdentityCase; readonly reason: ViewReason }

export function IdentityPictures({ found, reason }: IdentityPicturesProps) {
  // After another attempt it is another picture.
  const { id, attempt } = found
  return (
    <Box sx={SIDES}>
      {found.pictures.map(({ side, isThere }) =>
        isThere ? (
          <Side key={`${side} ${attempt}`} {...{ id, side, reason }} />
        ) : (
          <Alert key={side} severity="info">
            {FIELD_NAMES[side]}: it was erased; its hash is kept.
          </Alert>
        ),
      )}
    </Box>
  )
}

type SideProps = {
  readonly id: string
  readonly side: PictureSide
  readonly reason: ViewReason
}

function Side({ id, side, reason }: SideProps) {
  const picture = useIdentityPicture(id, side, reason)
  const name = FIELD_NAMES[side]
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="h3" sx={{ m: 0, fontSize: '1rem' }}>
        {name}
      </Box>
      <PictureViewer name={name} alt={`${name} of the document`} picture={picture} />
    </Box>
  )
}

const SIDES = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 2,
}
