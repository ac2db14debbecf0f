// Sends a cut-out picture and makes it the avatar; what has arrived is not sent again.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../platform/client-instance.ts'
import { type User, useClientState } from '../../platform/client-state.ts'
import { userQuery } from '../../platform/shared-queries.ts'
import { uploadPicture } from '../../platform/upload-picture.ts'
import { type Crop, squareOf } from './avatar-crop.ts'
import { cutOut } from './chosen-picture.ts'

export type AvatarUpload = {
  readonly state: 'idle' | 'sending' | 'failed'
  /** 0 to 100: what has gone out. */
  readonly percent: number
  readonly failure: unknown
  readonly send: (picture: ImageBitmap, crop: Crop) => void
  readonly stop: () => void
}

type Progress = Pick<AvatarUpload, 'state' | 'percent' | 'failure'>

const IDLE: Progress = { state: 'idle', percent: 0, failure: undefined }

export function useAvatarUpload(onDone: () => void): AvatarUpload {
  const [progress, setProgress] = useState(IDLE)
  const keepUser = useKeepUser()
  const running = useRef<AbortController>(undefined)
  /** The upload that arrived, by the very crop that was sent. */
  const arrived = useRef<{ crop: Crop; id: string }>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const stop = () => {
    running.current?.abort()
    running.current = undefined
    setProgress(IDLE)
  }
  const send = async (picture: ImageBitmap, crop: Crop) => {
    if (running.current !== undefined) return
    const control = new AbortController()
    running.current = control
    const show = (next: Partial<Progress>) => {
      if (running.current === control) setProgress({ ...IDLE, ...next })
    }
    show({ state: 'sending' })
    try {
      if (arrived.current?.crop !== crop) {
        const { id } = await uploadPicture(await cutOut(picture, squareOf(crop)), 'avatar', {
          signal: control.signal,
          onSent: (share) => show({ state: 'sending', percent: share * 100 }),
        })
        arrived.current = { crop, id }
      }
      if (running.current !== control) return
      keepUser(await call('updateAvatar', { body: { file: arrived.current.id } }))
      show({})
      if (running.current === control) onDone()
    } catch (failure) {
      // Whoever stopped it knows.
      show({ state: 'failed', failure })
    } finally {
      if (running.current === control) running.current = undefined
    }
  }
  return { ...progress, send: (picture, crop) => void send(picture, crop), stop }
}

/** What a call answered about me is what every screen shows from now on. */
export function useKeepUser(): (user: User) => void {
  const queries = useQueryClient()
  return (user) => {
    queries.setQueryData(userQuery.queryKey, user)
    useClientState.setState({ user })
  }
}
