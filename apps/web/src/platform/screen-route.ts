// What a route of the app says of its screen. Addresses are flat: what a screen is of, such as an
// order, stands in the query.

import type { ComponentType } from 'react'
import type { Scope } from './i18n.ts'
import type { ScreenPath, Search } from './paths.ts'

type Common = {
  readonly path: ScreenPath | '/pages/trade/contract'
  /** Without this flag a route counts as protected (spec §2). */
  readonly access?: 'public'
  /** The words that are loaded first; without it those of all screens. */
  readonly words?: Scope
}

type WithScreen = Common & {
  readonly load: () => Promise<ComponentType>
  /** Brings what else must be there first, such as the words of money. */
  readonly prepare?: () => Promise<void>
}

/** A link of old: the path with its query that takes its place. */
type LeadingOn = Common & { readonly leadsTo: (search: Search) => string }

export type ScreenRoute = WithScreen | LeadingOn
