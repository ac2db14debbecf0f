// Sending what is asked for: the photos go up one after the other, then all of it is sent once
// under one key. What has gone up is not sent again.

import type { CallInput } from '@fairtick/wire/api-contract'
import { newIdempotencyKey } from '@fairtick/wire/idempotency-key'
import { type IdentityField, PICTURE_SIDES, type PictureSide } from '@fairtick/wire/identity-rules'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../platform/client-instance.ts'
import { uploadPicture } from '../../platform/upload-picture.ts'
import { forgetSent, type IdentityDraft } from './identity-draft.ts'
import { takeIdentity } from './identity-query.ts'
import type { Photo } from './photo.ts'

export type IdentitySending = {
  readonly isSending: boolean
  /** 0 to 100: what has gone out of the photos. */
  readonly percent: number
  readonly failure: unknown
  readonly send: (fields: readonly IdentityField[], draft: IdentityDraft) => void
  readonly stop: () => void
}

type Progress = Pick<IdentitySending, 'isSending' | 'percent' | 'failure'>
type Body = CallInput<'submitIdentity'>['body']

const IDLE: Progress = { isSending: false, percent: 0, failure: undefined }

export function useIdentitySending(): IdentitySending {
  const [progress, setProgress] = useState(IDLE)
  const running = useRef<AbortController>(undefined)
  const arrived = useRef(new Map<Photo, string>())
  /** The same again has the same key: it can have only one outcome. */
  const last = useRef<{ readonly text: string; readonly key: string }>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const upload = async (
    sides: readonly PictureSide[],
    photos: IdentityDraft['photos'],
    { signal }: AbortController,
  ): Promise<Pick<Body, PictureSide>> => {
    const ids: Partial<Record<PictureSide, string>> = {}
    for (const [at, side] of sides.entries()) {
      const photo = photos[side]
      if (photo === undefined) continue
      const onSent = (share: number) =>
        setProgress({ ...IDLE, isSending: true, percent: ((at + share) / sides.length) * 100 })
      const id =
        arrived.current.get(photo) ??
        (await uploadPicture(photo.content, 'kyc', { signal, onSent })).id
      arrived.current.set(photo, id)
      ids[side] = id
    }
    return ids
  }
  const sendNow = async (fields: readonly IdentityField[], draft: IdentityDraft) => {
    const control = new AbortController()
    running.current = control
    setProgress({ ...IDLE, isSending: true })
    try {
      const sides = PICTURE_SIDES.filter((side) => fields.includes(side))
      const body = { ...textsOf(fields, draft), ...(await upload(sides, draft.photos, control)) }
      const text = JSON.stringify(body)
      const key = last.current?.text === text ? last.current.key : newIdempotencyKey()
      last.current = { text, key }
      takeIdentity(await call('submitIdentity', { body }, { idempotencyKey: key }))
      forgetSent()
      setProgress(IDLE)
    } catch (failure) {
      if (running.current === control) setProgress({ ...IDLE, failure })
    } finally {
      if (running.current === control) running.current = undefined
    }
  }
  return {
    ...progress,
    send: (fields, draft) => {
      if (running.current === undefined) void sendNow(fields, draft)
    },
    stop: () => {
      running.current?.abort()
      running.current = undefined
      setProgress(IDLE)
    },
  }
}

function textsOf(fields: readonly IdentityField[], draft: IdentityDraft): Body {
  const { idType, country, name, idNumber } = draft
  return {
    ...(fields.includes('idType') && idType !== undefined && { idType }),
    ...(fields.includes('country') && country !== '' && { country }),
    ...(fields.includes('name') && { name: name.trim() }),
    ...(fields.includes('idNumber') && { idNumber: idNumber.trim() }),
  }
}
