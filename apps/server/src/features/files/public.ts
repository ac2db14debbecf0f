// What other slices may use of this one.

export type { DocumentSealer, FileDependencies } from './dependencies.ts'
export { addressOf, addressOfAvatar } from './file-address.ts'
export { createPictureEncoder } from './picture-encoder.ts'
export { removeOrphans } from './remove-orphans.ts'
export { createRoomCheck } from './room-check.ts'
export {
  hasDocuments,
  loadContentHash,
  loadPicture,
  loadSigningKey,
  lockUnusedDocument,
  markUnused,
  markUsed,
  type UnusedDocument,
} from './store.ts'
export { encodeUpload, keepUpload } from './upload-file.ts'
