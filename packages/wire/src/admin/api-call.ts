// A call of the back office: route, permission, second factor, what goes in and comes out.

import * as z from 'zod'
import type { Route } from '../routes.ts'
import type { Permission } from './roles.ts'

/** `public`: without a token. `self`: whoever is signed in, about themselves alone. */
export type AdminAccess = 'public' | 'self' | Permission

/**
 * What a writing call asks for beside the session, which may be stolen. `factor`: a code or a
 * passkey in the header `Second-Factor`, which the router uses up before the handler runs. `none`
 * says why a stolen session may do it; SECURITY.md lists these reasons.
 */
export type AdminProof = 'factor' | { readonly none: string }

export type AdminCall = {
  readonly route: Route
  readonly access: AdminAccess
  /** Null: it only reads. */
  readonly proof: AdminProof | null
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

/** Who has no session cannot prove a factor by it. */
type ProofOf<Path extends Route, Who, Proof> = Path['method'] extends 'GET'
  ? { readonly proof?: never }
  : { readonly proof: Who extends 'public' ? Exclude<Proof, 'factor'> : Proof }

const nothing = z.strictObject({})

/** No default of access, none of the proof of what writes: without one it does not compile. */
export function defineAdminCall<
  const Path extends Route,
  Who extends AdminAccess,
  Result extends z.ZodType,
  Proof extends AdminProof = never,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof nothing,
>(route: Path, shape: AdminCallShape<Who, Query, Body, Result> & ProofOf<Path, Who, Proof>) {
  return {
    route: route as Route,
    access: shape.access,
    proof: (shape.proof ?? null) as [Proof] extends [never] ? null : Proof,
    summary: shape.summary,
    keyed: shape.keyed ?? false,
    picture: shape.picture ?? false,
    query: (shape.query ?? nothing) as Query,
    body: (shape.body ?? nothing) as Body,
    result: shape.result,
  }
}
