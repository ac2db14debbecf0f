// What writing and deciding about texts needs of the rest of the server.

import type { StaffDependencies } from '../../staff/public.ts'

export type EditDependencies = Pick<
  StaffDependencies,
  'database' | 'nowMs' | 'exportHeads' | 'rowSeal'
> & {
  /** After something was published, as a hint. */
  readonly onPublished: () => void
}
