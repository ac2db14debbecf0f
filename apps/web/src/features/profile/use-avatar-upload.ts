// Sends a cut-out picture and makes it the avatar.

import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import { type User, useClientState } from '../../platform/client-state.ts'
import { userQuery } from '../../platform/shared-queries.ts'
import { type PictureUpload, usePictureUpload } from '../../platform/use-picture-upload.ts'
import { type Crop, squareOf } from './avatar-crop.ts'
import { cutOut } from './avatar-picture.ts'

/** Cut anew, it is another one. */
export type CutPicture = { readonly picture: ImageBitmap; readonly crop: Crop }

export function useAvatarUpload(onDone: () => void): PictureUpload<CutPicture> {
  const keepUser = useKeepUser()
  return usePictureUpload({
    purpose: 'avatar',
    encode: ({ picture, crop }) => cutOut(picture, squareOf(crop)),
    onArrived: async (file) => {
      keepUser(await call('updateAvatar', { body: { file } }))
      onDone()
    },
  })
}

/** What a call answered about me is what every screen shows from now on. */
export function useKeepUser(): (user: User) => void {
  const queries = useQueryClient()
  return (user) => {
    queries.setQueryData(userQuery.queryKey, user)
    useClientState.setState({ user })
  }
}
