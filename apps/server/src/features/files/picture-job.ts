// What goes between the server and the process that decodes pictures.

import type { Pictures } from './file-folder.ts'

export type FilePurpose = 'avatar' | 'voucher' | 'kyc' | 'chat'

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
