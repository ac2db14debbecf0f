// Routes of the feature `messages`.

import type { AnyRoute } from '@tanstack/react-router'

export const messageRoutes: AnyRoute[] = []
