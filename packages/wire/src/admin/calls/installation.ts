// What staff see of the installation before they are in.

import * as z from 'zod'
import { defineAdminCall } from '../api-call.ts'
import { ADMIN_ROUTES } from '../routes.ts'

export const installationCalls = {
  installation: defineAdminCall(ADMIN_ROUTES.installation, {
    access: 'public',
    summary: 'Which mode this is, and whether everything in it is made up to be shown around.',
    result: z.object({ mode: z.enum(['practice', 'live']), demo: z.boolean() }),
  }),
}
