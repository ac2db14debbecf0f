// A call of the API: route, who may make it, the schemas of what goes in and what comes out.

import type { AccountUse } from '@fairtick/core/account/account-access'
import * as z from 'zod'
import type { Route } from './routes.ts'

/** `public`: no token needed. `session`: a customer's token. */
export type Access = 'public' | 'session'

export type Call = {
  readonly route: Route
  readonly access: Access
  /** What it does with the trading account that the header names; undefined: nothing. */
  readonly account: AccountUse | undefined
  readonly summary: string
  /** Accepts an Idempotency-Key (marked ⚷ in the docs): moves money or opens or closes. */
  readonly keyed: boolean
  /** Answered without the envelope. */
  readonly bare: boolean
  /** The body comes as multipart/form-data: its `file` is one, the rest are fields. */
  readonly upload: boolean
  /** Answered with a WebP picture instead of JSON. */
  readonly picture: boolean
  /** Pages of every origin may read the answer: it is of no caller. */
  readonly anyOrigin: boolean
  readonly query: z.ZodType
  readonly body: z.ZodType
  readonly result: z.ZodType
}

type CallShape<Who, Use, Query, Body, Result> = {
  readonly access: Who
  readonly account?: Use
  readonly summary: string
  readonly keyed?: true
  readonly bare?: true
  readonly upload?: true
  readonly picture?: true
  readonly anyOrigin?: true
  readonly query?: Query
  readonly body?: Body
  readonly result: Result
}

const nothing = z.strictObject({})

/** Completes a call's defaults: no account, no query, no body, not keyed, enveloped. */
export function defineCall<
  Who extends Access,
  Result extends z.ZodType,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof nothing,
  Use extends AccountUse | undefined = undefined,
>(route: Route, shape: CallShape<Who, Use, Query, Body, Result>) {
  return {
    route,
    access: shape.access,
    account: shape.account as Use,
    summary: shape.summary,
    keyed: shape.keyed ?? false,
    bare: shape.bare ?? false,
    upload: shape.upload ?? false,
    picture: shape.picture ?? false,
    anyOrigin: shape.anyOrigin ?? false,
    query: (shape.query ?? nothing) as Query,
    body: (shape.body ?? nothing) as Body,
    result: shape.result,
  }
}
