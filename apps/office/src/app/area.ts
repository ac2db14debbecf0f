// What an area of the back office is: a place in the menu with its pages.

import { tabStorage } from '@fairtick/ui/device-storage'
import type { Permission } from '@fairtick/wire/admin/roles'
import type { LucideIcon } from 'lucide-react'
import { type ComponentType, createElement, useEffect, useState } from 'react'
import { Loading } from '../parts/loading.tsx'
import type { ListSource } from '../platform/data-provider.ts'

export const AREA_GROUPS = ['Money', 'Customers', 'Operation', 'House', 'Books'] as const

export type Area = {
  /** Its part of the address: `/users`, and `/users/<id>` for a case. */
  readonly name: string
  readonly group: (typeof AREA_GROUPS)[number]
  readonly label: string
  readonly icon: LucideIcon
  /** Behind its name in the menu: what waits there. */
  readonly badge?: ComponentType
  /** Who may see it; `self`: everybody who is signed in. */
  readonly permission: Permission | 'self'
  readonly page: ComponentType
  readonly casePage?: ComponentType
  /** Where the rows of its list come from. */
  readonly list?: ListSource
}

type Loaded = { readonly page?: ComponentType; readonly lost?: unknown }

/**
 * `lazyPage(() => import('../features/users/users-page.tsx'), 'UsersPage')`. Without `Suspense`:
 * React keeps what it shows meanwhile for 300 ms, however soon the page is there.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): ComponentType {
  let kept: ComponentType | undefined
  return function LazyPage() {
    const [{ page, lost }, setLoaded] = useState<Loaded>({ ...(kept && { page: kept }) })
    useEffect(() => {
      if (page !== undefined) return
      const keep = (file: Readonly<Record<Name, ComponentType>>) => {
        kept = file[name]
        setLoaded({ page: kept })
      }
      load()
        .catch(reloadOnce)
        .then(keep, (failure: unknown) => setLoaded({ lost: failure }))
    }, [page])
    if (lost !== undefined) throw lost
    return createElement(page ?? Loading)
  }
}

const RELOADED_AT = 'fairtick-office-reloaded-at'
const RELOAD_AGAIN_MS = 10_000

/**
 * A part that was lost on its way, or is of an older version: a browser asks for it again only when
 * the whole page is loaded anew. Soon after that it is a failure to be shown, as it is where the
 * loading cannot be remembered: a page that never comes must not load for ever.
 */
async function reloadOnce(lost: unknown): Promise<never> {
  const agoMs = Date.now() - Number(tabStorage.read(RELOADED_AT) ?? 0)
  // Of a time ahead, since this device's clock was set back, nothing is known.
  if (agoMs >= 0 && agoMs < RELOAD_AGAIN_MS) throw lost
  if (!tabStorage.write(RELOADED_AT, String(Date.now()))) throw lost
  location.reload()
  return await new Promise<never>(() => {})
}

/** Whether somebody with these permissions may see an area. */
export function maySee(
  { permission }: Pick<Area, 'permission'>,
  permissions: readonly Permission[],
): boolean {
  return permission === 'self' || permissions.includes(permission)
}
