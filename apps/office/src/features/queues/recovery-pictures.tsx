// The pictures that were added, each opened with the reason that is written down.

import type { ViewReason } from '@fairtick/wire/identity-rules'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { Section } from '../../parts/section.tsx'
import { PictureViewer } from './parts/picture-viewer.tsx'
import { ViewReasonChoice } from './parts/view-reason-choice.tsx'
import type { RecoveryCase } from './recovery-case.ts'
import { useRecoveryPicture } from './use-picture.ts'

export function RecoveryPictures({ found }: { readonly found: RecoveryCase }) {
  const [reason, setReason] = useState<ViewReason>('review')
  const [isShown, setIsShown] = useState(false)
  const there = found.pictures.filter(({ isErased }) => !isErased)
  if (there.length === 0) {
    return (
      <Section title="Pictures">
        <Alert severity="info">They were erased.</Alert>
      </Section>
    )
  }
  return (
    <Section title="Pictures">
      <ViewReasonChoice reason={reason} onChoose={setReason} />
      {isShown ? (
        there.map(({ id }, place) => (
          <Shown key={`${id} ${reason}`} {...{ found, reason }} picture={id} place={place + 1} />
        ))
      ) : (
        <Box>
          <Button variant="outlined" onClick={() => setIsShown(true)}>
            Show {there.length === 1 ? 'the picture' : `${there.length} pictures`}
          </Button>
        </Box>
      )}
    </Section>
  )
}

type ShownProps = {
  readonly found: RecoveryCase
  readonly picture: string
  readonly reason: ViewReason
  readonly place: number
}

function Shown({ found, picture, reason, place }: ShownProps) {
  const opened = useRecoveryPicture(found.id, picture, reason)
  const name = `Picture ${place}`
  return <PictureViewer name={name} alt={`${name} of the document`} picture={opened} />
}
