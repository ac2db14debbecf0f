// What other features may use of this one.

export { ShareButton } from './parts/share-button.tsx'
export { resultRatio, type ShareContent } from './share-content.ts'
