// The call of the back office that says what kind of installation this is, before anybody is in.

import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import type { Config } from '../../platform/config.ts'

export type InstallationLook = {
  readonly config: Pick<Config, 'mode'>
  readonly isDemo: boolean
}

export function installationRoutes({
  config,
  isDemo,
}: InstallationLook): AdminHandlers<'installation'> {
  return { installation: async () => ({ mode: config.mode, demo: isDemo }) }
}
