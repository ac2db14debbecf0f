// Routes of the feature `session`.

import type { AnyRoute } from '@tanstack/react-router'

export const sessionRoutes: AnyRoute[] = []
