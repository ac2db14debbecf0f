// What other slices may use of this one.

export type { FileDependencies } from './dependencies.ts'
export { addressOfAvatar } from './file-address.ts'
export { createFileFolder, type FileFolder } from './file-folder.ts'
export { createPictureEncoder } from './picture-encoder.ts'
export { removeOrphans } from './remove-orphans.ts'
export { loadContentHash, markUnused, markUsed } from './store.ts'
