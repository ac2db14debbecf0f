// What the processes of the bench of reads are told, and what they tell back.

export type ReadersTask = {
  readonly port: number
  readonly tokens: readonly string[]
  /** With its query. */
  readonly path: string
  readonly callers: number
  readonly windowMs: number
}

export type ReadersReport = {
  readonly calls: number
  readonly p99Ms: number
  /** Of one answer's body. */
  readonly bytes: number
}

/** undefined: PGlite in the process of the routes. */
export type BareRoutesTask = { readonly databaseUrl: string | undefined }

export type BareRoutesReport = { readonly port: number }
