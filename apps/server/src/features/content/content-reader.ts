// What is shown of the operator's texts now: sealed, of its time, with the texts that shipped
// beneath it.

import type { ContentKind, DocumentKind } from '@fairtick/wire/content-kinds'
import type { Database } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { type ContentForm, readContent } from './content-payload.ts'
import { type ContentVersion, listPublished, loadPublished } from './content-store.ts'
import { ensureShipped } from './ensure-shipped.ts'
import { isPublished } from './seal-content.ts'

export type ShownContent = {
  readonly id: string
  readonly item: string
  readonly version: number
  readonly startMs: number
  readonly form: ContentForm
}

export type ContentReader = {
  readonly database: Database
  readonly nowMs: () => number
  /** The one that stands. */
  readonly document: (kind: DocumentKind) => Promise<ShownContent>
  /** Newest first; of announcements also those that have ended. */
  readonly listShown: (kind: ContentKind) => Promise<readonly ShownContent[]>
  /** Undefined: nobody let it through, whatever its row says. */
  readonly show: (version: ContentVersion) => ShownContent | undefined
  /** Once what ships is there; several may ask at once. */
  readonly ready: () => Promise<void>
}

export function openContentReader(parts: {
  readonly database: Database
  readonly rowSeal: RowSeal
  readonly nowMs: () => number
  /** Another process puts there what ships: of two releases that run at once, the engine's. */
  readonly isShipped?: boolean
}): ContentReader {
  const { database, rowSeal, nowMs, isShipped = false } = parts
  let shipping: Promise<void> | undefined
  const ready = () => {
    if (isShipped) return Promise.resolve()
    shipping ??= ensureShipped(parts).catch((fault: unknown) => {
      shipping = undefined
      throw fault
    })
    return shipping
  }
  const show = (version: ContentVersion): ShownContent | undefined => {
    const { id, item, startMs } = version
    if (startMs === null || !isPublished(rowSeal, version)) return undefined
    return { id, item, version: version.version, startMs, form: readContent(version.payload) }
  }
  return {
    ...{ database, nowMs, show, ready },
    document: async (kind) => {
      await ready()
      const stored = await loadPublished(database, kind)
      const shown = stored === undefined ? undefined : show(stored)
      if (shown === undefined) throw new Error(`no ${kind} that two people let through is there`)
      return shown
    },
    listShown: async (kind) => {
      await ready()
      const now = nowMs()
      return (await listPublished(database, kind))
        .filter(({ startMs }) => (startMs ?? 0) <= now)
        .flatMap((version) => show(version) ?? [])
    },
  }
}
