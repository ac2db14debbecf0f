// What other slices may use of this one.

export { createPresentOption, type PresentOption } from './present-option.ts'
