// Routes of the feature `settings`.

import type { AnyRoute } from '@tanstack/react-router'

export const settingRoutes: AnyRoute[] = []
