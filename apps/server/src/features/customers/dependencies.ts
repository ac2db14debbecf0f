// What the customers' slice needs from the rest of the server.

import type { Bus } from '../../platform/bus.ts'
import type { StaffDependencies } from '../staff/public.ts'

export type CustomerDependencies = StaffDependencies & { readonly bus: Bus }
