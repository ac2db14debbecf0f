// Routes of the feature `profile`.

import type { AnyRoute } from '@tanstack/react-router'

export const profileRoutes: AnyRoute[] = []
