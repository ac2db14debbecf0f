// What other features may use of this one.

export { LazyMyOptionsPanel } from './lazy-my-options-panel.ts'
export { LazyOptionPanel } from './lazy-option-panel.ts'
export { ClosedOption } from './parts/closed-option.tsx'
export { DirectionLabel } from './parts/direction-label.tsx'
export { ResultFigures } from './parts/result-figures.tsx'
export { RunningOption } from './parts/running-option.tsx'
export { RunningSkeleton } from './parts/running-skeleton.tsx'
export { RESULT_SENTENCES, RESULT_WORDS } from './result-words.ts'
export { breakEvenOf, sumStakes } from './ticket-form.ts'
