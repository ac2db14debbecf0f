// What the app uses of the overview.

export { Overview } from './overview.tsx'
