// A call of the back office: route, the permission that it needs, what goes in and comes out.

import * as z from 'zod'
import type { Route } from '../routes.ts'
import type { Permission } from './roles.ts'

/** `public`: without a token. `self`: whoever is signed in, about themselves alone. */
export type AdminAccess = 'public' | 'self' | Permission

export type AdminCall = {
  readonly route: Route
  readonly access: AdminAccess
  readonly summary: string
  /** Understands an Idempotency-Key: what was done once is answered again, not done again. */
  readonly keyed: boolean
  /** Answered with a WebP picture instead of JSON. */
  readonly picture: boolean
  readonly query: z.ZodType
  readonly body: z.ZodType
  readonly result: z.ZodType
}

type AdminCallShape<Who, Query, Body, Result> = {
  readonly access: Who
  readonly summary: string
  readonly keyed?: true
  readonly picture?: true
  readonly query?: Query
  readonly body?: Body
  readonly result: Result
}

const nothing = z.strictObject({})

/** There is no default access: a call without one does not compile. */
export function defineAdminCall<
  Who extends AdminAccess,
  Result extends z.ZodType,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof nothing,
>(route: Route, shape: AdminCallShape<Who, Query, Body, Result>) {
  return {
    route,
    access: shape.access,
    summary: shape.summary,
    keyed: shape.keyed ?? false,
    picture: shape.picture ?? false,
    query: (shape.query ?? nothing) as Query,
    body: (shape.body ?? nothing) as Body,
    result: shape.result,
  }
}
