// What the customers' slice needs from the rest of the server.

import type { Bus } from '../../platform/bus.ts'
import type { AuditParts } from '../audit/public.ts'

export type CustomerDependencies = AuditParts & { readonly bus: Bus }
