// Sending a picture for a purpose, and what is done with it; what has arrived is not sent again.

import type { CallInput } from '@fairtick/wire/api-contract'
import { useEffect, useRef, useState } from 'react'
import { uploadPicture } from './upload-picture.ts'

export type PictureUpload<Picture> = {
  readonly state: 'idle' | 'sending' | 'failed'
  /** 0 to 100: what has gone out. */
  readonly percent: number
  readonly failure: unknown
  readonly send: (picture: Picture) => void
  readonly stop: () => void
}

export type UploadSettings<Picture> = {
  readonly purpose: CallInput<'uploadFile'>['body']['purpose']
  readonly encode: (picture: Picture) => Promise<Blob>
  /** Gets the id of the upload; may throw, and a repetition calls it again with the same id. */
  readonly onArrived: (fileId: string, picture: Picture) => Promise<void> | void
}

type Progress = Pick<PictureUpload<unknown>, 'state' | 'percent' | 'failure'>

const IDLE: Progress = { state: 'idle', percent: 0, failure: undefined }

/** The same picture, by identity, goes out once, however often it is sent. */
export function usePictureUpload<Picture>({
  purpose,
  encode,
  onArrived,
}: UploadSettings<Picture>): PictureUpload<Picture> {
  const [progress, setProgress] = useState(IDLE)
  const running = useRef<AbortController>(undefined)
  const arrived = useRef<{ picture: Picture; id: string }>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const stop = () => {
    running.current?.abort()
    running.current = undefined
    setProgress(IDLE)
  }
  const send = async (picture: Picture) => {
    if (running.current !== undefined) return
    const control = new AbortController()
    running.current = control
    const show = (next: Partial<Progress>) => {
      if (running.current === control) setProgress({ ...IDLE, ...next })
    }
    show({ state: 'sending' })
    try {
      if (arrived.current?.picture !== picture) {
        const { id } = await uploadPicture(await encode(picture), purpose, {
          signal: control.signal,
          onSent: (share) => show({ state: 'sending', percent: share * 100 }),
        })
        arrived.current = { picture, id }
      }
      // Whoever stopped it knows.
      if (running.current !== control) return
      await onArrived(arrived.current.id, picture)
      show({})
    } catch (failure) {
      show({ state: 'failed', failure })
    } finally {
      if (running.current === control) running.current = undefined
    }
  }
  return { ...progress, send: (picture) => void send(picture), stop }
}
