// Routes of the feature `help`.

import type { AnyRoute } from '@tanstack/react-router'

export const helpRoutes: AnyRoute[] = []
