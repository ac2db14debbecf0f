// Sends a cut-out picture and makes it the avatar.

import { call } from '../../platform/client-instance.ts'
import { type PictureUpload, usePictureUpload } from '../../platform/use-picture-upload.ts'
import { useStoreUser } from '../../platform/use-store-user.ts'
import { type Crop, squareOf } from './avatar-crop.ts'
import { cutOut } from './avatar-picture.ts'

/** Cut anew, it is another one. */
export type CutPicture = { readonly picture: ImageBitmap; readonly crop: Crop }

export function useAvatarUpload(onDone: () => void): PictureUpload<CutPicture> {
  const keepUser = useStoreUser()
  return usePictureUpload({
    purpose: 'avatar',
    encode: ({ picture, crop }) => cutOut(picture, squareOf(crop)),
    onArrived: async (file) => {
      keepUser(await call('updateAvatar', { body: { file } }))
      onDone()
    },
  })
}
