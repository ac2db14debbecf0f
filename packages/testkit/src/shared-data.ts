// Market data beside the repository that may not ship in it: tests on it are skipped without it.

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const BESIDE_THE_REPOSITORY = new URL('../../../../shared/market-data/', import.meta.url)

/** `SHARED_DATA`, else the folder beside the repository; undefined where there is none. */
export function findSharedData(): string | undefined {
  const folder = process.env.SHARED_DATA ?? fileURLToPath(BESIDE_THE_REPOSITORY)
  return existsSync(folder) ? resolve(folder) : undefined
}
