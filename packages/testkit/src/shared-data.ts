// Recorded market data that does not ship: beside the project, or where SHARED_DATA says.

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const BESIDE_THE_PROJECT = resolve(import.meta.dirname, '../../../../shared/market-data')

/** The path of a file of the shared data; undefined where there is none, so that tests can skip. */
export function findSharedData(name: string): string | undefined {
  const path = join(process.env.SHARED_DATA ?? BESIDE_THE_PROJECT, name)
  return existsSync(path) ? path : undefined
}
