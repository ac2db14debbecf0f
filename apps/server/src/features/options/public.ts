// What other slices may use of this one.

export { type FindOptionDetail, optionDetailFinder } from './find-detail.ts'
export { createPresentOption, type PresentOption } from './present-option.ts'
export { readQuotedPrice } from './read-quoted-price.ts'
export { listOptionsBehind, loadOption } from './store.ts'
