// Calls of files: uploading a picture, showing one, choosing the avatar.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'
import { user } from './session.ts'

/** The purposes that exist so far. */
export const UPLOAD_PURPOSES = ['avatar', 'voucher', 'kyc', 'chat'] as const
export const PICTURE_SIZES = ['large', 'small'] as const

export const fileCalls = {
  uploadFile: defineCall(ROUTES.uploadFile, {
    access: 'session',
    summary: 'Takes a JPEG, PNG or WebP picture (multipart/form-data) and encodes it anew.',
    upload: true,
    body: z.strictObject({ file: field.file, purpose: field.choice(UPLOAD_PURPOSES) }),
    /** Without `url` where nobody but a reviewer sees it again (`kyc`). */
    result: z.object({ id: z.string(), url: z.string().optional() }),
  }),
  file: defineCall(ROUTES.file, {
    access: 'public',
    summary: 'An uploaded picture: avatars by their id, others by a signed address.',
    picture: true,
    query: z.strictObject({
      id: field.id,
      size: field.choice(PICTURE_SIZES).optional(),
      until: field.timeText.optional(),
      signature: field.id.optional(),
    }),
    result: z.object({
      bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
      fileName: z.string(),
      /** How long the reader's own browser may keep it; 0: not at all. */
      keepSeconds: z.int(),
    }),
  }),
  updateAvatar: defineCall(ROUTES.updateAvatar, {
    access: 'session',
    summary: 'Shows an own upload as my avatar, or none.',
    body: z.strictObject({ file: field.id.nullable() }),
    result: user,
  }),
}
