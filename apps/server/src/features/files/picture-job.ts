// What goes between the server and the process that decodes pictures, and what comes of it.

export type FilePurpose = 'avatar' | 'voucher' | 'kyc' | 'chat'

export const PICTURE_SIZES = ['large', 'small'] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

/** What one upload became; private pictures have no small one. */
export type Pictures = { readonly large: Uint8Array; readonly small: Uint8Array | undefined }

export type PictureJob = { readonly bytes: Uint8Array; readonly purpose: FilePurpose }

export type PictureOutcome =
  | {
      readonly kind: 'encoded'
      readonly pictures: Pictures
      /** Of a document: 256 bits of what it looks like, as hexadecimal text. */
      readonly likeness?: string
    }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'too-many-pixels' }

export type WorkerMessage = { readonly kind: 'ready' } | PictureOutcome
