// What other slices may use of this one.

export type { DocumentSealer, FileDependencies } from './dependencies.ts'
export { addressOf, addressOfAvatar } from './file-address.ts'
export { createFileFolder, type FileFolder } from './file-folder.ts'
export { createPictureEncoder } from './picture-encoder.ts'
export { removeOrphans } from './remove-orphans.ts'
export {
  hasDocuments,
  loadContentHash,
  loadSigningKey,
  lockUnusedDocument,
  markUnused,
  markUsed,
  type UnusedDocument,
} from './store.ts'
export { encodeUpload, keepUpload } from './upload-file.ts'
