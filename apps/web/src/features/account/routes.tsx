// Routes of the feature `account`.

import type { AnyRoute } from '@tanstack/react-router'

export const accountRoutes: AnyRoute[] = []
