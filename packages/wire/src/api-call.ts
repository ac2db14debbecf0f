// A call of the API: route, who may make it, the schemas of what goes in and what comes out.

import * as z from 'zod'
import type { Route } from './routes.ts'

/** `public`: no token needed. `session`: a customer's token. */
export type Access = 'public' | 'session'

export type Call = {
  readonly route: Route
  readonly access: Access
  readonly summary: string
  /** Accepts an Idempotency-Key (marked ⚷ in the docs): moves money or opens or closes. */
  readonly keyed: boolean
  /** Answered without the envelope. */
  readonly bare: boolean
  /** The body comes as multipart/form-data: its `file` is one, the rest are fields. */
  readonly upload: boolean
  /** Answered with a WebP picture instead of JSON. */
  readonly picture: boolean
  readonly query: z.ZodType
  readonly body: z.ZodType
  readonly result: z.ZodType
}

type CallShape<Who, Query, Body, Result> = {
  readonly access: Who
  readonly summary: string
  readonly keyed?: true
  readonly bare?: true
  readonly upload?: true
  readonly picture?: true
  readonly query?: Query
  readonly body?: Body
  readonly result: Result
}

const nothing = z.strictObject({})

/** Completes a call's defaults: no query, no body, not keyed, enveloped. */
export function defineCall<
  Who extends Access,
  Result extends z.ZodType,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof nothing,
>(route: Route, shape: CallShape<Who, Query, Body, Result>) {
  return {
    route,
    access: shape.access,
    summary: shape.summary,
    keyed: shape.keyed ?? false,
    bare: shape.bare ?? false,
    upload: shape.upload ?? false,
    picture: shape.picture ?? false,
    query: (shape.query ?? nothing) as Query,
    body: (shape.body ?? nothing) as Body,
    result: shape.result,
  }
}
